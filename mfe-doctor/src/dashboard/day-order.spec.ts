import { awayText, inDayOrder, lineIndex, nextAppointment, phaseOf } from './day-order';

const appointment = (
  id: string,
  from: string,
  to: string,
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'no_show' = 'confirmed',
) => ({
  id,
  appointmentDate: `2026-11-24T${from}:00+05:30`,
  endsAt: `2026-11-24T${to}:00+05:30`,
  status,
});
const at = (time: string): number => Date.parse(`2026-11-24T${time}:00+05:30`);

const DAY = [
  appointment('c', '10:00', '10:15'),
  appointment('a', '09:00', '09:15', 'completed'),
  appointment('b', '09:30', '09:45', 'pending'),
  appointment('x', '10:00', '10:15', 'cancelled'),
];

it('stands in the order of the clock, whatever order the server sent', () => {
  expect(inDayOrder(DAY).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'x']);
});

it('takes the appointment that has begun as the next one until its time is over', () => {
  expect(nextAppointment(DAY, at('09:44'))?.id).toBe('b');
  expect(nextAppointment(DAY, at('09:45'))?.id).toBe('c');
});

it('never takes a cancelled, completed or missed appointment as the next one', () => {
  expect(
    nextAppointment([appointment('x', '10:00', '10:15', 'cancelled'), appointment('y', '11:00', '11:15', 'no_show')], at('09:00')),
  ).toBeNull();
});

it('puts the line of the present time before the first appointment that has not begun', () => {
  expect(lineIndex(DAY, at('08:00'))).toBe(0);
  expect(lineIndex(DAY, at('09:30'))).toBe(2);
  expect(lineIndex(DAY, at('20:00'))).toBe(4);
});

it('says that an appointment is over and was never closed', () => {
  expect(phaseOf(appointment('b', '09:30', '09:45', 'pending'), at('09:50'))).toBe('unclosed');
  expect(phaseOf(appointment('b', '09:30', '09:45', 'no_show'), at('09:50'))).toBe('done');
});

it('says how far away an appointment is', () => {
  expect(awayText(appointment('b', '09:30', '09:45'), at('09:18'))).toBe('in 12 min');
  expect(awayText(appointment('b', '09:30', '09:45'), at('08:25'))).toBe('in 1 h 5 min');
  expect(awayText(appointment('b', '09:30', '09:45'), at('09:31'))).toBe('now');
});
