import { CHANGE_LIMITS } from '@arogya/domain/calendars/change';
import { SHORT } from '@arogya/domain/calendars/rules';
import { addDays } from '@arogya/domain/clock';
import { readClosedDays, type ImportLine } from './import';

const HERE = { zone: 'Asia/Kolkata', today: '2026-11-23', known: ['2026-12-25'] };
const read = (file: string, more: Partial<typeof HERE> = {}): ImportLine[] => readClosedDays(file, { ...HERE, ...more });
const calendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
const brief = (lines: readonly ImportLine[]) =>
  lines.map(({ state, closure, why }) =>
    [state, ...(closure ? [closure.day, closure.fromTime, closure.toTime].filter(Boolean) : [why])].join(' '),
  );

describe('a table', () => {
  it('is read by its head, in any order of columns, with Indian and ISO dates', () => {
    const lines = read('Name,Date,To,From\r\nDiwali,08/11/2027,,\r\n"Staff day, annual",2026-12-01,18:00,13:30\r\n');
    expect(lines).toMatchObject([
      { line: 2, state: 'new', closure: { day: '2027-11-08', name: 'Diwali' } },
      { line: 3, state: 'new', closure: { day: '2026-12-01', name: 'Staff day, annual', fromTime: '13:30', toTime: '18:00' } },
    ]);
  });

  it('is read without a head as date, name, from, to, also with semicolons, tabs and a byte order mark', () => {
    expect(brief(read('\uFEFF1.12.2026;Painting;9:00;1:30 pm\n'))).toEqual(['new 2026-12-01 09:00 13:30']);
    expect(brief(read('2026-12-02\tPainting\n\n'))).toEqual(['new 2026-12-02']);
  });

  it.each([
    ['11/24/2026,Thanks', 'bad 11/24/2026 is not a date. Write 08/11/2026 or 2026-11-08'],
    [',Nameless', 'bad The date is missing'],
    ['30/02/2027,No such day', 'bad 30/02/2027 is not a date. Write 08/11/2026 or 2026-11-08'],
    ['01/12/2026,Half,13:00,', 'bad Write both times, such as 14:00, or neither'],
    ['01/12/2026,Half,25:00,26:00', 'bad Write both times, such as 14:00, or neither'],
    ['01/12/2026,Half,14:00,13:00', 'bad It ends before it begins'],
    [`01/12/2026,${'x'.repeat(81)}`, 'bad The name has more than 80 characters'],
    ['22/11/2026,Yesterday', 'past 2026-11-22'],
    ['25/12/2026,Christmas', 'known 2026-12-25'],
  ])('%s is %s', (line, expected) => {
    expect(brief(read(line))).toEqual([expected]);
  });

  it('has each day once: the second line of a day says where the first is', () => {
    expect(read('01/12/2026,One\n01/12/2026,Two')[1]).toMatchObject({ state: 'known', why: 'Line 1 has this day already' });
  });
});

it('a hundred days with the longest names are sent in less than 48 kB', () => {
  const rows = Array.from(
    { length: CHANGE_LIMITS.closures },
    (_, n) => `${addDays('2026-12-26', n)},${'\u0926'.repeat(SHORT)},09:00,17:00`,
  );
  const closures = read(rows.join('\n')).flatMap(({ closure }) => closure ?? []);
  expect(closures).toHaveLength(100);
  expect(new TextEncoder().encode(JSON.stringify({ closures })).length).toBeLessThan(48_000);
});

describe('a calendar', () => {
  it('closes the days of an all-day event, its end excluded, and joins folded lines', () => {
    const lines = read(calendar('DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261209', 'SUMMARY:Winter break\\, sec', ' ond part'));
    expect(brief(lines)).toEqual(['new 2026-12-07', 'new 2026-12-08']);
    expect(lines[0]).toMatchObject({ line: 3, text: 'Winter break, second part' });
  });

  it('closes one day without an end', () => {
    expect(brief(read(calendar('DTSTART;VALUE=DATE:20261207', 'SUMMARY:One')))).toEqual(['new 2026-12-07']);
    expect(brief(read(calendar('DTSTART;VALUE=DATE:20261207', 'DURATION:P2D')))).toEqual(['new 2026-12-07', 'new 2026-12-08']);
  });

  it("reads a timed event as a part of the day, on the hospital's clock", () => {
    expect(brief(read(calendar('DTSTART:20261207T083000Z', 'DTEND:20261207T103000Z')))).toEqual(['new 2026-12-07 14:00 16:00']);
    expect(brief(read(calendar('DTSTART;TZID=America/New_York:20261207T140000', 'DTEND;TZID="America/New_York":20261207T150000')))).toEqual(
      ['new 2026-12-08 00:30 01:30'],
    );
    expect(brief(read(calendar('DTSTART:20261207T140000', 'DTEND:20261207T160000')))).toEqual(['new 2026-12-07 14:00 16:00']);
  });

  it('cuts an event over midnight into its days', () => {
    expect(brief(read(calendar('DTSTART:20261207T200000', 'DTEND:20261209T100000')))).toEqual([
      'new 2026-12-07 20:00 24:00',
      'new 2026-12-08',
      'new 2026-12-09 00:00 10:00',
    ]);
  });

  it('reads a yearly event for this year and the next, and not beyond its own end', () => {
    const yearly = (...more: string[]) => brief(read(calendar('DTSTART;VALUE=DATE:20201201', ...more)));
    expect(yearly('RRULE:FREQ=YEARLY')).toEqual(['new 2026-12-01', 'new 2027-12-01']);
    expect(yearly('RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1;WKST=MO')).toHaveLength(2);
    expect(yearly('RRULE:FREQ=YEARLY;UNTIL=20261231T000000Z')).toEqual(['new 2026-12-01']);
    expect(yearly('RRULE:FREQ=YEARLY;COUNT=7')).toEqual(['new 2026-12-01']);
    expect(yearly('RRULE:FREQ=YEARLY', 'EXDATE;VALUE=DATE:20261201')).toEqual(['new 2027-12-01']);
    expect(yearly('RRULE:FREQ=YEARLY;COUNT=2')).toEqual(['bad It does not return this year or next']);
  });

  it('leaves out a 29 February of years that have none', () => {
    expect(brief(read(calendar('DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY'), { today: '2027-06-01' }))).toEqual(['new 2028-02-29']);
  });

  it.each([
    [['DTSTART;VALUE=DATE:20261207', 'RRULE:FREQ=WEEKLY'], 'Only events that return on the same date each year can be read'],
    [['DTSTART;VALUE=DATE:20261207', 'RRULE:FREQ=YEARLY;BYDAY=1MO'], 'Only events that return on the same date each year can be read'],
    [['DTSTART;VALUE=DATE:20261207', 'RDATE:20261208'], 'A list of dates cannot be read'],
    [['DTSTART;VALUE=DATE:20261307'], '20261307 is not a date'],
    [['DTSTART:20261207T250000'], '20261207T250000 is not a time'],
    [['DTSTART;TZID=Mars/Base:20261207T100000', 'DTEND:20261207T110000'], 'The time zone Mars/Base is not known'],
    [['DTSTART:20261207T100000'], 'It has no end'],
    [['DTSTART:20261207T100000', 'DURATION:PT1H'], 'A duration can only be read in days or weeks'],
    [['DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261207'], 'It ends before it begins'],
    [['DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20270307'], 'It is longer than 31 days'],
    [['SUMMARY:Nothing'], 'It has no start'],
    [['DTSTART;VALUE=DATE:20261207', 'STATUS:CANCELLED'], 'This event is cancelled'],
    [['DTSTART;VALUE=DATE:20261207', 'RECURRENCE-ID:20261207'], 'A single event of a series cannot be read'],
  ])('%j is a bad line: %s', (lines, why) => {
    expect(read(calendar(...lines))).toMatchObject([{ state: 'bad', why }]);
  });

  it('reads an event whose alarm has a time of its own', () => {
    const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT15M', 'DTSTART:20200101T000000', 'END:VALARM'];
    expect(brief(read(calendar(...alarm, 'DTSTART;VALUE=DATE:20261207')))).toEqual(['new 2026-12-07']);
  });

  it('of an empty file is nothing', () => {
    expect(read('')).toEqual([]);
    expect(read('BEGIN:VCALENDAR\nEND:VCALENDAR')).toEqual([]);
  });
});
