import { fails, refusesToCopy } from './failures';
import { rowsOf, type Step } from './row';
import type { Stage } from './stage';
import { choose, dialog, menu, press, proves, shows, takes, type } from './steps';

const PLACES = ['Hospital form', 'Specific failures', 'Success messages'];
const row = rowsOf('admin', '/hospitals', PLACES);
const ownRow = rowsOf(
  'admin',
  async (stage: Stage) => {
    stage.name = (await stage.made.hospital()).name;
    return `/hospitals?q=${encodeURIComponent(stage.name)}`;
  },
  PLACES,
);
const adding = [press('Add Hospital'), dialog('Add Hospital')];
const code = [takes('QR Code'), dialog(/^QR Code/u)];
const mayCopy: Step = ({ page }) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

export const HOSPITALS = [
  row([], [shows('Hospital Management', 'Total Hospitals', 'Active', 'Inactive'), menu('QR Code', 'View Details', 'Edit', 'Delete')]),
  row(
    ['Hospital name is required', 'City is required', 'Valid email is required'],
    [...adding, type('Email', 'nonsense'), press('Add Hospital')],
  ),
  row(
    ['Hospital created successfully.'],
    [...adding, type('Hospital name', () => `Clinic ${Date.now()}`), choose('City', 'Pune'), press('Add Hospital')],
  ),
  ownRow(
    ['Hospital updated successfully.'],
    [takes('Edit'), dialog('Edit Hospital'), type('Address', '1 Main Road'), press('Save Hospital')],
  ),
  ownRow(['Hospital deleted successfully.'], [proves, takes('Delete'), press('Delete')]),
  row([], [...code, shows('Copy', 'Download QR', 'Open Page')]),
  row(['URL Copied'], [mayCopy, ...code, press('Copy')]),
  row(['Copy Failed', 'Could not copy URL to clipboard.'], [refusesToCopy, ...code, press('Copy')]),
  row(['QR Code Downloaded'], [...code, press('Download QR')]),
  row(['Unable to generate QR code'], code, { before: [fails('GET', 'hospitals/*/qr')] }),
];
