import type { SetupStepsApiResponse } from '@arogya/api/setup';
import { SETUP_DISMISS, SETUP_STEPS, SETUP_TITLE } from '@arogya/domain/setup/texts';
import { useLive } from '@arogya/platform';
import { fakeApi, get, put } from '@arogya/testing/fake-api';
import { fakeLive } from '@arogya/testing/fake-stream';
import { renderPage } from '@arogya/testing/render';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SetupList } from './setup-list';

const NONE: SetupStepsApiResponse = {
  hospitalId: null,
  bookingSlug: null,
  doctorId: null,
  poster: false,
  booking: false,
  dismissed: false,
};
const HOSPITAL = { id: 'c0000000-0000-4000-8000-000000000001', name: 'Lotus Care Hospital', city: 'Pune' };
const DOCTOR = 'd0000000-0000-4000-8000-000000000001';
const READY = { ...NONE, hospitalId: HOSPITAL.id, bookingSlug: 'lotus', doctorId: DOCTOR };
const server = fakeApi([
  get('/setup', NONE),
  get('/hospitals/active', [HOSPITAL]),
  get('/hospitals/:id/qr', { qrCode: 'data:image/png;base64,iVBOR', bookingUrl: 'http://localhost/book/lotus', embedOrigins: [] }),
  get('/specialties/active', []),
  get('/cities/active', []),
  get('/services/active', []),
  put('/setup/poster', null),
  put('/setup/dismissed', null),
]);
const draw = (steps: SetupStepsApiResponse) => {
  server.use(get('/setup', steps));
  return renderPage(<SetupList />);
};
const live = fakeLive();
const { hospital, doctor, poster, booking } = SETUP_STEPS;
const line = async (title: string) => within((await screen.findByText(title, { selector: 'strong' })).closest('li') as HTMLElement);

it('leads from the hospital to the doctor: what comes later waits', async () => {
  const { user } = draw(NONE);
  expect(await screen.findByRole('heading', { name: SETUP_TITLE })).toBeInTheDocument();
  for (const { title } of [doctor, poster]) expect(screen.getByRole('button', { name: title })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: hospital.title }));
  expect(await screen.findByRole('dialog', { name: 'Add Hospital' })).toBeInTheDocument();
});

it('says what is done, and opens the booking page in a window of its own', async () => {
  draw({ ...READY, poster: true });
  expect((await line(hospital.title)).getByRole('img', { name: 'Done' })).toBeInTheDocument();
  expect((await line(booking.title)).getByRole('img', { name: 'To do' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: hospital.title })).toBeNull();
  expect(screen.getByRole('link', { name: booking.title })).toHaveAttribute('href', `/book/lotus?doctor=${DOCTOR}`);
});

it('the doctor belongs to the hospital that is there', async () => {
  const { user } = draw({ ...READY, doctorId: null });
  await waitFor(() => expect(screen.getByRole('button', { name: doctor.title })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: doctor.title }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Doctor Profile' });
  expect(within(dialog).getByText(HOSPITAL.name)).toBeInTheDocument();
});

it('shows the poster, and notes that it was shown', async () => {
  const { user } = draw(READY);
  await waitFor(() => expect(screen.getByRole('button', { name: poster.title })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: poster.title }));
  expect(await screen.findByRole('dialog', { name: /Lotus Care Hospital/u })).toBeInTheDocument();
  await waitFor(() => expect(server.callsTo('PUT', '/setup/poster')).toHaveLength(1));
});

it.each<[string, SetupStepsApiResponse]>([
  ['all is done', { ...READY, poster: true, booking: true }],
  ['somebody has hidden it', { ...NONE, dismissed: true }],
])('is gone when %s', async (_, steps) => {
  draw(steps);
  await waitFor(() => expect(server.callsTo('GET', '/setup')).toHaveLength(1));
  await act(() => Promise.resolve());
  expect(screen.queryByRole('heading', { name: SETUP_TITLE })).toBeNull();
});

it('asks again when the reader comes back', async () => {
  draw({ ...READY, poster: true });
  await screen.findByRole('heading', { name: SETUP_TITLE });
  server.use(get('/setup', { ...READY, poster: true, booking: true }));
  fireEvent.focus(window);
  await waitFor(() => expect(screen.queryByRole('heading', { name: SETUP_TITLE })).toBeNull());
});

describe('follows what others do, without anybody coming back', () => {
  function Screen() {
    useLive(true, { unread: () => undefined, lost: () => Promise.resolve(true) });
    return <SetupList />;
  }
  const before = async (steps: SetupStepsApiResponse): Promise<void> => {
    server.use(get('/setup', steps));
    renderPage(<Screen />);
    await screen.findByRole('heading', { name: SETUP_TITLE });
  };
  const booked = {
    topic: 'appointments',
    id: DOCTOR,
    version: 1,
    hospitalId: HOSPITAL.id,
    doctorId: DOCTOR,
    day: '2026-11-25',
    from: null,
    to: 'pending',
  };

  it('the first booking of a patient is the last step', async () => {
    await before({ ...READY, poster: true });
    server.use(get('/setup', { ...READY, poster: true, booking: true }));
    live.push('changed', { topics: [], events: [booked] });
    await waitFor(() => expect(screen.queryByRole('heading', { name: SETUP_TITLE })).toBeNull());
  });

  it.each(['doctors', 'hospitals', 'setup'])('a change of %s is a step, too', async (topic) => {
    await before({ ...READY, doctorId: null });
    server.use(get('/setup', READY));
    live.push('changed', { topics: [topic], events: [] });
    expect((await line(doctor.title)).getByRole('img', { name: /Done|To do/u })).toBeInTheDocument();
    await waitFor(async () => expect((await line(doctor.title)).getByRole('img', { name: 'Done' })).toBeInTheDocument());
  });

  it('a change of a booking is none', async () => {
    await before({ ...READY, poster: true });
    const calls = server.callsTo('GET', '/setup').length;
    live.push('changed', { topics: [], events: [{ ...booked, from: 'pending', to: 'confirmed' }] });
    live.push('changed', { topics: ['doctors'], events: [] });
    await waitFor(() => expect(server.callsTo('GET', '/setup')).toHaveLength(calls + 1));
  });
});

it('goes when somebody hides it', async () => {
  const { user } = draw(NONE);
  const hide = await screen.findByRole('button', { name: SETUP_DISMISS });
  server.use(get('/setup', { ...NONE, dismissed: true }));
  await user.click(hide);
  await waitFor(() => expect(screen.queryByRole('heading', { name: SETUP_TITLE })).toBeNull());
  expect(server.callsTo('PUT', '/setup/dismissed')).toHaveLength(1);
});
