import { toasts } from '@arogya/platform';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { words } from '@arogya/languages/generated/words.en';
import { WordsProvider } from '../words/words';
import { aPage, fakeApi } from './booking-fixture';
import { BookingPage } from '../page/booking-page';
import { draftStore } from '../page/draft';

// The sheet has some eighty controls, and checking the visibility of each by jsdom's styles is slow.
configure({ defaultHidden: true });

/** A tab in which the booking page was just opened. */
export function freshTab(): void {
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/book/lotus');
  toasts.clear();
}

export function open(api = fakeApi(), page = aPage(), shared = false) {
  const store = draftStore('lotus', sessionStorage, shared);
  const view = render(
    <WordsProvider words={words}>
      <BookingPage slug="lotus" page={page} store={store} api={api} />
    </WordsProvider>,
  );
  return { api, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), ...view };
}

type User = ReturnType<typeof userEvent.setup>;

export async function openSheet(user: User): Promise<HTMLElement> {
  await user.click(screen.getByRole('link', { name: 'Book with Dr. Asha Menon' }));
  await screen.findByText('9:30 AM', SLOT);
  return screen.getByRole('dialog', { name: 'Book with Dr. Asha Menon' });
}

/** Finds starts by their text: computing the accessible names of some eighty buttons is slow. */
const SLOT = { selector: 'button.slot' };
export const tapStart = (user: User, time: string): Promise<void> => user.click(screen.getByText(time, SLOT));

export async function checkPhone(user: User, phone = '+91 55500 12345'): Promise<void> {
  await enter(user, 'Phone number', phone);
  await user.tab();
}

/** Fills the whole text at once, as password managers and keyboard suggestions do. */
async function enter(user: User, label: string, text: string): Promise<void> {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

export async function fill(user: User): Promise<void> {
  await enter(user, 'Phone number', '+91 55500 12345');
  await enter(user, 'Patient name', 'Asha Verma');
  await enter(user, 'Age', '34');
  await user.click(screen.getByLabelText('Female'));
  await user.click(screen.getByText('Fever', { selector: 'button' }));
}

export const pressBook = (user: User): Promise<void> => user.click(screen.getByText('Book', { selector: 'button[type=submit]' }));
