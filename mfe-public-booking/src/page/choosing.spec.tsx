import { act, screen, waitFor, within } from '@testing-library/react';
import { aDoctor, at, fakeApi, inFiveMinutes, lost, ok, refusal, slow } from '../testing/booking-fixture';
import { freshTab, open, openSheet, fill, pressBook, tapStart } from '../testing/booking-visitor';

beforeEach(freshTab);

describe('the starts', () => {
  it('are all shown, and one that is not free says why and cannot be chosen', async () => {
    const { api, user } = open();
    const sheet = await openSheet(user);
    expect(
      within(sheet)
        .getAllByRole('button', { name: /[AP]M/u })
        .filter((button) => button.classList.contains('slot')),
    ).toHaveLength(18);
    await user.click(screen.getByRole('button', { name: '10:30 AM. This time has already been booked.' }));
    expect(api.hold).not.toHaveBeenCalled();
    expect(screen.getByText('10:30 AM. This time has already been booked.')).toBeVisible();
  });

  it('are held, the former hold being replaced, and given back when the sheet is closed', async () => {
    const { api, user } = open();
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    expect(await screen.findByText(/Kept for you for [45]:/u)).toBeVisible();
    await tapStart(user, '10:00 AM');
    await waitFor(() =>
      expect(api.hold).toHaveBeenLastCalledWith(expect.objectContaining({ appointmentDate: at('10:00'), replaces: 'hold-1' })),
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(api.release).toHaveBeenCalledWith('hold-2'));
  });

  it('that somebody else holds are refused with the reason and three others, one tap each', async () => {
    const api = fakeApi();
    api.hold.mockImplementationOnce(() =>
      refusal(409, 'slotTaken', 'This time has just been taken. Please choose another one.', {
        nearest: [at('10:00'), at('09:00'), at('11:00')],
      }),
    );
    const { user } = open(api);
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This time has just been taken. Please choose another one.');
    expect(within(alert).getAllByRole('button')).toHaveLength(3);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Choose a time' })).toHaveFocus());
    await user.click(within(alert).getByRole('button', { name: 'Wed, 25 Nov, 10:00 AM' }));
    expect(await screen.findByText(/Kept for you for/u)).toBeVisible();
    expect(screen.queryByText(/has just been taken/u)).not.toBeInTheDocument();
  });

  it('that are free but not kept are said to be so quietly, and booked without a hold', async () => {
    const api = fakeApi();
    api.hold.mockImplementation(() => ok({ holdId: null, expiresAt: null }));
    const { user } = open(api);
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    expect(await screen.findByText(/^Not kept for you yet/u)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Kept for you/u)).not.toBeInTheDocument();
    await fill(user);
    await pressBook(user);
    expect(await screen.findByText('Appointment Booked Successfully!')).toBeVisible();
    expect(api.book.mock.calls[0]?.[0]).not.toHaveProperty('holdId');
  });

  it('are kept for as long as the server says, whatever the clock of the browser', async () => {
    const api = fakeApi();
    const server = Date.parse('2001-02-03T04:05:06Z');
    const answer = { ok: true, value: { holdId: 'resumed', expiresAt: '2001-02-03T04:07:06Z' }, at: server } as const;
    api.hold.mockImplementation(() => Promise.resolve(answer));
    const { user } = open(api);
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    expect(await screen.findByText(/Kept for you for (2:00|1:5\d)/u)).toBeVisible();
  });

  it('are waited for by Book, however often it is pressed, and booked with their hold', async () => {
    const api = fakeApi();
    const { come, call } = slow(() => ok({ holdId: 'hold-late', expiresAt: inFiveMinutes() }));
    api.hold.mockImplementation(call);
    const { user } = open(api);
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    await fill(user);
    const book = screen.getByText('Book', { selector: 'button[type=submit]' });
    await user.click(book);
    await user.click(book);
    expect(api.book).not.toHaveBeenCalled();
    come();
    expect(await screen.findByText('Appointment Booked Successfully!')).toBeVisible();
    expect(api.book.mock.calls.map(([{ holdId }]) => holdId)).toEqual(['hold-late']);
  });

  it('that turn out to be taken after Book was pressed are not booked', async () => {
    const api = fakeApi();
    const taken = 'This time has just been taken. Please choose another one.';
    const { come, call } = slow(() => refusal(409, 'slotTaken', taken, { nearest: [at('10:00')] }));
    api.hold.mockImplementationOnce(call);
    const { user } = open(api);
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    await fill(user);
    await pressBook(user);
    come();
    expect(await screen.findByText(taken)).toBeVisible();
    expect(api.book).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Wed, 25 Nov, 10:00 AM' }));
    await screen.findByText(/Kept for you for/u);
    await pressBook(user);
    expect(await screen.findByText('Appointment Booked Successfully!')).toBeVisible();
  });

  it('of another doctor, chosen while Book waits, are not booked in their place', async () => {
    const api = fakeApi();
    const { come, call } = slow(() => ok({ holdId: 'hold-late', expiresAt: inFiveMinutes() }));
    api.hold.mockImplementationOnce(call);
    const { user } = open(api);
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    await fill(user);
    await pressBook(user);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('link', { name: `Book with ${aDoctor(1).fullName}` }));
    await screen.findByText('9:30 AM', { selector: 'button.slot' });
    await tapStart(user, '9:30 AM');
    await screen.findByText(/Kept for you for/u);
    await act(() => Promise.resolve(come()));
    expect(api.book).not.toHaveBeenCalled();
  });

  it('can be booked although the hold did not work', async () => {
    const api = fakeApi();
    api.hold.mockImplementation(lost);
    const { user } = open(api);
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    expect(await screen.findByText(/^Not kept for you yet/u)).toBeVisible();
    await fill(user);
    await pressBook(user);
    expect(await screen.findByText('Appointment Booked Successfully!')).toBeVisible();
    expect(api.book.mock.calls[0]?.[0]).not.toHaveProperty('holdId');
  });

  it('that cannot be loaded are offered again', async () => {
    const api = fakeApi();
    api.slots.mockImplementationOnce(lost);
    const { user } = open(api);
    await user.click(screen.getByRole('link', { name: 'Book with Dr. Asha Menon' }));
    expect(await screen.findByText('The times could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: '9:30 AM' })).toBeVisible();
  });

  it('are one tab stop, and the arrows move among them', async () => {
    const { user } = open();
    await openSheet(user);
    act(() => screen.getByRole('button', { name: '9:00 AM' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: '9:30 AM' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('button', { name: /^5:30 PM/u })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: /^5:30 PM/u })).toHaveFocus();
  });

  it('of the following weeks are a tap away', async () => {
    const { api, user } = open();
    await openSheet(user);
    expect(screen.getByRole('button', { name: 'Earlier days' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Later days' }));
    await user.click(await screen.findByRole('button', { name: /Wednesday, 02 Dec 2026/u }));
    expect(api.slots).toHaveBeenLastCalledWith(
      'lotus',
      expect.any(String),
      expect.objectContaining({ from: '2026-12-02', to: '2026-12-08' }),
      expect.anything(),
    );
  });
});
