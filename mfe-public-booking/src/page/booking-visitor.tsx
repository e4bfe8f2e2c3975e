import { toasts } from '@arogya/platform';
import { jest } from '@jest/globals';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, fakeApi } from './booking-fixture';
import { BookingPage } from './booking-page';
import { draftStore } from './draft';

// The sheet has some eighty controls: whether each is hidden is asked of jsdom's styles, which is slow.
configure({ defaultHidden: true });
jest.setTimeout(20_000);

/** A tab that has just been opened on the booking page. */
export function freshTab(): void {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/book/lotus');
  toasts.clear();
}

export function open(api = fakeApi(), page = aPage()) {
  const view = render(<BookingPage slug="lotus" page={page} store={draftStore('lotus', sessionStorage)} api={api} />);
  return { api, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), ...view };
}

type User = ReturnType<typeof userEvent.setup>;

export async function openSheet(user: User): Promise<HTMLElement> {
  await user.click(screen.getByRole('link', { name: 'Book with Dr. Asha Menon' }));
  await screen.findByRole('button', { name: '9:30 AM' });
  return screen.getByRole('dialog', { name: 'Book with Dr. Asha Menon' });
}

export async function fill(user: User): Promise<void> {
  await user.type(screen.getByLabelText('Phone number'), '+91 55500 12345');
  await user.type(screen.getByLabelText('Patient name'), 'Asha Verma');
  await user.type(screen.getByLabelText('Age'), '34');
  await user.click(screen.getByLabelText('Female'));
  await user.click(screen.getByRole('button', { name: 'Fever' }));
}

export const pressBook = (user: User): Promise<void> => user.click(screen.getByRole('button', { name: 'Book' }));
