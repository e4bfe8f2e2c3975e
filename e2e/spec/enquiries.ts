import { fails } from './failures';
import { rowsOf } from './row';
import type { Stage } from './stage';
import { columns, dialog, menu, press, segments, takes } from './steps';

const PLACES = ['Enquiries Management (dashboard Enquiries tab, admin only)', 'Specific failures', 'Success messages'];
const own = async (stage: Stage): Promise<string> => {
  stage.name = (await stage.made.enquiry()).name;
  return `/?tab=enquiries&q=${encodeURIComponent(stage.name)}`;
};
const tab = press('Enquiries');
const row = rowsOf('admin', '/', PLACES);
const ownRow = rowsOf('admin', own, PLACES);
const COLUMNS = ['Contact', 'Organization', 'Status', 'Priority', 'Assigned Agent', 'Date', 'Actions'];
const updating = [takes('Edit'), dialog('Update Enquiry'), press(/^(Save|Update)/u)];

export const ENQUIRIES = [
  rowsOf('agent', '/?tab=enquiries', PLACES)(['Access restricted to administrators only.']),
  row([], [tab, columns('Enquiries', ...COLUMNS)]),
  row([], [tab, menu('View Details', 'Edit', 'Delete')]),
  row([], [tab, segments('Status', 'All', 'New', 'Contacted', 'Converted', 'Closed')]),
  ownRow(['Not specified', 'Unassigned']),
  ownRow(['Enquiry updated successfully.'], updating),
  ownRow(['Failed to update enquiry.'], updating, { before: [fails('PUT', 'enquiries/*')] }),
  ownRow(['Failed to delete enquiry.'], [takes('Delete')], { before: [fails('DELETE', 'enquiries/*')] }),
  ownRow(['Enquiry deleted successfully.'], [takes('Delete')]),
];
