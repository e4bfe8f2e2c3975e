import { fakeApi, get } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { DoctorFinder } from './doctor-finder';
import { at, makeDoctor, makeSlots, TOMORROW } from '../testing/make-appointment';

const idOf = (n: number): string => `d0000000-0000-4000-8000-00000000000${n}`;
const DOCTORS = [1, 2, 3, 4, 5].map((n) => makeDoctor({ id: idOf(n), fullName: `Dr. Number ${n}` }));

let release = (): void => undefined;
const released = new Promise<void>((done) => (release = done));

const server = fakeApi([
  get('/doctors', DOCTORS, { total: DOCTORS.length }),
  get('/doctors/:id', makeDoctor({ id: idOf(9), fullName: 'Dr. Seen Last' }), { until: released }),
  get('/doctors/:id/slots', makeSlots()),
  get('/doctors/next-free', ({ query }) =>
    (query.get('ids') ?? '').split(',').map((doctorId) => ({
      doctorId,
      timeZone: 'Asia/Kolkata',
      at: doctorId === idOf(5) ? null : at(TOMORROW, `09:0${doctorId.at(-1) ?? '0'}`),
    })),
  ),
]);
const calls = () => server.callsTo('GET', '/doctors/next-free');

it('each doctor in the list has hospital and next free, asked for in one call, also while a name is typed', async () => {
  const finder = (
    <DoctorFinder
      label="Doctor"
      placeholder="Type a name"
      active
      offeredId={null}
      asking={false}
      onChosen={() => undefined}
      onLikely={() => undefined}
    />
  );
  const { user } = renderPage(finder);
  await user.click(screen.getByLabelText('Doctor'));
  const list = within(document.body);
  for (const n of [1, 2, 3, 4]) expect(await list.findByText(`Tomorrow 9:0${n} AM`)).toBeInTheDocument();
  expect(list.getByText('No free time')).toBeInTheDocument();
  expect(list.getAllByText('Cardiology · Lotus Care Hospital, Pune')).toHaveLength(5);
  await user.keyboard('number 4');
  await waitFor(() => expect(list.queryByText('Tomorrow 9:01 AM')).toBeNull());
  expect(await list.findByText('Tomorrow 9:04 AM')).toBeInTheDocument();
  expect(calls().map(({ query }) => query.get('ids'))).toEqual([[1, 2, 3, 4, 5].map(idOf).join()]);
});

it('Enter takes the doctor seen last also when they are not on the first page and not known yet', async () => {
  const chosen: string[] = [];
  const finder = (
    <DoctorFinder
      label="Doctor"
      placeholder="Type a name"
      active
      offeredId={idOf(9)}
      asking={false}
      onChange={(id) => chosen.push(id)}
      onChosen={() => undefined}
      onLikely={() => undefined}
    />
  );
  const { user } = renderPage(finder);
  await waitFor(() => expect(server.callsTo('GET', `/doctors/${idOf(9)}`)).toHaveLength(1));
  await user.type(screen.getByLabelText('Doctor'), '{Enter}');
  expect(chosen).toEqual([]);
  release();
  await waitFor(() => expect(chosen).toEqual([idOf(9)]));
});

it("where not all doctors are on the first page, those of the person's city are asked for, and stand first", async () => {
  const many = Array.from({ length: 50 }, (_, n) =>
    makeDoctor({ id: `d0000000-0000-4000-8000-0000000001${String(n).padStart(2, '0')}`, fullName: `Dr. Aaron ${n}`, city: 'Mumbai' }),
  );
  const near = makeDoctor({ id: idOf(8), fullName: 'Dr. Zoya Khan', city: 'Pune' });
  server.use(get('/doctors', ({ query }) => (query.get('city') ? [near] : many), { total: 51 }));
  const chosen: string[] = [];
  const { user } = renderPage(
    <DoctorFinder
      label="Doctor"
      placeholder="Type a name"
      active
      place="Pune"
      offeredId={null}
      asking={false}
      onChange={(id) => chosen.push(id)}
      onChosen={() => undefined}
      onLikely={() => undefined}
    />,
  );
  await waitFor(() => expect(server.callsTo('GET', '/doctors').map(({ query }) => query.get('city'))).toContain('Pune'));
  await user.click(screen.getByLabelText('Doctor'));
  expect((await screen.findAllByText(/^Dr\. /u))[0]).toHaveTextContent('Dr. Zoya Khan');
  await user.keyboard('cardio{Enter}');
  await waitFor(() => expect(chosen).toEqual([near.id]));
});
