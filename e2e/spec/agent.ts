import { rowsOf } from './row';
import { press, shows } from './steps';

const row = rowsOf('agent', '/agent-dashboard', ['Agent dashboard (/agent-dashboard)']);
const leadToTake = async (stage: { made: { lead(): Promise<unknown> } }): Promise<string> => {
  await stage.made.lead();
  return '/agent-dashboard';
};

export const AGENT = [
  row(['My Assigned Leads', 'My Appointments'], [shows('My Leads', 'My Appointments', 'Unassigned Leads', "Today's Appointments")]),
  row(
    [],
    [shows('Quick Actions', 'Book Appointment', 'Call Patient', 'Assign Lead', 'Update Status', 'Recent Activity', 'Available Leads')],
  ),
  row(['Assign to Me'], [], { at: leadToTake }),
  row([], [press('Call Patient'), (stage) => stage.page.getByRole('dialog', { name: 'Call Patient' }).waitFor()]),
  row([], [press('Assign Lead'), (stage) => stage.page.getByRole('dialog').waitFor()]),
  row([], [press('Update Status'), (stage) => stage.page.getByRole('dialog', { name: 'Update Status' }).waitFor()]),
];
