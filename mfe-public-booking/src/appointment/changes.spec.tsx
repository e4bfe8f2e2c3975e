import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aLinked, asRead, fakeLink, NOW } from '../testing/appointment-fixture';
import { freshTab, open, state } from '../testing/appointment-visitor';
import { at, lost, refusal } from '../testing/booking-fixture';

beforeEach(freshTab);

const known = asRead({ digitsNeeded: false });
const SLOT = { selector: 'button.slot' };
type User = ReturnType<typeof open>['user'];

const press = (user: User, name: string): Promise<void> => user.click(screen.getByText(name, { selector: 'button[type=submit]' }));

async function openMove(user: User): Promise<HTMLElement> {
  await user.click(screen.getByRole('link', { name: 'Move' }));
  await screen.findByText('10:00 AM', SLOT);
  return screen.getByRole('dialog', { name: 'Move your appointment' });
}
const tapStart = (user: User, time: string): Promise<void> => user.click(screen.getByText(time, SLOT));

async function openCancel(user: User): Promise<HTMLElement> {
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  return screen.getByRole('dialog', { name: 'Cancel your appointment?' });
}

describe('moving', () => {
  it('takes three taps in a browser that is known: Move, the start, Confirm', async () => {
    const { api, holds, user } = open(known);
    let taps = 0;
    document.addEventListener('click', () => (taps += 1));
    await openMove(user);
    await tapStart(user, '10:00 AM');
    await waitFor(() =>
      expect(holds.hold).toHaveBeenCalledWith({ slug: 'lotus', doctorId: aLinked().doctor.id, appointmentDate: at('10:00') }),
    );
    await screen.findByText(/^Kept for you for/u);
    await press(user, 'Confirm');
    expect(await screen.findByText('Moved to Wed, 25 Nov, 10:00 AM')).toBeVisible();
    expect(taps).toBe(3);
    expect(api.move.mock.calls).toEqual([[{ at: at('10:00'), version: 3, holdId: 'hold-1' }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(state('Confirmed')).toHaveFocus());
    expect(holds.release).not.toHaveBeenCalled();
  });

  it('asks for the digits before the third tap where the browser is not known', async () => {
    const { api, user } = open();
    const dialog = await openMove(user);
    const field = within(dialog).getByLabelText('Last 4 digits of your phone');
    await tapStart(user, '10:00 AM');
    expect(field).toHaveFocus();
    await screen.findByText(/^Kept for you for/u);
    await press(user, 'Confirm');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription('Please enter 4 digits.');
    expect(api.move).not.toHaveBeenCalled();
    await user.keyboard('१२ 345');
    expect(field).toHaveValue('1234');
    await press(user, 'Confirm');
    expect(api.move.mock.calls[0]?.[0]).toMatchObject({ digits: '1234' });
  });

  it('opens at a day with something to tap: the own day is full', async () => {
    const link = fakeLink(false);
    const slots = link.api.slots.getMockImplementation();
    link.api.slots.mockImplementation(async (from, to) => {
      const answer = await slots?.(from, to);
      if (!answer?.ok) throw new Error('Slots are answered');
      const days = answer.value.days.map((day, index) =>
        index === 0 ? { ...day, starts: day.starts.map((start) => ({ ...start, free: false, reason: 'taken' as const })) } : day,
      );
      return { ...answer, value: { ...answer.value, days } };
    });
    const { user } = open(known, link);
    await openMove(user);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Thursday, 26 Nov 2026/u })).toHaveAttribute('aria-pressed', 'true'));
  });

  it('a start taken at the last moment: why, the nearest three as chips, and the old time stays', async () => {
    const link = fakeLink(false);
    const sentence = 'This time has just been taken. Please choose another one.';
    link.api.move.mockImplementationOnce(() => refusal(409, 'slotTaken', sentence, { nearest: [at('11:00'), at('11:30'), at('09:00')] }));
    const { user } = open(known, link);
    const dialog = await openMove(user);
    await tapStart(user, '10:00 AM');
    await press(user, 'Confirm');
    expect(await within(dialog).findByText(sentence)).toBeVisible();
    expect(dialog.querySelectorAll('.note .chip')).toHaveLength(3);
    expect(screen.getByText('Now: Wed, 25 Nov, 9:30 AM')).toBeVisible();
    await user.click(within(dialog).getByText('Wed, 25 Nov, 11:00 AM', { selector: '.chip' }));
    await press(user, 'Confirm');
    expect(await screen.findByText('Moved to Wed, 25 Nov, 11:00 AM')).toBeVisible();
  });

  it('one that staff have changed meanwhile: the sentence, the present state, and the next try names its version', async () => {
    const link = fakeLink(false);
    const current = aLinked({ version: 7, digitsNeeded: false, appointmentDate: at('14:00'), endsAt: at('14:15') });
    link.api.move.mockImplementationOnce(() => refusal(409, 'stale', 'This appointment has changed meanwhile.', { current }));
    const { user } = open(known, link);
    const dialog = await openMove(user);
    await tapStart(user, '10:00 AM');
    await press(user, 'Confirm');
    expect(await within(dialog).findByText('This appointment has changed meanwhile.')).toBeVisible();
    expect(within(dialog).getByText('Now: Wed, 25 Nov, 2:00 PM')).toBeVisible();
    await press(user, 'Confirm');
    await waitFor(() => expect(link.api.move.mock.calls.map(([{ version }]) => version)).toEqual([3, 7]));
  });

  it('an answer that is lost can be tried again: the same start, the same version', async () => {
    const link = fakeLink(false);
    link.api.move.mockImplementationOnce(lost);
    const { user } = open(known, link);
    await openMove(user);
    await tapStart(user, '10:00 AM');
    await screen.findByText(/^Kept for you for/u);
    await press(user, 'Confirm');
    expect(await screen.findByText(/^The connection was lost/u)).toBeVisible();
    await press(user, 'Confirm');
    expect(await screen.findByText('Moved to Wed, 25 Nov, 10:00 AM')).toBeVisible();
    expect(link.api.move.mock.calls[0]).toEqual(link.api.move.mock.calls[1]);
  });

  it('without a choice it says so, and a choice that is given up is let go', async () => {
    const { api, holds, user } = open(known);
    await openMove(user);
    await press(user, 'Confirm');
    expect(screen.getByText('Please choose a time first.')).toBeVisible();
    await tapStart(user, '10:00 AM');
    await screen.findByText(/^Kept for you for/u);
    expect(screen.queryByText('Please choose a time first.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(holds.release).toHaveBeenCalledWith('hold-1'));
    expect(api.move).not.toHaveBeenCalled();
  });

  it('times that cannot be loaded can be asked for again', async () => {
    const link = fakeLink(false);
    link.api.slots.mockImplementationOnce(lost);
    const { user } = open(known, link);
    await user.click(screen.getByRole('link', { name: 'Move' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('10:00 AM', SLOT)).toBeVisible();
  });
});

describe('cancelling', () => {
  it('asks why and for the digits, and says that it is done', async () => {
    const { api, user } = open();
    await openCancel(user);
    await press(user, 'Cancel appointment');
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a reason first.');
    await user.click(screen.getByLabelText('I feel better'));
    await user.type(screen.getByLabelText('Last 4 digits of your phone'), '4321');
    await press(user, 'Cancel appointment');
    expect(await screen.findByText('You have cancelled this appointment.')).toBeVisible();
    expect(api.cancel.mock.calls).toEqual([[{ reason: 'better', version: 3, digits: '4321' }]]);
    await waitFor(() => expect(state('Cancelled')).toHaveFocus());
  });

  it('leads back to the page itself and never further, to what was there before the page', async () => {
    const { user } = open(known);
    const dialog = await openCancel(user);
    const back = jest.spyOn(window.history, 'back');
    await user.click(within(dialog).getByLabelText('I feel better'));
    await press(user, 'Cancel appointment');
    await waitFor(() => expect(state('Cancelled')).toHaveFocus());
    expect(back).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('digits that are wrong: how many tries are left, and the field is empty for the next', async () => {
    const link = fakeLink();
    const wrong = 'These are not the last four digits of the phone number of this appointment.';
    link.api.cancel.mockImplementationOnce(() => refusal(403, 'digitsWrong', wrong, { triesLeft: 1 }));
    const { user } = open(asRead(), link);
    await openCancel(user);
    await user.click(screen.getByLabelText('I cannot come'));
    const field = screen.getByLabelText('Last 4 digits of your phone');
    await user.type(field, '0000');
    await press(user, 'Cancel appointment');
    await waitFor(() => expect(field).toHaveAccessibleDescription(`${wrong} 1 try left.`));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    await user.keyboard('4321');
    await press(user, 'Cancel appointment');
    expect(await screen.findByText('You have cancelled this appointment.')).toBeVisible();
  });

  it('digits that are used up: the sentence, and a way to call', async () => {
    const link = fakeLink();
    const sentence = 'Wrong digits were entered too often. Please call the hospital.';
    link.api.cancel.mockImplementationOnce(() => refusal(429, 'digitsUsedUp', sentence));
    const { user } = open(asRead(), link);
    const dialog = await openCancel(user);
    await user.click(screen.getByLabelText('Another reason'));
    await user.type(screen.getByLabelText('Last 4 digits of your phone'), '0000');
    await press(user, 'Cancel appointment');
    expect((await within(dialog).findAllByText(sentence))[0]).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Call +91 55500 10001' })).toHaveAttribute('href', 'tel:+915550010001');
  });

  it('a browser that is known no more is asked for the digits when the server wants them', async () => {
    const link = fakeLink(false);
    const sentence = 'Please enter the last four digits of the phone number of this appointment.';
    link.api.cancel.mockImplementationOnce(() => refusal(403, 'digitsNeeded', sentence));
    const { user } = open(known, link);
    await openCancel(user);
    expect(screen.queryByLabelText('Last 4 digits of your phone')).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Booked by mistake'));
    await press(user, 'Cancel appointment');
    expect(await screen.findByLabelText('Last 4 digits of your phone')).toHaveAccessibleDescription(sentence);
  });
});

describe('taking it back', () => {
  const later = (ms: number): string => new Date(NOW + ms).toISOString();
  const justCancelled = (ms: number) => asRead({ version: 4, status: 'cancelled', cancelledBy: 'patient', undoUntil: later(ms) });

  it('undoes what was done, with the version that it has made', async () => {
    const { api, user } = open(justCancelled(15_000));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Confirmed' })).toBeVisible();
    expect(api.undo.mock.calls).toEqual([[4]]);
    await waitFor(() => expect(state('Confirmed')).toHaveFocus());
    expect(screen.queryByText('Appointment cancelled')).not.toBeInTheDocument();
  });

  it('is offered for ten seconds at most, though the server takes it longer', async () => {
    open(justCancelled(60_000));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo).toHaveTextContent(/^Undo0:10$|^Undo0:09$/u);
  });

  it('goes when its time is over', async () => {
    open(justCancelled(1_000));
    await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument(), { timeout: 5_000 });
  });

  it('that comes too late says so', async () => {
    const link = fakeLink();
    link.api.undo.mockImplementationOnce(() => refusal(409, 'undoEnded', 'This can no longer be undone.'));
    const { user } = open(justCancelled(15_000), link);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This can no longer be undone.');
    expect(state('Cancelled')).toBeVisible();
  });
});
