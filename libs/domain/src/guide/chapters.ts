import { ROLES, type Role } from '../access';

/** A chapter of the guide for staff: `docs/guide/<name>.md`, and `/guide/<name>` in the product. */
export interface GuideChapter {
  readonly name: string;
  /** As its first line in Markdown says it. */
  readonly title: string;
  /** The task in one line, for the index. */
  readonly about: string;
  /** Who has all of the screens that it speaks of: nobody else is offered it. */
  readonly roles: readonly Role[];
  /** The pages whose Help leads here; for a role the first chapter that names the page. */
  readonly pages: readonly string[];
}

const STAFF: readonly Role[] = ['admin', 'agent', 'hospital_admin'];
const OF_HOSPITALS: readonly Role[] = ['admin', 'hospital_admin'];

/** In the order of the index. */
export const CHAPTERS = [
  {
    name: 'a-patient-calls',
    title: 'A patient calls',
    about: 'Find or make the patient, book, confirm',
    roles: ['admin', 'agent'],
    pages: ['/appointments'],
  },
  {
    name: 'your-next-lead',
    title: 'Your next lead',
    about: 'Take it, call, book, with three keys',
    roles: ['agent'],
    pages: ['/agent-dashboard'],
  },
  {
    name: 'an-enquiry-comes-in',
    title: 'An enquiry comes in',
    about: 'From the first call to the appointment, and what became of all of them',
    roles: OF_HOSPITALS,
    pages: ['/leads', '/reports'],
  },
  {
    name: 'needs-attention',
    title: 'What needs attention now',
    about: 'The list to begin the day with',
    roles: STAFF,
    pages: ['/', '/hospital-dashboard', '/appointments'],
  },
  {
    name: 'late-moved-or-cancelled',
    title: 'Somebody comes late, moves or cancels',
    about: 'What patients do by their link, and what you read then',
    roles: STAFF,
    pages: ['/appointments'],
  },
  {
    name: 'the-doctor-is-ill',
    title: 'The doctor is ill today',
    about: 'Mark leave, decide about each appointment, once',
    roles: OF_HOSPITALS,
    pages: ['/doctors'],
  },
  {
    name: 'close-for-diwali',
    title: 'Close for Diwali',
    about: 'A day on which nobody can book',
    roles: ['hospital_admin'],
    pages: ['/hospital-dashboard'],
  },
  {
    name: 'print-the-poster',
    title: 'Print the poster',
    about: 'The code by which patients book themselves',
    roles: ['hospital_admin'],
    pages: ['/hospital-dashboard'],
  },
  {
    name: 'the-doctors-day',
    title: 'The doctor’s day',
    about: 'Confirm, complete, leave a note',
    roles: ['doctor'],
    pages: ['/doctor-dashboard'],
  },
  {
    name: 'set-up-a-hospital',
    title: 'Set up a hospital and its people',
    about: 'Hospital, doctor, account, in this order; and what else an administrator has',
    roles: ['admin'],
    pages: ['/hospitals', '/users', '/management', '/booking-pages', '/outbox', '/message-texts', '/releases', '/integrations'],
  },
  {
    name: 'who-looked-at-this-patient',
    title: 'Who looked at this patient?',
    about: 'Find it in the audit log',
    roles: ['admin'],
    pages: ['/audit'],
  },
  {
    name: 'a-patient-asks-me',
    title: 'A patient asks me',
    about: 'About privacy, language and a lost link',
    roles: OF_HOSPITALS,
    pages: ['/patients', '/hospital-settings'],
  },
  {
    name: 'keys',
    title: 'A card of keys',
    about: 'The keyboard on one sheet of A4, to print',
    roles: ROLES,
    pages: [],
  },
] as const satisfies readonly GuideChapter[];

export type ChapterName = (typeof CHAPTERS)[number]['name'];

export const GUIDE_PATH = '/guide';

export const chapterPath = (name: string): string => `${GUIDE_PATH}/${name}`;

type Chapter = GuideChapter & { readonly name: ChapterName };

const all: readonly Chapter[] = CHAPTERS;

export const mayRead = ({ roles }: Pick<GuideChapter, 'roles'>, role: string | null): boolean => roles.some((one) => one === role);

export const chaptersFor = (role: string | null): readonly Chapter[] => all.filter((chapter) => mayRead(chapter, role));

export type GuidePlace = Chapter | 'index';

/** What stands at an address; null where the guide has nothing. */
export function guidePlaceOf(path: string): GuidePlace | null {
  const address = path.replace(/\/$/u, '');
  if (address === GUIDE_PATH) return 'index';
  return all.find(({ name }) => address === chapterPath(name)) ?? null;
}

/** Where Help leads from a page: to its chapter, or to the index. */
export function helpFor(page: string, role: string | null): string {
  const chapter = chaptersFor(role).find(({ pages }) => pages.includes(page));
  return chapter ? chapterPath(chapter.name) : GUIDE_PATH;
}
