import { addDays } from '@arogya/domain/clock';
import type { ImportLine } from '@arogya/domain/holidays/import';
import { readClosedDays } from './read-closed-days';

const HERE = { zone: 'Asia/Kolkata', today: '2026-11-23', known: ['2026-12-25'] };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (file: string | Uint8Array, more: Partial<typeof HERE> = {}): readonly ImportLine[] =>
  readClosedDays(typeof file === 'string' ? bytesOf(file) : file, { ...HERE, ...more }).lines;
const events = (...all: string[][]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...all.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']), 'END:VCALENDAR'].join('\r\n');
const calendar = (...lines: string[]): string => events(lines);
const brief = (lines: readonly ImportLine[]) =>
  lines.map(({ state, closure, why }) =>
    [state, ...(closure ? [closure.day, closure.fromTime, closure.toTime].filter(Boolean) : [why])].join(' '),
  );

describe('an event', () => {
  it('of whole days closes them, its end excluded, and joins folded lines', () => {
    const lines = read(calendar('DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261209', 'SUMMARY:Winter break\\, sec', ' ond part'));
    expect(brief(lines)).toEqual(['new 2026-12-07', 'new 2026-12-08']);
    expect(lines[0]).toMatchObject({ line: 3, text: 'Winter break, second part' });
  });

  it('closes one day without an end, and where it ends on the day of its start', () => {
    expect(brief(read(calendar('DTSTART;VALUE=DATE:20261207', 'SUMMARY:One')))).toEqual(['new 2026-12-07']);
    expect(brief(read(calendar('DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261207')))).toEqual(['new 2026-12-07']);
    expect(brief(read(calendar('DTSTART:20261207', 'DTEND:20261207')))).toEqual(['new 2026-12-07']);
    expect(brief(read(calendar('DTSTART:20261207T000000', 'DTEND:20261207T000000', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE')))).toEqual([
      'new 2026-12-07',
    ]);
    expect(brief(read(calendar('DTSTART;VALUE=DATE:20261207', 'DURATION:P2D')))).toEqual(['new 2026-12-07', 'new 2026-12-08']);
  });

  it('closes as long as it says that it takes', () => {
    expect(brief(read(calendar('DTSTART:20261207T100000', 'DURATION:PT1H30M')))).toEqual(['new 2026-12-07 10:00 11:30']);
    expect(brief(read(calendar('DTSTART:20261207T000000', 'DURATION:P1DT0H')))).toEqual(['new 2026-12-07']);
    expect(brief(read(calendar('DTSTART:20261207T230000', 'DURATION:PT2H')))).toEqual([
      'new 2026-12-07 23:00 24:00',
      'new 2026-12-08 00:00 01:00',
    ]);
  });

  it("of some hours is a part of the day, on the hospital's clock", () => {
    expect(brief(read(calendar('DTSTART:20261207T083000Z', 'DTEND:20261207T103000Z')))).toEqual(['new 2026-12-07 14:00 16:00']);
    expect(brief(read(calendar('DTSTART:20261206T183000Z', 'DTEND:20261207T183000Z')))).toEqual(['new 2026-12-07']);
    expect(brief(read(calendar('DTSTART:20261207T140000', 'DTEND:20261207T160000')))).toEqual(['new 2026-12-07 14:00 16:00']);
  });

  it.each([
    ['America/New_York', 'new 2026-12-08 00:30 01:30'],
    ['"America/New_York"', 'new 2026-12-08 00:30 01:30'],
    ['/mozilla.org/20050126_1/America/New_York', 'new 2026-12-08 00:30 01:30'],
    ['India Standard Time', 'new 2026-12-07 14:00 15:00'],
    ['"India Standard Time"', 'new 2026-12-07 14:00 15:00'],
    ['Arabian Standard Time', 'new 2026-12-07 15:30 16:30'],
    ['Eastern Standard Time', 'new 2026-12-08 00:30 01:30'],
    ['Asia/Calcutta', 'new 2026-12-07 14:00 15:00'],
  ])('is read on the clock of %s', (zone, expected) => {
    expect(brief(read(calendar(`DTSTART;TZID=${zone}:20261207T140000`, `DTEND;TZID=${zone}:20261207T150000`)))).toEqual([expected]);
  });

  it('is read on a clock that only the file describes', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:(UTC+03:00) Custom',
      'BEGIN:STANDARD',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const file = calendar('DTSTART;TZID="(UTC+03:00) Custom":20261207T140000', 'DTEND;TZID="(UTC+03:00) Custom":20261207T150000');
    expect(brief(read(file.replace('BEGIN:VEVENT', [...zone, 'BEGIN:VEVENT'].join('\r\n'))))).toEqual(['new 2026-12-07 16:30 17:30']);
  });

  it('over midnight is cut into its days', () => {
    expect(brief(read(calendar('DTSTART:20261207T200000', 'DTEND:20261209T100000')))).toEqual([
      'new 2026-12-07 20:00 24:00',
      'new 2026-12-08',
      'new 2026-12-09 00:00 10:00',
    ]);
  });

  it('that returns yearly is read for this year and the next, and not beyond its own end', () => {
    const yearly = (...more: string[]) => brief(read(calendar('DTSTART;VALUE=DATE:20201201', ...more)));
    expect(yearly('RRULE:FREQ=YEARLY')).toEqual(['new 2026-12-01', 'new 2027-12-01']);
    expect(yearly('RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1;WKST=MO')).toHaveLength(2);
    expect(yearly('RRULE:FREQ=YEARLY;UNTIL=20261231T000000Z')).toEqual(['new 2026-12-01']);
    expect(yearly('RRULE:FREQ=YEARLY;COUNT=7')).toEqual(['new 2026-12-01']);
    expect(yearly('RRULE:FREQ=YEARLY', 'EXDATE;VALUE=DATE:20261201')).toEqual(['new 2027-12-01']);
    expect(yearly('RRULE:FREQ=YEARLY;COUNT=2')).toEqual(['bad It does not return this year or next']);
  });

  it('of a series that stands on another day, or is cancelled, is read in place of its day in the series', () => {
    const series = ['UID:1', 'DTSTART;VALUE=DATE:20201201', 'RRULE:FREQ=YEARLY', 'SUMMARY:Founders'];
    const moved = ['UID:1', 'RECURRENCE-ID;VALUE=DATE:20261201', 'DTSTART;VALUE=DATE:20261202', 'SUMMARY:Founders'];
    expect(brief(read(events(series, moved)))).toEqual(['new 2027-12-01', 'new 2026-12-02']);
    expect(brief(read(events(series, [...moved, 'STATUS:CANCELLED'])))).toEqual(['new 2027-12-01', 'bad This event is cancelled']);
  });

  it('on a 29 February is left out of years that have none', () => {
    expect(brief(read(calendar('DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY'), { today: '2027-06-01' }))).toEqual(['new 2028-02-29']);
  });

  it('whose alarm has a time of its own is read by its own', () => {
    const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT15M', 'DTSTART:20200101T000000', 'END:VALARM'];
    expect(brief(read(calendar(...alarm, 'DTSTART;VALUE=DATE:20261207')))).toEqual(['new 2026-12-07']);
  });

  it('without a name says so', () => {
    expect(read(calendar('DTSTART;VALUE=DATE:20261207'))[0]).toMatchObject({ state: 'new', why: "No name: patients read 'Closed'" });
  });

  it('in which the file ends, or the next begins, says that it was cut off', () => {
    const whole = events(['DTSTART;VALUE=DATE:20261207', 'SUMMARY:One'], ['DTSTART;VALUE=DATE:20261208', 'SUMMARY:Two']);
    const why = 'The file ends within this event: it was not copied to its end';
    expect(brief(read(whole.slice(0, whole.indexOf('Two') + 1)))).toEqual(['new 2026-12-07', `bad ${why}`]);
    expect(brief(read(whole.replace('END:VEVENT\r\n', '')))).toEqual([`bad ${why}`, 'new 2026-12-08']);
  });

  it.each([
    [['DTSTART;VALUE=DATE:20261207', 'RRULE:FREQ=WEEKLY'], 'Only events that return on the same date each year can be read'],
    [['DTSTART;VALUE=DATE:20261207', 'RRULE:FREQ=YEARLY;BYDAY=1MO'], 'Only events that return on the same date each year can be read'],
    [['DTSTART;VALUE=DATE:20261207', 'RDATE:20261208'], 'A list of dates cannot be read'],
    [['DTSTART;VALUE=DATE:20261307'], '20261307 is not a date'],
    [['DTSTART;VALUE=DATE:20270230'], '20270230 is not a date'],
    [['DTSTART:20261207T250000'], '20261207T250000 is not a time'],
    [['DTSTART;TZID=Mars/Base:20261207T100000', 'DTEND:20261207T110000'], 'The time zone Mars/Base is not known'],
    [['DTSTART:20261207T100000'], 'It has no end'],
    [['DTSTART:20261207T100000', 'DURATION:-PT1H'], 'Its duration cannot be read'],
    [['DTSTART:20261207T100000', 'DTEND:20261207T100000'], 'It ends before it begins'],
    [['DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261206'], 'It ends before it begins'],
    [['DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20270307'], 'It is longer than 31 days'],
    [['SUMMARY:Nothing'], 'It has no start'],
    [['DTSTART;VALUE=DATE:20261207', 'STATUS:CANCELLED'], 'This event is cancelled'],
  ])('%j is a bad line: %s', (lines, why) => {
    expect(read(calendar(...lines))).toMatchObject([{ state: 'bad', why }]);
  });
});

describe('a calendar', () => {
  it('whose lines are folded after 75 bytes, also within a letter, keeps all letters and the numbers of its lines', () => {
    const name = 'SUMMARY:दीपावली तथा गोवर्धन पूजा और अन्नकूट';
    const bytes = bytesOf(name);
    for (let cut = 8; cut < bytes.length; cut += 1) {
      const folded = [...bytes.subarray(0, cut), 13, 10, 32, ...bytes.subarray(cut)];
      const before = bytesOf('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n');
      const after = bytesOf('\r\nDTSTART;VALUE=DATE:20261207\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nDTSTART:x\r\nEND:VEVENT\r\nEND:VCALENDAR');
      const lines = read(Uint8Array.from([...before, ...folded, ...after]));
      expect(lines[0]?.closure?.name).toBe(name.slice(8));
      expect(lines[1]?.line).toBe(7);
    }
  });

  it('of Windows-1252 or UTF-16 is read, too', () => {
    const text = calendar('DTSTART;VALUE=DATE:20261207', 'SUMMARY:Fête');
    const latin = Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));
    const wide = Uint8Array.from([...`\uFEFF${text}`].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]));
    for (const bytes of [latin, wide]) expect(read(bytes)[0]?.closure?.name).toBe('Fête');
  });

  it('keeps a name whose line was broken without a fold', () => {
    expect(read(calendar('DTSTART;VALUE=DATE:20261207', 'SUMMARY:Founders', 'and friends'))[0]?.closure?.name).toBe('Founders and friends');
  });

  it('that takes its events back closes nothing', () => {
    const file = calendar('DTSTART;VALUE=DATE:20261207').replace('VERSION:2.0', 'VERSION:2.0\r\nMETHOD:CANCEL');
    expect(brief(read(file))).toEqual(['bad This event is cancelled']);
  });

  it('with two events of one day closes it with both names', () => {
    const file = events(['DTSTART;VALUE=DATE:20261207', 'SUMMARY:Onam'], ['DTSTART;VALUE=DATE:20261207', 'SUMMARY:Id-e-Milad']);
    expect(read(file)).toMatchObject([{ closure: { name: 'Onam, Id-e-Milad' }, why: 'Lines 3 and 7' }]);
  });

  it('of nothing is nothing', () => {
    expect(read('')).toEqual([]);
    expect(read('BEGIN:VCALENDAR\nEND:VCALENDAR')).toEqual([]);
  });

  it('has each line with a key of its own', () => {
    const days = Array.from({ length: 5 }, (_, n) => [
      `DTSTART;VALUE=DATE:${addDays('2026-12-07', n).replaceAll('-', '')}`,
      'DURATION:P3D',
      'SUMMARY:E',
    ]);
    const keys = read(events(...days)).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
