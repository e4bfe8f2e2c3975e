import assert from 'node:assert/strict';
import { fails } from './failures';
import { rowsOf, type Step } from './row';
import type { Stage } from './stage';
import { columns, dialog, menu, press, takes, type } from './steps';

const PLACES = ['Enquiries Management (dashboard Enquiries tab, admin only)', 'Specific failures', 'Success messages'];
const own = async (stage: Stage): Promise<string> => {
  stage.name = (await stage.made.enquiry()).name;
  return '/';
};
const find = type('Search name, email or organization', ({ name }: Stage) => name);
const onlyOwn = (stage: Stage): Promise<void> =>
  stage.page
    .getByText('1 of 1')
    .first()
    .waitFor({ timeout: 2000 })
    .catch(() => undefined);
const tab = press('Enquiries');
/** The filter shows its choices side by side. */
const statuses =
  (...names: string[]): Step =>
  async ({ page }) => {
    const filter = page.getByRole('radiogroup', { name: 'Status' });
    await filter.waitFor();
    assert.deepEqual(
      (await filter.innerText())
        .split('\n')
        .map((name) => name.trim())
        .filter(Boolean),
      names,
    );
  };
const row = rowsOf('admin', '/', PLACES);
const ownRow = (says: readonly string[], steps: Parameters<typeof row>[1] = [], rest: Parameters<typeof row>[2] = {}) =>
  row(says, [tab, find, onlyOwn, ...steps], { at: own, ...rest });
const COLUMNS = ['Contact', 'Organization', 'Status', 'Priority', 'Assigned Agent', 'Date', 'Actions'];
const updating = [takes('Edit'), dialog('Update Enquiry'), press(/^(Save|Update)/u)];

export const ENQUIRIES = [
  rowsOf('agent', '/?tab=enquiries', PLACES)(['Access restricted to administrators only.']),
  row([], [tab, columns('Enquiries', ...COLUMNS)]),
  row([], [tab, menu('View Details', 'Edit', 'Delete')]),
  row([], [tab, statuses('All', 'New', 'Contacted', 'Converted', 'Closed')]),
  ownRow(['Not specified', 'Unassigned']),
  ownRow(['Enquiry updated successfully.'], updating),
  ownRow(['Failed to update enquiry.'], updating, { before: [fails('PUT', 'enquiries/*')] }),
  ownRow(['Failed to delete enquiry.'], [takes('Delete')], { before: [fails('DELETE', 'enquiries/*')] }),
  ownRow(['Enquiry deleted successfully.'], [takes('Delete')]),
];
