import type { SearchKind } from './kinds';

export const SEARCH_PLACEHOLDER = 'Screen, name, phone, #number or @doctor';
export const KIND_LABELS: Readonly<Record<SearchKind, string>> = {
  appointments: 'Appointments',
  patients: 'Patients',
  doctors: 'Doctors',
  leads: 'Leads',
  enquiries: 'Enquiries',
};
export const EVERY_KIND = 'All';
/** In place of it while digits are typed. */
export const BY_PHONE = 'Phone';
/** What is put into the field before somebody's name or phone. */
export const BOOK_FOR = 'Book for ';
export const BOOK_FOR_SOMEBODY = 'Book for …';
export const WHOM_TO_BOOK_FOR = 'Type a name or a phone.';
export const RECENT = 'Recent';
export const SCREENS = 'Screens';
export const ACTIONS = 'Actions';
export const SEARCHING = 'Searching…';
export const SEARCH_FAILED = 'The search failed.';
export const SEARCH_AGAIN = 'Search again';
export const SEARCH_OFFLINE = 'You are offline: only screens and actions are found.';
export const TYPE_MORE = 'Type at least 2 characters to search records.';
export const KEYS_OF_PALETTE = '↑ ↓ to choose · Enter opens · Tab narrows · Esc closes';
export const NO_KEYS_HERE = 'This screen has no keys of its own.';

/** What to do when nothing has been found. */
export const nothingFound = (q: string): string =>
  `Nothing found for “${q}”. Try fewer letters, the whole phone number, # and an appointment number, or @ and a doctor.`;

export const foundCount = (count: number): string => (count === 1 ? '1 result' : `${count} results`);
