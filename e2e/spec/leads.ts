import { fails } from './failures';
import { rowsOf } from './row';
import type { Stage } from './stage';
import { columns, dialog, menu, press, proves, shows, takes, type } from './steps';

const PLACES = ['Lead Tracker (/leads)', 'Specific failures', 'Success messages'];
const row = rowsOf('admin', '/leads', PLACES);
const ownRow = rowsOf(
  'admin',
  async (stage: Stage) => {
    stage.name = (await stage.made.lead()).patientName;
    return `/leads?q=${encodeURIComponent(stage.name)}`;
  },
  PLACES,
);
const COLUMNS = ['Patient', 'Contact', 'Location & Specialty', 'Priority', 'Status', 'Assigned Doctor', 'Created', 'Actions'];

export const LEADS = [
  row([], [shows('Lead Tracker', 'Export CSV', 'Add Lead'), columns('Leads', ...COLUMNS)]),
  row([], [menu('View Details', 'Edit Lead', 'Book Appointment', 'Mark Contacted', 'Mark Converted', 'Delete Lead')]),
  row(['No leads found'], [], { at: '/leads?q=nobody-has-this-name' }),
  row(['Export Started'], [proves, press('Export CSV')]),
  row(
    ['Lead created successfully.'],
    [press('Add Lead'), dialog('Add Lead'), type('Patient Name', 'Suresh Rao'), type('Phone Number', '+91 98450 12345'), press('Add Lead')],
  ),
  ownRow(['Lead updated successfully.'], [takes('Edit Lead'), dialog('Edit Lead'), type('City', 'Nashik'), press('Save Lead')]),
  ownRow(['Lead status updated successfully.'], [takes('Mark Contacted')]),
  ownRow(['Failed to delete lead.'], [takes('Delete Lead'), press('Delete')], { before: [fails('DELETE', 'leads/*')] }),
  ownRow(['Lead deleted successfully.'], [takes('Delete Lead'), press('Delete')]),
];
