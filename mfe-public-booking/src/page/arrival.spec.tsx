import { act, screen, waitFor, within } from '@testing-library/react';
import { aDoctor, at, fakeApi, refusal } from '../testing/booking-fixture';
import { freshTab, open, tapStart } from '../testing/booking-visitor';
import { chooseFromAddress } from './arrival';
import { draftStore } from './draft';

beforeEach(freshTab);

describe('the next free start of a card', () => {
  const link = (): HTMLElement => screen.getByRole('link', { name: /^Next free.*with Dr\. Asha Menon$/u });

  it('is a tap for everybody: the sheet opens with it chosen and held', async () => {
    const { api, user } = open();
    expect(link()).toHaveAttribute('href', `?doctor=${aDoctor(0).id}&at=${encodeURIComponent(at('09:00'))}`);
    await user.click(link());
    expect(api.hold).toHaveBeenCalledWith(expect.objectContaining({ doctorId: aDoctor(0).id, appointmentDate: at('09:00') }));
    expect(await screen.findByText(/^Kept for you for/u)).toBeVisible();
    expect(await screen.findByText('9:00 AM', { selector: 'button.slot' })).toHaveAttribute('aria-pressed', 'true');
    expect(window.location.search).toBe(`?doctor=${aDoctor(0).id}`);
  });

  it('that is gone meanwhile says so and offers the nearest', async () => {
    const api = fakeApi();
    api.hold.mockImplementationOnce(() => refusal(409, 'slotTaken', 'This time has just been taken.', { nearest: [at('09:30')] }));
    const { user } = open(api);
    await user.click(link());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This time has just been taken.');
    expect(within(alert).getByRole('button', { name: 'Wed, 25 Nov, 9:30 AM' })).toBeVisible();
  });

  /** The page as a browser opens it at an address. */
  async function arriveAt(search: string) {
    window.history.replaceState(null, '', `/book/lotus${search}`);
    const store = draftStore('lotus', sessionStorage);
    chooseFromAddress(store, 'Asia/Kolkata');
    const view = open();
    await act(() => Promise.resolve());
    return view;
  }
  const wanted = (start: string): string => `?kiosk=0&doctor=${aDoctor(0).id}&at=${start}`;

  it.each([encodeURIComponent(at('10:00')), at('10:00'), '2026-11-25T04:30:00Z'])(
    'in the address (%s) is chosen once, on the clock of the hospital',
    async (start) => {
      const { api, user, unmount } = await arriveAt(wanted(start));
      expect(await screen.findByText(/^Kept for you for/u)).toBeVisible();
      expect(api.hold).toHaveBeenCalledWith(expect.objectContaining({ appointmentDate: at('10:00') }));
      expect(window.location.search).toBe(`?kiosk=0&doctor=${aDoctor(0).id}`);
      await tapStart(user, '9:30 AM');
      await waitFor(() => expect(api.hold).toHaveBeenCalledTimes(2));
      unmount();
      await arriveAt(window.location.search);
      expect(await screen.findByText('9:30 AM', { selector: 'button.slot' })).toHaveAttribute('aria-pressed', 'true');
    },
  );

  it.each(['', 'tomorrow', '2026-02-30T09:00:00+05:30', '99999', '%3Cscript%3E'])(
    'in the address that is none (%s) opens the sheet without one',
    async (start) => {
      const { api } = await arriveAt(wanted(start));
      expect(await screen.findByText('No time chosen yet')).toBeVisible();
      expect(api.hold).not.toHaveBeenCalled();
      expect(window.location.search).not.toMatch(/at=/u);
    },
  );

  it('in the address leaves a booking on its way as it is', () => {
    const attempt = { key: 'key', changes: null, request: { doctorId: aDoctor(1).id, appointmentDate: at('11:00') } };
    sessionStorage.setItem('booking:lotus', JSON.stringify({ attempt, choice: { doctorId: aDoctor(1).id, at: at('11:00') } }));
    window.history.replaceState(null, '', `/book/lotus${wanted(encodeURIComponent(at('10:00')))}`);
    const store = draftStore('lotus', sessionStorage);
    chooseFromAddress(store, 'Asia/Kolkata');
    expect(store.get().choice).toMatchObject({ at: at('11:00') });
  });
});
