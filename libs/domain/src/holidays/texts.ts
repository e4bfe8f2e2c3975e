import { CHANGE_LIMITS } from '@arogya/domain/calendars/change';
import { SHORT } from '@arogya/domain/calendars/rules';
import { MOST_ENTRIES } from './found-lines';

const inDigits = (count: number): string => count.toLocaleString('en-IN');

export const CLOSED_DAYS = 'Closed days';
export const NO_CLOSED_DAYS = 'No closed days';
export const NO_CLOSED_DAYS_HINT = 'Add a holiday or a day of maintenance: nobody can book on it, and patients read its name.';
export const ADD_CLOSED_DAY = 'Add closed days';
export const FETCH_CLOSURES_FAILED = 'Failed to fetch the closed days.';
export const OPEN_AGAIN = 'Remove this closed day';
export const OPEN_AGAIN_FAILED = 'Failed to open the day again.';
export const isOpenAgain = (day: string): string => `${day} is open again. Its times can be booked.`;
export const IS_CLOSED_AGAIN = 'Closed as before.';
export const closedAlready = (name: string | null): string => (name ? `Closed already: ${name}` : 'Closed already');
export const REPLACES = 'Saving replaces it.';
export const NOTHING_CHOSEN = 'Please choose at least one day';
export const NO_DAY = 'Please choose a day';
export const NO_TIMES = 'Please enter from when or until when, or choose the whole day';
export const TOO_MANY = `At most ${CHANGE_LIMITS.closures} days at once`;

export const noListFor = (year: number): string => `There is no list for ${year} yet`;
export const NO_LIST_HINT = 'Add its days one by one, or from a file.';
export const nothingLeft = (year: number): string => `No holiday is left in ${year}`;
export const withoutMoon = (year: number): string =>
  `Days that follow the moon, such as Holi, Id and Diwali, are not in the list of ${year} yet.`;
export const MAY_MOVE = 'may still move';
export const NATIONAL = 'National holiday';
export const GAZETTED = 'Central Government';

export const ofState = (state: string): string => `Holidays of all of India and of ${state}.`;
export const noDaysOf = (state: string): string =>
  `Holidays of all of India. Those that only ${state} keeps are not in the list: add them one by one.`;
export const STATE_UNKNOWN = 'Days of all states, since the hospital has no state yet: enter it in its record to see its own alone.';
export const andMore = (count: number): string => `and ${count} more`;

export const FILE_HINT =
  'A calendar (.ics), or a table (.csv) with a date and a name in each row. It is read here; nothing is saved before you do.';
export const FILE_TOO_LARGE = 'This file is larger than 1 MB. Save a smaller one: a year of holidays is enough.';
export const FILE_UNREADABLE = 'This file could not be read.';
export const FILE_EMPTY = 'No closed day was found in this file.';
export const FILE_IS_WORKBOOK = 'This is a workbook, not a table of text. Save it as CSV in your spreadsheet, then choose that file.';
export const tooManyEvents = (count: number, most = MOST_ENTRIES): string =>
  `This calendar has ${inDigits(count)} events, and at most ${inDigits(most)} can be read. Export one year, or the holidays alone.`;
export const TOO_MANY_ROWS = `This table has more than ${inDigits(MOST_ENTRIES)} rows. Keep those of one year, then choose it again.`;
export const OTHER_LETTERS = 'The letters of this file are not Unicode. Compare names with accents and signs before you save.';
export const moreLines = (count: number): string =>
  `${inDigits(count)} further ${count === 1 ? 'line is' : 'lines are'} not shown: save these first, or choose a smaller file.`;

export const DATE_MISSING = 'The date is missing';
export const noDate = (typed: string): string => `${typed.slice(0, 30)} is not a date. Write 08/11/2026, 8-Nov-2026 or 2026-11-08`;
export const WRITE_BOTH = 'Write both times, such as 14:00, or neither';
export const ENDS_FIRST = 'It ends before it begins';
export const CUT_OFF = 'The file ends within this event: it was not copied to its end';
export const OPEN_QUOTE = 'A quotation mark is opened here and never closed: what follows it cannot be read';
export const NO_NAMES = "No column with names was found. Patients read 'Closed' alone: call the column Name or Holiday.";
export const namesFrom = (column: string): string => `Names are read from \u201C${column.slice(0, 40)}\u201D.`;
export const NO_NAME = "No name: patients read 'Closed'";
export const COULD_BE_TWO = 'It could be two days: say above which';
export const whichFirst = (typed: string): string => `Which day is ${typed}?`;
export const onLine = (line: number): string => `Line ${line} has this day already`;
export const onLines = (first: number, last: number, further: number): string =>
  further === 1 ? `Lines ${first} and ${last}` : `Line ${first} and ${further} others`;
export const NAMES_TOO_LONG = `together the names have more than ${SHORT} characters`;
export const OTHER_TIME = 'with another time';
