import type { CalendarChangeSummary } from '@arogya/api/calendars';
import { useLive } from '@arogya/platform';
import { fakeApi, get } from '@arogya/testing/fake-api';
import { fakeLive } from '@arogya/testing/fake-stream';
import { renderPage } from '@arogya/testing/render';
import { settle } from '@arogya/testing/settle';
import { screen, waitFor } from '@testing-library/react';
import { NeedsDecision } from './needs-decision';
import { makeChange } from './testing/make-change';

const CHANGE = makeChange({ open: 2 });
const server = fakeApi([get<CalendarChangeSummary[]>('/calendar-changes', [])]);
const live = fakeLive();

function Screen() {
  useLive(true, { unread: () => undefined, lost: () => Promise.resolve(true) });
  return <NeedsDecision />;
}

const asked = () => server.callsTo('GET', '/calendar-changes').length;
const answers = (changes: CalendarChangeSummary[]): void => server.use(get<CalendarChangeSummary[]>('/calendar-changes', changes));
const line = () => screen.findByText('2 appointments need a decision: Dr. Meera Iyer is away');
const appointment = (of: object) =>
  live.push('changed', {
    topics: ['appointments'],
    events: [
      {
        ...{ topic: 'appointments', id: 'a1', version: 2, hospitalId: 'h1', doctorId: CHANGE.doctorId, day: '2026-11-25' },
        ...{ from: 'pending', to: 'cancelled', ...of },
      },
    ],
  });

async function open(changes: CalendarChangeSummary[]) {
  answers(changes);
  const page = renderPage(<Screen />);
  await waitFor(() => expect(asked()).toBe(1));
  await settle(page, server);
  expect(asked()).toBe(1);
  return page;
}

describe('what needs a decision', () => {
  it('comes when the server announces it, and goes when it has been decided elsewhere', async () => {
    await open([]);
    answers([CHANGE]);
    live.push('changed', { topics: ['calendar-changes'], events: [] });
    expect(await line()).toBeInTheDocument();
    answers([]);
    live.push('changed', { topics: [], events: [{ topic: 'calendar-changes', id: 'c1' }] });
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(asked()).toBe(3);
  });

  it('comes with a change of a doctor, or of the closed days of a hospital', async () => {
    await open([]);
    live.push('changed', { topics: ['doctors'], events: [] });
    await waitFor(() => expect(asked()).toBe(2));
    live.push('changed', { topics: ['hospitals'], events: [] });
    await waitFor(() => expect(asked()).toBe(3));
  });

  it('goes when its last appointment is cancelled, and comes back with it', async () => {
    await open([CHANGE]);
    expect(await line()).toBeInTheDocument();
    answers([]);
    appointment({});
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    answers([CHANGE]);
    appointment({ version: 3, from: 'cancelled', to: 'pending' });
    expect(await line()).toBeInTheDocument();
  });

  it.each([
    ['a booking', { from: null, to: 'pending' }],
    ['a confirmation', { to: 'confirmed' }],
    ['one that is over', { from: 'completed', to: 'cancelled' }],
    ['another doctor', { doctorId: 'd9' }],
  ])('is not asked for again for %s', async (_what, of) => {
    const page = await open([CHANGE]);
    appointment(of);
    await settle(page, server);
    expect(asked()).toBe(1);
  });

  it('is not asked for again for a cancellation where nothing needs a decision', async () => {
    const page = await open([]);
    appointment({});
    await settle(page, server);
    expect(asked()).toBe(1);
  });
});
