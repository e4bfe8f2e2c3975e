import { addDays } from '@arogya/domain/clock';
import { MOST_LINES, type ImportedFile } from '@arogya/domain/holidays/import';
import { readClosedDays } from './read-closed-days';

const HERE = { zone: 'Asia/Kolkata', today: '2026-11-23', known: [] };
const file = (text: string | Uint8Array): ImportedFile =>
  readClosedDays(typeof text === 'string' ? new TextEncoder().encode(text) : text, HERE);

describe('a file that is too large', () => {
  const event = (n: number): string =>
    `BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:2020${String((n % 12) + 1).padStart(2, '0')}01\r\nRRULE:FREQ=YEARLY\r\nSUMMARY:E\r\nEND:VEVENT\r\n`;
  const calendarOf = (count: number): string =>
    `BEGIN:VCALENDAR\r\n${Array.from({ length: count }, (_, n) => event(n)).join('')}END:VCALENDAR`;

  it('of 7,500 yearly events is refused with their count, and none of them is read; one of 1,000 is read', () => {
    const text = calendarOf(7_500);
    expect(text.length).toBeLessThan(1_000_000);
    expect(file(text)).toEqual({
      lines: [],
      notes: [],
      question: null,
      problem: 'This calendar has 7,500 events, and at most 1,000 can be read. Export one year, or the holidays alone.',
    });
    const most = file(calendarOf(1_000));
    expect(most.problem).toBeNull();
    // December of this year, and the twelve months of the next.
    expect(most.lines.filter(({ state }) => state === 'new')).toHaveLength(13);
  });

  it('of 5,000 rows is refused, whatever stands in them', () => {
    const rows = Array.from({ length: 5_000 }, (_, n) => `${addDays('2027-01-01', n)},Day`);
    expect(file(rows.join('\n')).problem).toBe('This table has more than 1,000 rows. Keep those of one year, then choose it again.');
  });

  it('of more than a megabyte is refused before it is looked at', () => {
    expect(file(new Uint8Array(10_000_000)).problem).toMatch(/^This file is larger than 1 MB/u);
  });

  it('says how many lines are not shown', () => {
    const rows = Array.from({ length: 700 }, (_, n) => `${addDays('2027-01-01', n)},Day`);
    const { lines, notes } = file(rows.join('\n'));
    expect(lines).toHaveLength(MOST_LINES);
    expect(notes).toEqual(['200 further lines are not shown: save these first, or choose a smaller file.']);
  });
});
