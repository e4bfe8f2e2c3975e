import {
  CalendarOutlined,
  LogoutOutlined,
  MoonOutlined,
  PlusOutlined,
  QuestionCircleOutlined,
  QuestionOutlined,
  SafetyOutlined,
  SunOutlined,
} from '@ant-design/icons';
import { can, type Action, type Role } from '@arogya/domain/access';
import { SESSIONS } from '@arogya/domain/auth/texts';
import { GUIDE_PATH } from '@arogya/domain/guide/chapters';
import { GUIDE_ABOUT, HELP } from '@arogya/domain/guide/texts';
import { BOOK_FOR_SOMEBODY, NO_KEYS_HERE } from '@arogya/domain/search/texts';
import { toasts, type NavEntry } from '@arogya/platform';
import type { ReactNode } from 'react';
import { NavIcon } from '../frame/icons';
import type { Mode } from '../look/mode';

/** A screen or an action of the search dialog: it has a name and does something. */
export interface Entry {
  /** Stable, for what was chosen lately. */
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
  /** Further words that find it. */
  readonly words?: string;
  readonly icon: ReactNode;
  readonly run: () => void;
  /** The dialog stays open: it is about what is typed there. */
  readonly stays?: boolean;
}

export interface CommandContext {
  readonly role: Role | null;
  /** The pages of the role, as the sidebar lists them. */
  readonly pages: readonly NavEntry[];
  /** Opens an address of the app. */
  readonly go: (address: string) => void;
  /** Adds to the address of the present page. */
  readonly goHere: (name: string, value: string) => void;
  /** Begins the name or phone of somebody to book for. */
  readonly bookForSomebody: () => void;
  readonly mode: Mode;
  readonly onToggleMode: () => void;
  readonly signOut: () => void;
}

export const screensOf = ({ pages, go }: Pick<CommandContext, 'pages' | 'go'>): Entry[] =>
  pages.map(({ path, label, heading, subtitle, icon }) => ({
    key: path,
    label,
    words: heading ?? '',
    ...(subtitle ? { detail: subtitle } : {}),
    icon: <NavIcon icon={icon} />,
    run: () => go(path),
  }));

/** Dialogs that have an address, each on its page. */
const DIALOGS: readonly { path: string; query: string; label: string; words: string; action: Action }[] = [
  { path: '/appointments', query: '?book=1', label: 'Book an appointment', words: 'new add', action: 'appointments:create' },
  { path: '/doctors', query: '?add=1', label: 'Add a doctor', words: 'new', action: 'doctors:write' },
  { path: '/hospitals', query: '?add=1', label: 'Add a hospital', words: 'new clinic', action: 'hospitals:manage' },
  { path: '/users', query: '?add=1', label: 'Add a user', words: 'new account staff', action: 'users:manage' },
];

/** Whether this role books, on the page that has the dialog. */
export const canBook = ({ role, pages }: Pick<CommandContext, 'role' | 'pages'>): boolean =>
  can(role, 'appointments:create') && pages.some(({ path }) => path === '/appointments');

/** Presses `?` for the present page. It is answered where the page has keys. */
function showKeys(): void {
  const unanswered = document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }));
  if (unanswered) toasts.show({ title: 'Keyboard', text: NO_KEYS_HERE });
}

function dialogsOf({ role, pages, go, bookForSomebody }: CommandContext): Entry[] {
  const dialogs = DIALOGS.filter(({ path, action }) => can(role, action) && pages.some((page) => page.path === path)).map(
    ({ path, query, label, words }) => ({ key: path + query, label, words, icon: <PlusOutlined />, run: () => go(path + query) }),
  );
  if (!canBook({ role, pages })) return dialogs;
  const [book, ...others] = dialogs;
  const bookFor = { key: 'book-for', label: BOOK_FOR_SOMEBODY, icon: <CalendarOutlined />, run: bookForSomebody, stays: true };
  return [...(book ? [book] : []), bookFor, ...others];
}

export const actionsOf = ({ mode, goHere, onToggleMode, signOut, ...doing }: CommandContext): Entry[] => [
  ...dialogsOf({ mode, goHere, onToggleMode, signOut, ...doing }),
  {
    key: 'help',
    label: HELP,
    detail: GUIDE_ABOUT,
    words: 'guide manual how to',
    icon: <QuestionCircleOutlined />,
    run: () => doing.go(GUIDE_PATH),
  },
  { key: 'keys', label: 'Show the keys of this screen', words: 'keyboard shortcuts help', icon: <QuestionOutlined />, run: showKeys },
  {
    key: 'mode',
    label: mode === 'dark' ? 'Use light colours' : 'Use dark colours',
    words: 'theme mode light dark',
    icon: mode === 'dark' ? <SunOutlined /> : <MoonOutlined />,
    run: onToggleMode,
  },
  { key: 'sessions', label: SESSIONS, words: 'account browsers', icon: <SafetyOutlined />, run: () => goHere('account', 'sessions') },
  { key: 'logout', label: 'Logout', words: 'sign log out', icon: <LogoutOutlined />, run: signOut },
];
