import { rowsOf } from './row';
import { dialog, shows, takes } from './steps';

const row = rowsOf('doctor', '/doctor-dashboard', ['Doctor dashboard (/doctor-dashboard)']);

export const DOCTOR = [
  row([], [shows('Doctor Dashboard', 'Total Appointments', "Today's Appointments", "Today's Schedule", 'All Appointments')]),
  row(
    [],
    [takes('Update Appointment'), dialog('Update Appointment'), shows('Confirmed', 'Completed', 'Cancelled', 'No Show', 'Feedback/Notes')],
  ),
];
