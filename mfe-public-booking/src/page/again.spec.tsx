import type { PersonAgain } from '@arogya/api/booking';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aPage, at, fakeApi, lost, ok, refusal } from '../testing/booking-fixture';
import { checkPhone, fill, freshTab, open, openSheet, pressBook, tapStart } from '../testing/booking-visitor';

const NOTE = 'booking:booked';
const ASHA: PersonAgain = { person: 'a'.repeat(43), name: 'Asha V.' };
const RAVI: PersonAgain = { person: 'r'.repeat(43), name: 'Ravi V.' };
const EXPIRED = 'Booking session expired. Please enter your phone number again.';

beforeEach(freshTab);
afterEach(() => jest.restoreAllMocks());

/** A server whose browser has booked for these people. */
function knowing(...people: PersonAgain[]) {
  const api = fakeApi();
  api.again.mockImplementation(() => ok({ people }));
  localStorage.setItem(NOTE, '1');
  return api;
}

type User = ReturnType<typeof open>['user'];
const tapNextFree = async (user: User): Promise<HTMLElement> => {
  await user.click(screen.getByRole('link', { name: /^Next free.*with Dr\. Asha Menon$/u }));
  return screen.findByRole('dialog', { name: 'Book with Dr. Asha Menon' });
};
const tapReason = (user: User): Promise<void> => user.click(screen.getByText('Fever', { selector: 'button' }));
const who = (): HTMLElement => screen.getByRole('group', { name: 'Who is the appointment for?' });
/** Whatever was asked has been answered. */
const answered = (): Promise<void> => act(() => Promise.resolve());

/** Counts what somebody does: presses of a pointer, and whatever is typed. */
function counted(): { taps: () => number; keys: () => number } {
  const counts = { taps: 0, keys: 0 };
  const note = (what: keyof typeof counts) => () => void (counts[what] += 1);
  const [taps, keys] = [note('taps'), note('keys')];
  document.addEventListener('pointerdown', taps, true);
  for (const kind of ['keydown', 'input']) {
    document.addEventListener(kind, (event) => event.target instanceof HTMLTextAreaElement && keys(), true);
  }
  return { taps: () => counts.taps, keys: () => counts.keys };
}

describe('somebody who has booked in this browser before', () => {
  it('books again in three taps and types nothing', async () => {
    const api = knowing(ASHA);
    const { user } = open(api);
    await answered();
    const done = counted();
    await tapNextFree(user);
    expect(await screen.findByText(/^Kept for you for/u)).toBeVisible();
    expect(within(who()).getByLabelText('Asha V.')).toBeChecked();
    expect(screen.queryByLabelText('Phone number')).toBeNull();
    await tapReason(user);
    await pressBook(user);
    expect(await screen.findByText('Appointment Booked Successfully!')).toBeVisible();
    expect([done.taps(), done.keys()]).toEqual([3, 0]);
    const [body] = api.book.mock.calls[0] ?? [];
    expect(body).toMatchObject({ person: ASHA.person, appointmentDate: at('09:00'), holdId: 'hold-1' });
    expect(body?.notes).toContain('Fever');
    expect(body).not.toHaveProperty('patient');
    expect(body).not.toHaveProperty('patientId');
    expect(api.checkPhone).not.toHaveBeenCalled();
  });

  it('is asked for the reason and nothing else', async () => {
    const api = knowing(ASHA);
    const { user } = open(api);
    await answered();
    await tapNextFree(user);
    await pressBook(user);
    expect(await screen.findByText('Please describe your symptoms')).toBeVisible();
    expect(api.book).not.toHaveBeenCalled();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
  });

  it('chooses among several people, of whom nobody is chosen at first', async () => {
    const api = knowing(RAVI, ASHA);
    const { user } = open(api);
    await answered();
    await tapNextFree(user);
    expect(within(who()).getAllByRole('radio')).toHaveLength(3);
    expect(within(who()).getByLabelText('Somebody else')).toBeChecked();
    expect(screen.getByLabelText('Phone number')).toBeVisible();
    await user.click(within(who()).getByLabelText('Asha V.'));
    await tapReason(user);
    await pressBook(user);
    expect(api.book.mock.calls[0]?.[0]).toMatchObject({ person: ASHA.person });
  });

  it('books for somebody else in an empty form', async () => {
    const api = knowing(ASHA);
    const { user } = open(api);
    await answered();
    await tapNextFree(user);
    await tapReason(user);
    await user.click(within(who()).getByLabelText('Somebody else'));
    expect(screen.getByLabelText('Symptoms')).toHaveValue('');
    await fill(user);
    await pressBook(user);
    expect(api.book.mock.calls[0]?.[0]).toMatchObject({ patient: { name: 'Asha Verma' } });
    expect(api.book.mock.calls[0]?.[0]).not.toHaveProperty('person');
  });

  it('is asked for again after each booking, and the tab keeps nobody', async () => {
    const api = knowing(ASHA);
    const { user } = open(api);
    await answered();
    await tapNextFree(user);
    await tapReason(user);
    expect(sessionStorage.getItem('booking:lotus')).not.toMatch(/Asha|aaaa/u);
    await pressBook(user);
    await user.click(await screen.findByRole('button', { name: 'Book another' }));
    await waitFor(() => expect(api.again).toHaveBeenCalledTimes(2));
  });

  it('keeps what was typed before the answer came', async () => {
    const api = knowing(ASHA);
    let answer: () => void = () => undefined;
    api.again.mockImplementation(() => new Promise((resolve) => (answer = () => void ok({ people: [ASHA] }).then(resolve))));
    const { user } = open(api);
    await openSheet(user);
    await checkPhone(user);
    await act(async () => {
      answer();
      await Promise.resolve();
    });
    expect(await screen.findByLabelText('Asha V.')).not.toBeChecked();
    expect(screen.getByLabelText('Phone number')).toHaveValue('+91 55500 12345');
  });

  it('says who they are not: the device is forgotten, and the next page asks nobody', async () => {
    const api = knowing(ASHA);
    const view = open(api);
    await answered();
    await tapNextFree(view.user);
    await view.user.click(screen.getByRole('button', { name: 'Not you? Forget this device' }));
    expect(await screen.findByText('This device has been forgotten')).toBeVisible();
    expect(api.forgetDevice).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Asha V.')).toBeNull();
    expect(screen.getByLabelText('Patient name')).toHaveValue('');
    view.unmount();
    open(api);
    await screen.findByText(/^Kept for you for/u);
    expect(api.again).toHaveBeenCalledTimes(1);
  });

  it('hears in another tab that the device was forgotten, and types on in the ordinary form', async () => {
    const api = knowing(ASHA);
    api.book.mockImplementationOnce(() => refusal(404, 'bookingSessionExpired', EXPIRED));
    const { user } = open(api);
    await answered();
    await tapNextFree(user);
    await tapReason(user);
    await pressBook(user);
    const phone = await screen.findByLabelText('Phone number');
    await waitFor(() => expect(phone).toHaveFocus());
    expect(phone).toBeInvalid();
    expect(screen.getAllByText(EXPIRED)[0]).toBeVisible();
    expect(screen.queryByText('Asha V.')).toBeNull();
    expect(screen.getByLabelText('Symptoms')).toHaveValue('Fever');
    await fill(user);
    // The chip of the form's filling takes out what stood there.
    await tapReason(user);
    await pressBook(user);
    expect(await screen.findByText('Appointment Booked Successfully!')).toBeVisible();
    expect(api.book.mock.calls[1]?.[0]).toHaveProperty('patient');
  });

  it('is led to the phone where the day needs a proven one', async () => {
    const api = knowing(ASHA);
    api.book.mockImplementationOnce(() => refusal(409, 'codeNeeded', 'Please confirm your phone number by a code.'));
    const { user } = open(api);
    await answered();
    await tapNextFree(user);
    await tapReason(user);
    await pressBook(user);
    await waitFor(() => expect(screen.getByLabelText('Phone number')).toHaveFocus());
    expect(screen.getByLabelText('Somebody else')).toBeChecked();
  });
});

describe('the note that a browser has booked', () => {
  it('says neither who nor where, and until it is there nobody is asked for', async () => {
    const { api, user } = open();
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    await fill(user);
    expect(localStorage).toHaveLength(0);
    await pressBook(user);
    await screen.findByText('Appointment Booked Successfully!');
    expect({ ...localStorage }).toEqual({ [NOTE]: '1' });
    expect(api.again).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Book another' }));
    expect(api.again).toHaveBeenCalledTimes(1);
  });

  it('goes when the server knows nobody, and stays when there was no answer', async () => {
    const api = knowing();
    const first = open(api);
    await waitFor(() => expect(localStorage.getItem(NOTE)).toBeNull());
    await openSheet(first.user);
    expect(screen.getByLabelText('Phone number')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Who is the appointment for?' })).toBeNull();
    first.unmount();

    localStorage.setItem(NOTE, '1');
    api.again.mockImplementation(lost);
    open(api);
    await waitFor(() => expect(api.again).toHaveBeenCalledTimes(2));
    expect(localStorage.getItem(NOTE)).toBe('1');
  });

  it('is neither read nor made on a device that many use', async () => {
    const api = knowing(ASHA);
    const { user } = open(api, aPage(), true);
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    await fill(user);
    localStorage.removeItem(NOTE);
    await pressBook(user);
    await screen.findByText('Appointment Booked Successfully!');
    await user.click(screen.getByRole('button', { name: 'Book another' }));
    expect(api.again).not.toHaveBeenCalled();
    expect(localStorage.getItem(NOTE)).toBeNull();
  });

  it('is missing where the browser stores nothing, and everything else works', async () => {
    const api = knowing(ASHA);
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { user } = open(api);
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    await fill(user);
    await pressBook(user);
    await screen.findByText('Appointment Booked Successfully!');
    await user.click(screen.getByRole('button', { name: 'Book another' }));
    expect(screen.getByRole('heading', { name: 'Doctors' })).toHaveFocus();
    expect(api.again).not.toHaveBeenCalled();
  });
});
