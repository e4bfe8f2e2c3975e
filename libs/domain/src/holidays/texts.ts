import { CHANGE_LIMITS } from '@arogya/domain/calendars/change';

export const CLOSED_DAYS = 'Closed days';
export const NO_CLOSED_DAYS = 'No closed days';
export const NO_CLOSED_DAYS_HINT = 'Add a holiday or a day of maintenance: nobody can book on it, and patients read its name.';
export const ADD_CLOSED_DAY = 'Add closed days';
export const FETCH_CLOSURES_FAILED = 'Failed to fetch the closed days.';
export const OPEN_AGAIN = 'Open again';
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

export const FILE_HINT =
  'A calendar (.ics), or a table (.csv) with date, name, from and to. It is read here; nothing is saved before you do.';
export const FILE_TOO_LARGE = 'This file is larger than 1 MB.';
export const FILE_UNREADABLE = 'This file could not be read.';
export const FILE_EMPTY = 'No closed day was found in this file.';
