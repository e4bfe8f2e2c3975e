import type { CalendarChangeSummary } from '@arogya/api/calendars';
import type { HospitalNeeds, NeededAppointment } from '@arogya/api/appointments';
import { NEED_DONE, needText, type Need } from '@arogya/domain/appointments/needs';
import { APPOINTMENT, DOCTOR, makeAppointment, TODAY, TOMORROW } from '@arogya/features/appointments/testing/make-appointment';
import { makeAffected, makeChange } from '@arogya/features/calendars/testing/make-change';
import { useLive } from '@arogya/platform';
import { fakeApi, get, put } from '@arogya/testing/fake-api';
import { fakeLive } from '@arogya/testing/fake-stream';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { addDays } from '@arogya/domain/clock';
import { act, screen, waitFor } from '@testing-library/react';
import { NeedsWithRecord } from './needs-with-record';

const HOSPITAL = makeAppointment().hospitalId!;
const CHANGE = 'c1';
const needed = (need: Need, of: Partial<NeededAppointment> = {}): NeededAppointment => ({
  ...makeAppointment(),
  need,
  calendarChangeId: need === 'decide' ? CHANGE : null,
  ...of,
});
const server = fakeApi([
  get<HospitalNeeds[]>('/appointments/needs/counts', []),
  get('/appointments/needs', [], { total: 0 }),
  get('/appointments/:id', makeAppointment()),
  get<CalendarChangeSummary[]>('/calendar-changes', [makeChange({ id: CHANGE, open: 1 })]),
  get('/calendar-changes/:id/proposals', { appointments: [makeAffected()], more: false }),
]);
const live = fakeLive();
afterEach(() => jest.restoreAllMocks());

function Screen() {
  useLive(true, { unread: () => undefined, lost: () => Promise.resolve(true) });
  return <NeedsWithRecord />;
}
const asked = (): number => server.callsTo('GET', '/appointments/needs').length;
const counted = (): number => server.callsTo('GET', '/appointments/needs/counts').length;
/** Until nothing has been asked for as long as changes are gathered, and longer. */
const settle = () =>
  act(async () => {
    for (let calls = -1; calls < server.calls.length; await new Promise((done) => setTimeout(done, 200))) calls = server.calls.length;
  });
async function draw(...rows: NeededAppointment[]) {
  server.use(get('/appointments/needs', rows, { total: rows.length }));
  const page = renderPage(<Screen />);
  await screen.findByText(rows[0] ? needText(rows[0], Date.now()) : 'Nothing needs attention');
  await settle();
  return page;
}
const change = (of: object = {}): void =>
  live.push('changed', {
    topics: [],
    events: [
      {
        topic: 'appointments',
        id: APPOINTMENT,
        version: 4,
        hospitalId: HOSPITAL,
        doctorId: DOCTOR,
        day: TOMORROW,
        from: 'pending',
        to: 'confirmed',
        ...of,
      },
    ],
  });
let others = 10;
const booking = (day = TODAY, of: object = {}): void =>
  change({ id: `a0000000-0000-4000-8000-0000000000${(others += 1)}`, version: 1, day, from: null, to: 'pending', ...of });

describe('a row of what needs somebody is acted on where it stands', () => {
  it('confirmed', async () => {
    const { user, address } = await draw(needed('confirm'));
    server.use(
      put('/appointments/:id', makeAppointment({ status: 'confirmed', version: 4 })),
      get('/appointments/needs', [], { total: 0 }),
    );
    await user.click(screen.getByRole('button', { name: /^Confirm Asha Rao/u }));
    expect(await screen.findByText('Nothing needs attention')).toBeInTheDocument();
    expect(server.callsTo('PUT')[0]?.body).toEqual({ status: 'confirmed' });
    expect(address()).toBe('/');
  });

  it.each([
    ['No Show', 'no_show'],
    ['Complete', 'completed'],
  ] as const)('closed as %s', async (label, status) => {
    const began = { status: 'confirmed', appointmentDate: '2026-01-01T09:00:00+05:30', endsAt: '2026-01-01T09:15:00+05:30' } as const;
    const { user } = await draw(needed('close', began));
    server.use(put('/appointments/:id', makeAppointment({ status, version: 4 })), get('/appointments/needs', [], { total: 0 }));
    await user.click(screen.getByRole('button', { name: new RegExp(`^${label} Asha Rao`, 'u') }));
    expect(await screen.findByText('Nothing needs attention')).toBeInTheDocument();
    expect(server.callsTo('PUT')[0]?.body).toEqual({ status });
  });

  it('called', async () => {
    await draw(needed('call'));
    expect(screen.getByRole('link', { name: /^Call Asha Rao/u })).toHaveAttribute('href', 'tel:+915550010001');
  });

  it('decided, in the drawer of its change', async () => {
    const { user } = await draw(needed('decide'));
    await user.click(screen.getByRole('button', { name: /^Choose Asha Rao/u }));
    expect(await screen.findByText('1 to reassign')).toBeInTheDocument();
  });

  it('decided in its record where the change is of the hospital to which the doctor has moved', async () => {
    const { user, address } = await draw(needed('decide', { calendarChangeId: null }));
    expect(screen.getByText('The doctor has left: choose another or cancel.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Choose/u })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Open Asha Rao/u }));
    expect(address()).toBe(`/?appointment=${APPOINTMENT}`);
    expect(server.callsTo('GET', `/calendar-changes/${CHANGE}`)).toEqual([]);
  });

  it('reviewed, in its record', async () => {
    const { user, address } = await draw(needed('reported'));
    await user.click(screen.getByRole('button', { name: /^Review Details Asha Rao/u }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(address()).toBe(`/?appointment=${APPOINTMENT}`);
  });
});

describe('what needs somebody follows what others do', () => {
  it('a row that they have settled says so, and offers nothing any more', async () => {
    await draw(needed('confirm'));
    server.use(get('/appointments/needs', [], { total: 0 }));
    change();
    expect(await screen.findByText(NEED_DONE)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Confirm/u })).not.toBeInTheDocument();
  });

  it.each<[string, object]>([
    ['a booking for today', {}],
    ['an appointment that is open again', { version: 5, from: 'completed', to: 'confirmed' }],
    ['one of another day that is cancelled', { version: 5, day: addDays(TODAY, 20), from: 'confirmed', to: 'cancelled' }],
    ['one whose time or reported details have changed', { version: 5, day: addDays(TODAY, 20), from: 'confirmed', to: 'confirmed' }],
  ])('%s is asked for at once, and counted by hospital', async (_, of) => {
    await draw();
    const [rows, counts] = [asked(), counted()];
    server.use(get('/appointments/needs', [needed('confirm')], { total: 1 }));
    booking(TODAY, of);
    await waitFor(() => expect([asked(), counted()]).toEqual([rows + 1, counts + 1]));
  });

  it('of a booking for another day nothing is asked', async () => {
    await draw();
    const before = server.calls.length;
    booking(addDays(TODAY, 20));
    await settle();
    expect(server.calls).toHaveLength(before);
  });

  it('bookings one after the other ask once, and once more later; a row on the screen does not wait', async () => {
    await draw(needed('confirm'));
    booking();
    await settle();
    const [first, waits] = [asked(), jest.spyOn(window, 'setTimeout')];
    booking();
    await settle();
    booking();
    await settle();
    expect(asked()).toBe(first);
    const later = waits.mock.calls.filter(([, ms]) => Number(ms) > 5_000 && Number(ms) <= 15_000);
    expect(later).toHaveLength(1);
    change();
    await waitFor(() => expect(asked()).toBe(first + 1));
    act(() => later[0]![0]());
    await waitFor(() => expect(asked()).toBe(first + 2));
  });
});
