import type { Appointment } from '@arogya/api/appointments';
import type { DoctorSlots } from '@arogya/api/doctors';
import type { PatientSaid } from '@arogya/domain/links/link';
import { useLive } from '@arogya/platform';
import { fakeApi, get } from '@arogya/testing/fake-api';
import { fakeLive } from '@arogya/testing/fake-stream';
import { renderPage } from '@arogya/testing/render';
import { screen, within } from '@testing-library/react';
import { AppointmentsPage } from '../appointments-page';
import { APPOINTMENT, at, DOCTOR, makeAppointment, makeDoctor, makePatient, makeSlots, TODAY, TOMORROW } from '../testing/make-appointment';

const HOSPITAL = makeAppointment().hospitalId!;
const slots = (): DoctorSlots => ({ ...makeSlots(['09:30']), days: makeSlots(['09:30']).days.filter(({ day }) => day === TOMORROW) });
const server = fakeApi([
  get('/calendar-changes', []),
  get('/appointments/needs', [], { total: 0 }),
  get('/appointments/stats', { today: 0, pending: 1, confirmed: 0, completedToday: 0, cancelled: 0 }),
  get('/hospitals/active', [{ id: HOSPITAL, name: 'Lotus Care Hospital', city: 'Pune' }]),
  get('/doctors', [makeDoctor()], { total: 1 }),
  get('/doctors/:id', makeDoctor()),
  get('/doctors/:id/slots', slots),
  get('/patients/:id', makePatient()),
]);
const live = fakeLive();
const SAID_AT = at(TODAY, '08:05');
const shows = (of: Partial<Appointment>): void =>
  server.use(get('/appointments', [makeAppointment(of)], { total: 1 }), get('/appointments/:id', makeAppointment(of)));

function Screen() {
  useLive(true, { unread: () => undefined, lost: () => Promise.resolve(true) });
  return <AppointmentsPage />;
}
const draw = (path: string) => renderPage(<Screen />, { path: `/appointments?${path}` });

describe('what a patient says by the link', () => {
  it.each<[string, Partial<Appointment> & { readonly said: PatientSaid }]>([
    ['Coming', { said: { coming: SAID_AT } }],
    ['20 min late', { status: 'confirmed', said: { coming: SAID_AT, late: { minutes: 20, at: SAID_AT } } }],
    ['Cancelled by the patient: better', { status: 'cancelled', said: { cancel: 'better' } }],
  ])('stands under the status of its row and in its record: %s', async (text, of) => {
    shows(of);
    draw(`when=all&appointment=${APPOINTMENT}`);
    const record = within(await screen.findByRole('dialog'));
    expect(await record.findByRole('heading', { name: /Asha Rao/u })).toHaveTextContent(text);
    const row = await screen.findByText('Asha Rao', { selector: 'main *, table *' });
    expect(row.closest('tr')).toHaveTextContent(text);
  });

  it('stands on the board of its day, in the name of the cell too', async () => {
    shows({ said: { late: { minutes: 10, at: SAID_AT } } });
    draw(`view=day&day=${TOMORROW}`);
    const cell = await screen.findByRole('gridcell', { name: /^Asha Rao, .+, Pending, 10 min late$/u });
    expect(within(cell).getByText('10 min late')).toBeInTheDocument();
  });

  it('comes to an open list as it is said', async () => {
    shows({});
    draw('when=all&sort=-createdAt');
    await screen.findByText('Asha Rao');
    expect(screen.queryByText('Coming')).toBeNull();
    shows({ said: { coming: SAID_AT }, version: 4 });
    live.push('changed', {
      topics: ['appointments'],
      events: [
        {
          ...{ topic: 'appointments', id: APPOINTMENT, version: 4, hospitalId: HOSPITAL, doctorId: DOCTOR, day: TOMORROW },
          ...{ from: 'pending', to: 'pending' },
        },
      ],
    });
    expect(await screen.findByText('Coming')).toBeInTheDocument();
  });

  it('of one that has said nothing is nothing', async () => {
    shows({ said: { moves: 1 } });
    draw('when=all');
    await screen.findByText('Asha Rao');
    expect(screen.queryByText(/Coming|late|by the patient/u)).toBeNull();
  });
});
