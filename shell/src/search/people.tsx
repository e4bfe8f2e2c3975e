import type { SearchAnswer } from '@arogya/api/search';
import { CalendarOutlined } from '@ant-design/icons';
import type { BookedFor } from '@arogya/domain/appointments/book-for';
import { isSamePhone, phoneText, readPhone } from '@arogya/domain/phones/phone';
import { SEARCH_LENGTH } from '@arogya/domain/search/rules';
import { BOOK_FOR } from '@arogya/domain/search/texts';
import type { Entry } from './entries';

/** So many of those who are found are offered beside what else is found. */
const OFFERED = 3;

interface PersonSearch {
  /** The name or phone that is typed, without 'Book for'. */
  readonly typed: string;
  /** Whether 'Book for' was typed: then nothing else is meant. */
  readonly only: boolean;
  readonly found: SearchAnswer | undefined;
  /** The rows of patients book for them already. */
  readonly rowsBook: boolean;
  /** The answer is there, and is for what is typed. */
  readonly settled: boolean;
}

interface Person extends BookedFor {
  readonly id: string;
}

/** The patients of an answer, and those of its appointments, each once. */
function peopleIn({ patients, appointments }: SearchAnswer): Person[] {
  const all = [...patients, ...appointments.map(({ patient }) => patient)];
  return [...new Map(all.map(({ id, name, phone }) => [id, { id, name, phone }])).values()];
}

/** The person who is only typed: a whole phone, or a name that nobody has who was found. */
function typedPerson({ typed, only, settled }: PersonSearch, people: readonly Person[]): Person | null {
  const phone = readPhone(typed);
  const isKnown = people.some((one) => (phone ? isSamePhone(one.phone ?? '', phone) : true));
  if (isKnown || !settled || typed.length < SEARCH_LENGTH.min) return null;
  if (phone) return { id: 'typed', phone };
  return only && /\p{L}/u.test(typed) ? { id: 'typed', name: typed } : null;
}

/** Those of whom the list has no row that books for them already, and not too many beside the rows. */
function offeredOf(people: readonly Person[], { only, found, rowsBook }: PersonSearch): readonly Person[] {
  if (only) return people;
  const rows = new Set(rowsBook ? found?.patients.map(({ id }) => id) : []);
  return people.filter(({ id }) => !rows.has(id)).slice(0, OFFERED);
}

/** For whom the typed text can book: those who are found, else who is typed. */
export function bookingEntries(asking: PersonSearch, book: (person: BookedFor) => void): Entry[] {
  const found = asking.found ? peopleIn(asking.found) : [];
  const typed = typedPerson(asking, found);
  return [...offeredOf(found, asking), ...(typed ? [typed] : [])].map(({ id, ...person }) => ({
    key: `${BOOK_FOR}${id}`,
    label: `${BOOK_FOR}${person.name ?? phoneText(person.phone ?? '')}`,
    ...(person.name && person.phone ? { detail: phoneText(person.phone) } : {}),
    icon: <CalendarOutlined />,
    run: () => book(person),
  }));
}
