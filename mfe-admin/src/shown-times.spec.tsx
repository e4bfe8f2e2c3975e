import { renderPage } from '@arogya/testing/render';
import { standInZone } from '@arogya/testing/zone';
import type { Column } from '@arogya/ui/table/data-table';
import { AUDIT_COLUMNS } from './audit/audit-columns';
import { ENQUIRY_COLUMNS } from './enquiries/enquiry-columns';
import { OUTBOX_COLUMNS } from './outbox/outbox-page';
import { USER_COLUMNS } from './users/user-columns';

/** What a column shows of an instant. */
function shown<T>(columns: readonly Column<T>[], key: string, row: object): string {
  const { unmount } = renderPage(<>{columns.find((column) => column.key === key)?.render?.(row as T)}</>);
  const text = document.body.textContent ?? '';
  unmount();
  return text;
}

/** Ten past midnight and ten to midnight in India, as a server of another zone writes them. */
const INSTANTS = [
  { at: '2026-11-24T18:40:00+00:00', day: '25 Nov 2026', time: '12:10 AM' },
  { at: '2026-11-25T18:20:00+00:00', day: '25 Nov 2026', time: '11:50 PM' },
];

it.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata'])(
  'in a browser of %s what belongs to no hospital shows on the clock of India',
  (zone) => {
    standInZone(zone);
    for (const { at, day, time } of INSTANTS) {
      expect(shown(AUDIT_COLUMNS, 'at', { at })).toBe(`${day} ${time}`);
      expect(shown(OUTBOX_COLUMNS, 'at', { at })).toBe(`${day}, ${time}`);
      expect(shown(USER_COLUMNS, 'createdAt', { createdAt: at })).toBe(day);
      expect(shown(ENQUIRY_COLUMNS, 'createdAt', { createdAt: at })).toBe(day);
    }
  },
);
