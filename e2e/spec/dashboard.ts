import { answers } from './failures';
import { rowsOf } from './row';
import { columns, isAt, shows } from './steps';

const PLACES = ['Main dashboard (/)', 'Specific failures'];
const row = rowsOf('admin', '/', PLACES);
const CARDS = ['Total Appointments', 'Active Doctors', 'Pending Leads', "Today's Appointments"];

export const DASHBOARD = [
  row(['Dashboard Overview', 'Enquiries'], [shows(...CARDS, 'Today')]),
  row([], [shows('Recent Activity', 'Quick Actions', 'Recent Appointments')]),
  row([], [shows('Add Doctor', 'Book Appointment', 'Assign Lead', 'Export Report')]),
  row([], [columns('Recent Appointments', 'Patient', 'Doctor', 'Date & Time', 'Status', 'Actions')]),
  row(['No recent activities'], [], { before: [answers('GET', 'appointments', { json: [], total: 0 })] }),
  rowsOf('agent', '/', PLACES)(['Dashboard Overview'], [shows(...CARDS)]),
  rowsOf('doctor', '/', PLACES)([], [isAt('/doctor-dashboard')]),
  rowsOf('hospital', '/', PLACES)([], [isAt('/hospital-dashboard')]),
];
