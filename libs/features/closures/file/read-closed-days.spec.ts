import { CHANGE_LIMITS } from '@arogya/domain/calendars/change';
import { SHORT } from '@arogya/domain/calendars/rules';
import { addDays } from '@arogya/domain/clock';
import type { DateOrder } from '@arogya/domain/holidays/found-lines';
import type { ImportLine } from '@arogya/domain/holidays/import';
import { readClosedDays } from './read-closed-days';

const HERE = { zone: 'Asia/Kolkata', today: '2026-11-23', known: ['2026-12-25'] };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const file = (text: string | Uint8Array, more: Partial<typeof HERE> = {}, answered: DateOrder | null = null) =>
  readClosedDays(typeof text === 'string' ? bytesOf(text) : text, { ...HERE, ...more }, answered);
const read = (text: string | Uint8Array, more: Partial<typeof HERE> = {}): readonly ImportLine[] => file(text, more).lines;
const brief = (lines: readonly ImportLine[]) =>
  lines.map(({ state, closure, why }) =>
    [state, ...(closure ? [closure.day, closure.fromTime, closure.toTime].filter(Boolean) : [why])].join(' '),
  );
const names = (lines: readonly ImportLine[]) => lines.flatMap(({ closure }) => (closure ? [`${closure.day} ${closure.name ?? ''}`] : []));

describe('a table', () => {
  it('is read by its head, in any order of columns, with Indian and ISO dates', () => {
    const lines = read('Name,Date,To,From\r\nDiwali,18/11/2027,,\r\n"Staff day, annual",2026-12-01,18:00,13:30\r\n');
    expect(lines).toMatchObject([
      { line: 2, state: 'new', closure: { day: '2027-11-18', name: 'Diwali' } },
      { line: 3, state: 'new', closure: { day: '2026-12-01', name: 'Staff day, annual', fromTime: '13:30', toTime: '18:00' } },
    ]);
  });

  it('is read without a head by what its columns hold, also with semicolons, tabs and a byte order mark', () => {
    expect(brief(read('\uFEFF1.12.2026;Painting;9:00;1:30 pm\n'))).toEqual(['new 2026-12-01 09:00 13:30']);
    expect(brief(read('2026-12-02\tPainting\n\n'))).toEqual(['new 2026-12-02']);
    expect(names(read('1;Wednesday;Painting;2026-12-02\n2;Friday;Onam;2026-12-04'))).toEqual(['2026-12-02 Painting', '2026-12-04 Onam']);
  });

  it.each([
    'Name',
    'Holiday',
    'Occasion',
    'Subject',
    'Title',
    'Summary',
    'Festival',
    'Event',
    'Description',
    'Name of Holiday',
    'HOLIDAY NAME',
    'Reason',
  ])('takes its names from a column called %s', (head) => {
    expect(names(read(`Sr. No.,${head},Date,Day\n1,Onam,2026-12-04,Friday`))).toEqual(['2026-12-04 Onam']);
  });

  it.each(['Date', 'Start Date', 'Holiday Date', 'Date of holiday', 'From Date', 'DATE (2026)', 'Day'])(
    'takes its days from a column called %s',
    (head) => {
      expect(names(read(`Holiday;${head}\nOnam;2026-12-04`))).toEqual(['2026-12-04 Onam']);
    },
  );

  it('says from which column names are read where its head is not a known one, and that there is none', () => {
    const odd = file('Date,Tyohaar\n2026-12-04,Onam');
    expect(names(odd.lines)).toEqual(['2026-12-04 Onam']);
    expect(odd.notes).toEqual(['Names are read from “Tyohaar”.']);
    const none = file('Date,Day\n2026-12-04,Friday');
    expect(none.notes).toEqual(["No column with names was found. Patients read 'Closed' alone: call the column Name or Holiday."]);
    expect(none.lines[0]?.why).toBe("No name: patients read 'Closed'");
    expect(read('Date,Name\n2026-12-04,')[0]?.why).toBe("No name: patients read 'Closed'");
  });

  it.each([
    '25-Dec-2026',
    '25-Dec-26',
    '25 December 2026',
    '25th December, 2026',
    'Dec 25, 2026',
    'December 25, 2026',
    'Friday, 25 December 2026',
    'Friday, December 25, 2026',
    '25-Dec-2026 (Friday)',
    '25/12/2026',
    '12/25/2026',
    '25-12-26',
    '25.12.2026',
    '2026/12/25',
    '2026-12-25 00:00:00',
    '2026-12-25T00:00:00Z',
    '20261225',
    '46381',
  ])('reads "%s" as Christmas', (typed) => {
    expect(names(read(`Holiday,Date\nChristmas,"${typed}"`, { known: [] }))).toEqual(['2026-12-25 Christmas']);
  });

  it('reads 26-Jan-27 and "January 1, 2027" with their names', () => {
    expect(names(read('Date,Holiday\n26-Jan-27,Republic Day\n"January 1, 2027",New Year'))).toEqual([
      '2027-01-26 Republic Day',
      '2027-01-01 New Year',
    ]);
  });

  it('asks which day a date is that could be two, where nothing in the file says so, and reads it as answered', () => {
    const table = 'Date,Holiday\n03/04/2027,Foundation day\n05/05/2027,May';
    const asked = file(table);
    expect(asked.question).toEqual({ typed: '03/04/2027', dayFirst: '2027-04-03', monthFirst: '2027-03-04', answered: null });
    expect(brief(asked.lines)).toEqual(['asked It could be two days: say above which', 'new 2027-05-05']);
    expect(names(file(table, {}, 'dayFirst').lines)).toEqual(['2027-04-03 Foundation day', '2027-05-05 May']);
    expect(names(file(table, {}, 'monthFirst').lines)).toEqual(['2027-03-04 Foundation day', '2027-05-05 May']);
    expect(file(table, {}, 'monthFirst').question?.answered).toBe('monthFirst');
  });

  it('does not ask where another date of the file proves the order, and asks where two prove one another wrong', () => {
    expect(file('Date,Holiday\n03/04/2027,A\n26/01/2027,B')).toMatchObject({
      question: null,
      lines: [{ closure: { day: '2027-04-03' } }, {}],
    });
    expect(file('Date,Holiday\n03/04/2027,A\n01/26/2027,B')).toMatchObject({
      question: null,
      lines: [{ closure: { day: '2027-03-04' } }, {}],
    });
    expect(file('Date,Holiday\n03/04/2027,A\n01/26/2027,B\n26/01/2027,C').question?.typed).toBe('03/04/2027');
    expect(file('Date,Holiday\n03/04/2027,A\n31/11/2027,B').question?.typed).toBe('03/04/2027');
  });

  it('takes the order from the head, or from a weekday beside a date', () => {
    expect(names(read('Date (dd/mm/yyyy),Holiday\n03/04/2027,A'))).toEqual(['2027-04-03 A']);
    expect(names(read('Holiday,Date MM-DD-YYYY\nA,03-04-2027'))).toEqual(['2027-03-04 A']);
    expect(names(read('Date,Day,Holiday\n03/04/2027,Saturday,A'))).toEqual(['2027-04-03 A']);
    expect(names(read('Date,Holiday\n"Thursday, 03/04/2027",A'))).toEqual(['2027-03-04 A']);
    expect(file('Date,Day,Holiday\n03/04/2027,Sunday,A').question?.typed).toBe('03/04/2027');
  });

  it('sees hours that no head names, and closes no whole day for them', () => {
    expect(brief(read('Date,Holiday,Closed from,Closed to\n2027-01-26,A,09:00,12:00'))).toEqual(['new 2027-01-26 09:00 12:00']);
    expect(brief(read('Date,Holiday,Morning,Noon\n2027-01-26,A,09:00,12:00'))).toEqual(['new 2027-01-26 09:00 12:00']);
    expect(brief(read('Date,Holiday,Timing\n2027-01-26,A,09:00-12:00'))).toEqual(['bad Write both times, such as 14:00, or neither']);
  });

  it('of which no date can be read says so row by row', () => {
    expect(read('S.No.;Holiday;Date\n1;Pongal;14-15 Jan 2027')).toMatchObject([
      { line: 2, state: 'bad', why: '14-15 Jan 2027 is not a date. Write 08/11/2026, 8-Nov-2026 or 2026-11-08' },
    ]);
  });

  it("reads what Outlook exports: titles of its own columns, and whole days until the next day's midnight", () => {
    const head = '"Subject","Start Date","Start Time","End Date","End Time","All day event","Reminder on/off","Description","Location"';
    const rows = [
      '"Diwali","11/28/2026","12:00:00 AM","11/30/2026","12:00:00 AM","True","False","Festival\r\nof lights","India"',
      '"Fire drill","12/1/2026","2:00:00 PM","12/1/2026","4:00:00 PM","False","False","",""',
    ];
    expect(brief(read([head, ...rows].join('\r\n')))).toEqual(['new 2026-11-28', 'new 2026-11-29', 'new 2026-12-01 14:00 16:00']);
  });

  it('closes all days from the first to the last', () => {
    expect(brief(read('Holiday,From,To\nPongal,2027-01-14,2027-01-16'))).toEqual(['new 2027-01-14', 'new 2027-01-15', 'new 2027-01-16']);
    expect(brief(read('Holiday,Start date,End date\nPongal,2027-01-16,2027-01-14'))).toEqual(['bad It ends before it begins']);
  });

  it('is read below sep=; and below titles', () => {
    const table = 'sep=;\r\nHoliday list of 2026;;\r\n;;\r\nOccasion;Date;Remarks\r\nOnam;4-Dec-2026;all\r\n';
    expect(read(table)).toMatchObject([{ line: 5, state: 'new', closure: { day: '2026-12-04', name: 'Onam' } }]);
    expect(names(read('List of Holidays, Maharashtra, 2026\nDate;Holiday\n4-Dec-2026;Onam, Thiruvonam'))).toEqual([
      '2026-12-04 Onam, Thiruvonam',
    ]);
  });

  it('keeps a line break in quotation marks as a blank, and says where one is never closed', () => {
    expect(names(read('Date,Holiday\n2026-12-04,"Onam\r\n(Thiruvonam)"\n2026-12-05,Next'))).toEqual([
      '2026-12-04 Onam (Thiruvonam)',
      '2026-12-05 Next',
    ]);
    const broken = read('Date,Holiday\n2026-12-03,First\n2026-12-04,"Onam\n2026-12-05,Next\n');
    expect(broken[1]).toMatchObject({
      state: 'bad',
      why: 'A quotation mark is opened here and never closed: what follows it cannot be read',
    });
    expect(broken).toHaveLength(2);
  });

  it.each([
    ['31/11/2026,No such day', 'bad 31/11/2026 is not a date. Write 08/11/2026, 8-Nov-2026 or 2026-11-08'],
    [',Nameless', 'bad The date is missing'],
    ['30/02/2027,No such day', 'bad 30/02/2027 is not a date. Write 08/11/2026, 8-Nov-2026 or 2026-11-08'],
    ['21/12/2026,Half,13:00,', 'bad Write both times, such as 14:00, or neither'],
    ['21/12/2026,Half,25:00,26:00', 'bad Write both times, such as 14:00, or neither'],
    ['21/12/2026,Half,14:00,13:00', 'bad It ends before it begins'],
    [`21/12/2026,${'x'.repeat(81)}`, 'bad The name has more than 80 characters'],
    ['22/11/2026,Yesterday', 'past 2026-11-22'],
    ['25/12/2026,Christmas', 'known 2026-12-25'],
  ])('%s is %s', (line, expected) => {
    expect(brief(read(line))).toEqual([expected]);
  });
});

describe('two holidays of one day', () => {
  it('are one day with both names', () => {
    expect(read('Date,Holiday\n2026-12-04,Onam\n2026-12-04,Id-e-Milad\n2026-12-04,Onam')).toMatchObject([
      { line: 2, state: 'new', closure: { day: '2026-12-04', name: 'Onam, Id-e-Milad' }, why: 'Line 2 and 2 others' },
    ]);
  });

  it('are the whole day where one of them is', () => {
    const [line] = read('Date,Holiday,From,To\n2026-12-04,Onam,09:00,12:00\n2026-12-04,Id-e-Milad,,');
    expect(line?.closure).toEqual({ day: '2026-12-04', name: 'Onam, Id-e-Milad' });
  });

  it('say so where they do not go together', () => {
    const parts = read('Date,Holiday,From,To\n2026-12-04,Onam,09:00,12:00\n2026-12-04,Drill,14:00,15:00');
    expect(parts[1]).toMatchObject({ state: 'known', why: 'Line 2 has this day already: with another time' });
    const long = read(`Date,Holiday\n2026-12-04,${'a'.repeat(50)}\n2026-12-04,${'b'.repeat(50)}`);
    expect(long[1]).toMatchObject({ state: 'known', why: 'Line 2 has this day already: together the names have more than 80 characters' });
  });
});

describe('letters', () => {
  const TABLE = 'Date;Holiday\r\n2026-12-04;Fête – “Onam”\r\n';
  const wide = (text: string, little: boolean): Uint8Array =>
    Uint8Array.from(
      [...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]).map((_, at, all) => all[little ? at : at ^ 1] ?? 0),
    );

  it.each([
    ['UTF-16 with a mark, as Excel writes it', wide(`\uFEFF${TABLE}`, true)],
    ['UTF-16 the other way round', wide(`\uFEFF${TABLE}`, false)],
    ['UTF-16 without a mark', wide(TABLE, true)],
    ['UTF-8 with a mark', bytesOf(`\uFEFF${TABLE}`)],
  ])('are read in %s', (_, bytes) => {
    expect(file(bytes)).toMatchObject({ notes: [], lines: [{ closure: { day: '2026-12-04', name: 'Fête – “Onam”' } }] });
  });

  it('are read in Windows-1252, with a word about it', () => {
    const bytes = Uint8Array.from([...'Date;Holiday\r\n2026-12-04;Fête de Noël'].map((sign) => sign.charCodeAt(0)));
    expect(file(bytes)).toMatchObject({
      notes: ['The letters of this file are not Unicode. Compare names with accents and signs before you save.'],
      lines: [{ closure: { name: 'Fête de Noël' } }],
    });
  });

  it('of a workbook are none: it says to save it as CSV', () => {
    expect(file(Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0)).problem).toMatch(/^This is a workbook/u);
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
