import { answers } from './failures';
import { rowsOf } from './row';
import { columns, dialog, isAt, lacks, press, shows } from './steps';

const PLACES = ['Main dashboard (/)', 'Specific failures'];
const row = rowsOf('admin', '/', PLACES);
const CARDS = ['Total Appointments', 'Active Doctors', 'Pending Leads', "Today's Appointments"];

export const DASHBOARD = [
  row(['Dashboard Overview', 'Enquiries'], [shows(...CARDS, 'Today')]),
  row([], [shows('Recent Activity', 'Quick Actions', 'Recent Appointments')]),
  row([], [press('Add Doctor'), dialog('Add Doctor Profile')]),
  row([], [press('Book Appointment'), dialog('Book New Appointment')]),
  row([], [press('Assign Lead'), dialog('Assign Lead')]),
  row([], [press('Export Report'), dialog('Export Report'), shows('Export Appointments CSV', 'Export Leads CSV')]),
  row([], [columns('Recent Appointments', 'Patient', 'Doctor', 'Date & Time', 'Status', 'Actions')]),
  row(['No recent activities'], [], { before: [answers('GET', 'appointments', { json: [], total: 0 })] }),
  rowsOf('agent', '/', PLACES)(['Dashboard Overview'], [shows(...CARDS, 'Assign Lead'), lacks('Add Doctor', 'Export Report')]),
  rowsOf('agent', '/', PLACES)([], [press('Book Appointment'), dialog('Book New Appointment')]),
  rowsOf('doctor', '/', PLACES)([], [isAt('/doctor-dashboard')]),
  rowsOf('hospital', '/', PLACES)([], [isAt('/hospital-dashboard')]),
];
