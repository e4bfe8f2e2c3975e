import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aLinked, answered, asRead, fakeLink } from '../testing/appointment-fixture';
import { freshTab, open, state } from '../testing/appointment-visitor';
import { lost, refusal } from '../testing/booking-fixture';

beforeEach(freshTab);

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const link = (name: string | RegExp): HTMLElement => screen.getByRole('link', { name });

describe('saying something', () => {
  it('one tap says that the patient is coming', async () => {
    const { api, user } = open();
    await user.click(button("I'm coming"));
    expect(await screen.findByText('The hospital knows. Thank you.')).toBeVisible();
    expect(state('You are coming')).toBeVisible();
    expect(button("I'm coming")).toHaveAttribute('aria-pressed', 'true');
    expect(api.coming).toHaveBeenCalledTimes(1);
  });

  it('two taps say how late, and the last word counts', async () => {
    const { api, user } = open();
    await user.click(link('Late'));
    await user.click(button('20 min'));
    expect(await screen.findByRole('heading', { name: '20 minutes late' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('How late will you be?')).not.toBeInTheDocument());
    await user.click(link('Late'));
    expect(button('20 min')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('30 min'));
    expect(await screen.findByRole('heading', { name: '30 minutes late' })).toBeVisible();
    expect(api.late.mock.calls).toEqual([[20], [30]]);
  });

  it('a second tap while the first is not answered sends nothing', async () => {
    const link = fakeLink();
    link.api.coming.mockImplementationOnce(() => new Promise(() => undefined));
    const { user } = open(asRead(), link);
    await user.click(button("I'm coming"));
    await user.click(button('Saving…'));
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(link.api.coming).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('an answer that is lost: one sentence, and another tap tries again', async () => {
    const link = fakeLink();
    link.api.coming.mockImplementationOnce(lost);
    const { user } = open(asRead(), link);
    await user.click(button("I'm coming"));
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost before an answer came. You can safely try again.');
    await user.click(button("I'm coming"));
    expect(await screen.findByText('The hospital knows. Thank you.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("a refusal is the server's own sentence, and the appointment stays as it is", async () => {
    const link = fakeLink();
    const sentence = 'This appointment has begun. Please call the hospital.';
    link.api.coming.mockImplementationOnce(() => refusal(409, 'appointmentBegun', sentence));
    const { user } = open(asRead(), link);
    await user.click(button("I'm coming"));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(state('Confirmed')).toBeVisible();
  });
});

describe('what stands in the way', () => {
  const NONE = { coming: null, late: null, move: null, cancel: null } as const;

  it.each([
    [{ ...NONE, late: 'notToday' } as const, ["I'm coming", 'Move', 'Cancel'], null],
    [
      { ...NONE, move: 'tooLate', cancel: 'tooLate' } as const,
      ["I'm coming", 'Late'],
      'It can be moved or cancelled here until 2 hours before the start. Please call the hospital.',
    ],
    [{ ...NONE, move: 'movesUsed' } as const, ["I'm coming", 'Late', 'Cancel'], 'It cannot be moved again here. Please call the hospital.'],
    [
      { ...NONE, move: 'noBooking' } as const,
      ["I'm coming", 'Late', 'Cancel'],
      'This doctor takes no bookings here at present. Please call the hospital.',
    ],
    [
      { coming: 'begun', late: null, move: 'begun', cancel: 'begun' } as const,
      ['Late'],
      'It has begun and cannot be changed here any more. Please call the hospital.',
    ],
  ])('%j: what is possible is offered, and one sentence says why not the rest', (barriers, offered, sentence) => {
    open(asRead({ barriers }));
    const acts = screen.getByRole('region', { name: 'What would you like to do?' });
    expect([...acts.querySelectorAll('.act')].map((act) => act.textContent)).toEqual(offered);
    if (sentence) expect(screen.getByText(sentence)).toBeVisible();
    else expect(screen.queryByText(/Please call the hospital\./u)).not.toBeInTheDocument();
  });

  it('minutes that are no whole hours are said as minutes', () => {
    open(asRead({ barriers: { ...NONE, move: 'tooLate', cancel: 'tooLate' }, changeUntil: 90 }));
    expect(screen.getByText(/until 90 minutes before the start\./u)).toBeVisible();
  });

  it('a cancelled one offers to book again with the same doctor, and nothing to do about it', () => {
    open(
      asRead({
        status: 'cancelled',
        cancelledBy: 'hospital',
        barriers: { coming: 'closed', late: 'closed', move: 'closed', cancel: 'closed' },
      }),
    );
    expect(screen.getByText('The hospital has cancelled this appointment.')).toBeVisible();
    expect(link('Book again')).toHaveAttribute('href', `/book/lotus?doctor=${aLinked().doctor.id}`);
    expect(screen.queryByRole('region', { name: 'What would you like to do?' })).not.toBeInTheDocument();
    expect(link('Remove from calendar')).toBeVisible();
  });

  it('one that the hospital has moved says where it was', () => {
    open(asRead({ movedFrom: { appointmentDate: '2026-11-27T11:00:00+05:30', doctor: 'Rohan Iyer' } }));
    expect(screen.getByText('Before: Fri, 27 Nov, 11:00 AM, Dr. Rohan Iyer')).toBeVisible();
  });
});

describe('the line and the link', () => {
  it('offline the page stays as it was read, and nothing can be changed until the connection is back', async () => {
    const { api, user } = open();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('You are offline. This is what was known before; changes need a connection.')).toBeVisible();
    expect(screen.getByText('AD-100042')).toBeVisible();
    await user.click(button("I'm coming"));
    await user.click(link('Move'));
    expect(api.coming).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    online.mockReturnValue(true);
    api.read.mockImplementationOnce(() => answered({ said: { coming: '2026-11-24T04:30:00Z' } }));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'You are coming' })).toBeVisible();
    online.mockRestore();
  });

  it('what was asked before an act, and is answered after it, does not stand in for what the act has answered', async () => {
    const { api, user } = open();
    let answer: (value: Awaited<ReturnType<typeof answered>>) => void = () => undefined;
    api.read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    act(() => void window.dispatchEvent(new Event('online')));
    await user.click(button("I'm coming"));
    expect(await screen.findByRole('heading', { name: 'You are coming' })).toBeVisible();
    const old = await answered({ version: 3 });
    await act(() => Promise.resolve(answer(old)));
    expect(state('You are coming')).toBeVisible();
  });

  it('a link that has ended while the page was open says so', async () => {
    const link = fakeLink();
    link.api.coming.mockImplementationOnce(() => refusal(404, 'noRoute', 'There is nothing at this address.'));
    const { user } = open(asRead(), link);
    await user.click(button("I'm coming"));
    expect(await screen.findByRole('heading', { level: 1, name: 'Appointment not found' })).toBeVisible();
    expect(screen.queryByText('AD-100042')).not.toBeInTheDocument();
  });

  it('what is opened is in the address: Back closes it, and a tap before the script came is not lost', async () => {
    window.history.replaceState(null, '', `${window.location.pathname}?do=cancel`);
    const { user } = open();
    expect(await screen.findByRole('dialog', { name: 'Cancel your appointment?' })).toBeVisible();
    await user.click(button('Keep it'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('');
    await user.click(link('Move'));
    expect(window.location.search).toBe('?do=move');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('what cannot be done any more is not opened by an old address', async () => {
    window.history.replaceState(null, '', `${window.location.pathname}?do=move`);
    open(asRead({ barriers: { coming: null, late: null, move: 'movesUsed', cancel: null } }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
