import { lastDoctor, sameTime } from './person-history';
import { makeAppointment } from '../testing/make-appointment';

const iso = (day: string, time: string): string => `${day}T${time}:00+05:30`;
const [MEERA, ARUN, ASHA] = ['Dr. Meera Iyer', 'Dr. Arun Rao', 'Dr. Asha Nair'].map((fullName) => ({
  ...makeAppointment().doctor,
  fullName,
}));
const of = (day: string, doctor = MEERA!, status: 'pending' | 'cancelled' | 'completed' | 'no_show' = 'completed') =>
  makeAppointment({ doctor, status, appointmentDate: iso(day, '09:30'), endsAt: iso(day, '09:45') });
const NOW = Date.parse(iso('2026-11-23', '12:00'));

it('the doctor last seen is that of the latest appointment that has been', () => {
  expect(lastDoctor([of('2026-10-01'), of('2026-11-20', ARUN), of('2026-12-01', ASHA, 'pending')], NOW)).toBe(ARUN);
});

it('what was cancelled or missed does not count; without a past one, the next to come', () => {
  const past = [of('2026-11-20', ARUN, 'cancelled'), of('2026-11-19', ARUN, 'no_show')];
  expect(lastDoctor([...past, of('2026-10-01')], NOW)).toBe(MEERA);
  expect(lastDoctor([...past, of('2026-12-08', ARUN, 'pending'), of('2026-12-01', ASHA, 'pending')], NOW)).toBe(ASHA);
  expect(lastDoctor(past, NOW)).toBeNull();
});

it('somebody is not free at a time that another of their appointments overlaps', () => {
  const own = [of('2026-11-24', MEERA, 'pending')];
  expect(sameTime(own, iso('2026-11-24', '09:40'), 15)).toBe(own[0]);
  expect(sameTime(own, iso('2026-11-24', '09:20'), 15)).toBe(own[0]);
  expect(sameTime(own, iso('2026-11-24', '09:45'), 15)).toBeNull();
  expect(sameTime(own, iso('2026-11-24', '09:15'), 15)).toBeNull();
  expect(sameTime([of('2026-11-24', MEERA, 'cancelled')], iso('2026-11-24', '09:30'), 15)).toBeNull();
});
