import './search-dialog.css';
import { SearchOutlined } from '@ant-design/icons';
import { stepFor, type BookedFor } from '@arogya/domain/appointments/book-for';
import { ACTIONS, BOOK_FOR, KEYS_OF_PALETTE, RECENT, SCREENS, SEARCH_PLACEHOLDER } from '@arogya/domain/search/texts';
import { SEARCH_ALL } from '@arogya/domain/search/button-texts';
import { addressOf, foundKindsOf, kindsOf, type SearchKind } from '@arogya/domain/search/kinds';
import { SEARCH_LENGTH } from '@arogya/domain/search/rules';
import { bookedFor, isNamed } from '@arogya/domain/search/typed';
import { dropTyped, takeTyped, useLocation, useNavigate, useSession, useSignOut, type NavEntry } from '@arogya/platform';
import { Modal } from 'antd';
import { Command } from 'cmdk';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Mode } from '../look/mode';
import { actionsOf, canBook, screensOf, type Entry } from './entries';
import { keepRecent, recentOf } from './recent';
import { EntryGroup, RecordGroups } from './groups';
import { bookingEntries } from './people';
import { ScopeChips } from './scope-chips';
import { SearchState } from './search-state';
import { useFound } from './use-found';

interface SearchDialogProps {
  /** The pages of the role. */
  readonly pages: readonly NavEntry[];
  readonly mode: Mode;
  readonly onToggleMode: () => void;
  readonly onClose: () => void;
}

/** The entries that are offered for what is typed; without anything typed those chosen lately come first. */
function offered(typed: string, userId: string, screens: readonly Entry[], actions: readonly Entry[]) {
  if (typed.trim() === '') {
    const all = [...screens, ...actions];
    const recent = recentOf(userId).flatMap((key) => all.filter((entry) => entry.key === key));
    const rest = (entries: readonly Entry[]): Entry[] => entries.filter((entry) => !recent.includes(entry));
    return { recent, screens: rest(screens), actions: rest(actions) };
  }
  const named = (entries: readonly Entry[]): Entry[] => entries.filter(({ label, words = '' }) => isNamed(typed, label, words));
  return { recent: [], screens: named(screens), actions: named(actions) };
}

/** Which kind Tab goes to next; after the last one all of them. */
function nextChip(kinds: readonly SearchKind[], chip: SearchKind | null, by: 1 | -1): SearchKind | null {
  const all = [null, ...kinds];
  return all[(all.indexOf(chip) + by + all.length) % all.length] ?? null;
}

/** What the dialog offers: screens and actions of the role, and what choosing one does. */
function useEntries({ pages, mode, onToggleMode, onClose }: SearchDialogProps, type: (text: string) => void) {
  const { user, role } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [signOut] = useSignOut();
  const go = (address: string): void => void navigate(address);
  const goHere = (name: string, value: string): void => {
    const params = new URLSearchParams(search);
    params.set(name, value);
    go(`${pathname}?${params.toString()}`);
  };
  const userId = user?.id ?? '';
  // The dialog is gone by then: what comes may take the focus.
  const leave = (then: () => void): void => {
    onClose();
    setTimeout(then);
  };
  const choose = (entry: Entry): void => {
    keepRecent(userId, entry.key);
    if (entry.stays) entry.run();
    else leave(entry.run);
  };
  const book = (person: BookedFor): void => leave(() => void navigate('/appointments?book=1', stepFor(person)));
  const open = (kind: SearchKind, id: string): void => {
    const address = addressOf(kind, role, id);
    if (address) leave(() => go(address));
  };
  const screens = screensOf({ pages, go });
  const doing = { role, pages, go, goHere, mode, onToggleMode, bookForSomebody: () => type(BOOK_FOR), signOut: () => void signOut() };
  return { role, userId, screens, actions: actionsOf(doing), books: canBook(doing), choose, open, book };
}

/** What is typed, what is found by it, and all that is offered for it. */
function useOffer(props: SearchDialogProps, chip: SearchKind | null) {
  const [typed, setTyped] = useState('');
  const { role, userId, screens, actions, books, choose, open, book } = useEntries(props, setTyped);
  const kinds = kindsOf(role);
  const whom = books ? bookedFor(typed) : null;
  const found = useFound(whom ?? typed, kinds, chip);
  // A kind was chosen, by chip or sign: only records are meant.
  const entries = offered(typed, userId, found.scope ? [] : screens, found.scope ? [] : actions);
  const settled = found.offline || (found.wanted && !found.searching && !found.failed);
  /** Who has no page of patients opens them by booking for them. */
  const rowsBook = addressOf('patients', role, '') === null;
  const asking = { typed: whom ?? typed.trim(), only: whom !== null, found: found.found, settled, rowsBook };
  const booking = books ? bookingEntries(asking, book) : [];
  const openFound = (kind: SearchKind, id: string): void => {
    const person = kind === 'patients' && rowsBook ? found.found?.patients.find((one) => one.id === id) : undefined;
    if (person) book({ name: person.name, phone: person.phone });
    else open(kind, id);
  };
  const records = whom === null ? foundKindsOf(role) : [];
  const named = entries.recent.length + entries.screens.length + entries.actions.length;
  const state = { typed, found, named, people: whom === null ? null : booking.length };
  return { typed, setTyped, kinds, found, entries, booking, records, state, choose, open: openFound };
}

/** The field says on the screen what the dialog is. */
const UNSEEN_TITLE = { header: 'ad-for-screen-readers' } as const;

/** Ctrl+K: screens and actions at once, records as they are found. */
export function SearchDialog(props: SearchDialogProps) {
  const [chip, setChip] = useState<SearchKind | null>(null);
  const { typed, setTyped, kinds, found, entries, booking, records, state, choose, open } = useOffer(props, chip);
  const field = useRef<HTMLInputElement>(null);
  // The dialog is put into the document after its first drawing.
  useEffect(() => field.current?.focus(), []);
  /** What was typed before the field stood is in it. */
  const takeEarly = (): void => {
    const { text } = takeTyped();
    dropTyped();
    if (text) setTyped((now) => now + text);
  };
  const narrow = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || kinds.length < 2) return;
    event.preventDefault();
    setChip(nextChip(kinds, chip, event.shiftKey ? -1 : 1));
  };
  return (
    <Modal
      open
      title={SEARCH_ALL}
      classNames={UNSEEN_TITLE}
      footer={null}
      closable={false}
      width={640}
      className="ad-find"
      transitionName=""
      maskTransitionName=""
      focusable={{ focusTriggerAfterClose: false }}
      onCancel={props.onClose}
    >
      <Command label={SEARCH_ALL} shouldFilter={false} vimBindings={false} loop onKeyDown={narrow}>
        <div className="ad-find-field">
          <SearchOutlined aria-hidden="true" />
          <Command.Input
            ref={field}
            value={typed}
            maxLength={SEARCH_LENGTH.max}
            placeholder={SEARCH_PLACEHOLDER}
            onValueChange={setTyped}
            onFocus={takeEarly}
          />
        </div>
        <ScopeChips kinds={kinds} chosen={found.scope} onChoose={setChip} />
        <Command.List label={SEARCH_ALL} aria-busy={found.searching}>
          <EntryGroup heading={RECENT} entries={entries.recent} onChoose={choose} />
          <EntryGroup heading={SCREENS} entries={entries.screens} onChoose={choose} />
          <EntryGroup heading={ACTIONS} entries={entries.actions} onChoose={choose} />
          <RecordGroups kinds={records} found={found} onOpen={open} />
          <EntryGroup heading={BOOK_FOR.trim()} entries={booking} onChoose={({ run }) => run()} />
        </Command.List>
        <SearchState {...state} />
        <p className="ad-find-keys" aria-hidden="true">
          {KEYS_OF_PALETTE}
        </p>
      </Command>
    </Modal>
  );
}
