import type { Appointment } from '@arogya/api/appointments';
import type { DoctorSlots } from '@arogya/api/doctors';
import { fakeApi, get } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { AppointmentsPage } from '../appointments-page';
import { APPOINTMENT, makeAppointment, makeDoctor, makePatient, makeSlots, TOMORROW } from '../testing/make-appointment';

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
const shows = (of: Partial<Appointment>): void =>
  server.use(get('/appointments', [makeAppointment(of)], { total: 1 }), get('/appointments/:id', makeAppointment(of)));
const draw = (path: string) => renderPage(<AppointmentsPage />, { path: `/appointments?${path}` });

describe('an appointment that is kept although the calendar refuses its time', () => {
  const text = 'The doctor will still see this patient';

  it.each(['leave', 'closure', 'dayHours', 'inactive'] as const)(
    'despite %s says so in its row and first in its record',
    async (keptDespite) => {
      shows({ keptDespite });
      draw(`when=all&appointment=${APPOINTMENT}`);
      const record = await screen.findByRole('dialog');
      expect(await within(record).findByText(text)).toBeInTheDocument();
      expect(within(record).getByRole('heading', { name: /Asha Rao/u })).toHaveTextContent(text);
      await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    },
  );

  it('says so on the board of its day', async () => {
    shows({ keptDespite: 'leave' });
    draw(`view=day&day=${TOMORROW}`);
    const cell = await screen.findByRole('gridcell', { name: /^Asha Rao, .+, Pending, The doctor will still see this patient$/u });
    expect(within(cell).getByText('Kept')).toBeInTheDocument();
  });

  it('does not say so once it is cancelled, nor does any other', async () => {
    shows({ keptDespite: 'leave', status: 'cancelled' });
    const { unmount } = draw('when=all');
    expect(await screen.findByText('Asha Rao')).toBeInTheDocument();
    expect(screen.queryByText(text)).toBeNull();
    unmount();
    shows({});
    draw('when=all');
    expect(await screen.findByText('Asha Rao')).toBeInTheDocument();
    expect(screen.queryByText(text)).toBeNull();
  });
});
