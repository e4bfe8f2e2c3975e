import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '../testing/booking-fixture';
import { freshTab, fill, open, openSheet, pressBook, tapStart } from '../testing/booking-visitor';
import { FORGET_MS, isKiosk } from './kiosk';

beforeEach(() => {
  freshTab();
  window.history.replaceState(null, '', '/book/lotus?kiosk=1');
});
let restore: () => void = () => undefined;
afterEach(() => restore());

/** Catches the timers of one minute, which a test fires itself; the others run as usual. */
function minutes(): { pass: () => void; running: () => number } {
  const waiting = new Map<number, () => void>();
  let next = 0;
  const [set, clear] = [globalThis.setTimeout, globalThis.clearTimeout];
  const setOrCatch = (run: () => void, ms?: number, ...more: unknown[]): number => {
    if (ms !== FORGET_MS) return Number(set(run, ms, ...more));
    waiting.set((next -= 1), run);
    return next;
  };
  const clearOrDrop = (id?: number): void => {
    if (!waiting.delete(Number(id))) clear(id);
  };
  // Not as jest mocks: testing-library would take the timers for fake ones and wait for them to be advanced.
  Object.assign(globalThis, { setTimeout: setOrCatch, clearTimeout: clearOrDrop });
  restore = () => Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  return { running: () => waiting.size, pass: () => act(() => [...waiting.values()].forEach((run) => run())) };
}

it('is a tablet of the hospital that says so in its address once', () => {
  expect(isKiosk('', sessionStorage)).toBe(false);
  expect(isKiosk('?kiosk=0', sessionStorage)).toBe(false);
  expect(isKiosk('?doctor=a&kiosk=1', sessionStorage)).toBe(true);
  expect(isKiosk('?doctor=a', sessionStorage)).toBe(true);
  expect(isKiosk('?kiosk=1', null)).toBe(true);
});

describe('a device that many use', () => {
  const kept = (): string =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, window.history.state, location.href]);

  it('says so with every call about a person, and keeps nothing of them', async () => {
    const { api, user } = open(fakeApi(), undefined, true);
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    await fill(user);
    expect(screen.getByLabelText('Phone number')).toHaveAttribute('autocomplete', 'off');
    expect(screen.getByLabelText('Patient name')).toHaveAttribute('autocomplete', 'off');
    expect(kept()).not.toMatch(/55500|Asha|Verma|Fever/u);
    expect(window.location.search).toMatch(/kiosk=1/u);
    await pressBook(user);
    await screen.findByText('Appointment Booked Successfully!');
    expect(api.checkPhone).toHaveBeenCalledWith('+91 55500 12345', true);
    expect(api.book.mock.calls[0]?.[0]).toMatchObject({ shared: true });
    expect(api.hold.mock.calls[0]?.[0]).toMatchObject({ shared: true });
    expect(kept()).not.toMatch(/55500|Asha|Verma|Fever|100042/u);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'See, move or cancel' })).toBeNull();
  });

  it('begins anew for the next one', async () => {
    const { api, user } = open(fakeApi(), undefined, true);
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    await fill(user);
    await pressBook(user);
    await user.click(await screen.findByRole('button', { name: 'Book another' }));
    expect(api.forgetDevice).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Doctors' })).toHaveFocus();
    expect(window.location.search).toBe('?kiosk=1');
    await openSheet(user);
    expect(screen.getByLabelText('Phone number')).toHaveValue('');
  });

  it('forgets who was there when nobody has touched it for a minute, and gives the time back', async () => {
    const clock = minutes();
    const { api, user } = open(fakeApi(), undefined, true);
    expect(clock.running()).toBe(0);
    await openSheet(user);
    await tapStart(user, '9:30 AM');
    await screen.findByText(/Kept for you/u);
    await fill(user);
    expect(clock.running()).toBe(1);
    clock.pass();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.release).toHaveBeenCalledWith('hold-1');
    expect(api.forgetDevice).toHaveBeenCalledTimes(1);
    await openSheet(user);
    expect(screen.getByLabelText('Patient name')).toHaveValue('');
    expect(screen.getByText('No time chosen yet')).toBeVisible();
  });
});

it('a device of one’s own forgets nothing by itself', async () => {
  const clock = minutes();
  const { api, user } = open();
  await openSheet(user);
  await fill(user);
  expect(clock.running()).toBe(0);
  expect(sessionStorage.getItem('booking:lotus')).toMatch(/Asha Verma/u);
  expect(screen.getByLabelText('Phone number')).toHaveAttribute('autocomplete', 'tel');
  expect(api.checkPhone).toHaveBeenCalledWith('+91 55500 12345', false);
});
