import { addDays } from '@arogya/domain/clock';
import { at, DOCTOR, makeDoctor, makeAppointment, TOMORROW } from '../testing/make-appointment';
import { placeAfter } from './board-keys';
import { cellAt, dayBoardOf, weekBoardOf } from './board-model';

const free = (time: string) => ({ at: at(TOMORROW, time), time, free: true });
const leave = (time: string) => ({ at: at(TOMORROW, time), time, free: false, reason: 'leave' as const });
const appointmentAt = (time: string, minutes: number, status: 'pending' | 'cancelled' = 'pending') =>
  makeAppointment({ id: time, timeSlot: time, appointmentDate: at(TOMORROW, time), endsAt: at(TOMORROW, time, minutes), status });

const meera = makeDoctor();
const dev = makeDoctor({ id: 'd2', fullName: 'Dev Shah' });
const dayOf = (id: string) => ({ day: TOMORROW, starts: id === DOCTOR ? ['09:00', '09:45', '10:00'].map(free) : [leave('09:00')] });
const board = dayBoardOf([meera, dev], TOMORROW, [appointmentAt('09:15', 30), appointmentAt('10:00', 15, 'cancelled')], dayOf);

it('rows are quarters of whole hours that hold every start and appointment', () => {
  expect(board.times).toEqual(['09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30', '10:45']);
});

it('an appointment covers as many rows as it lasts; one that freed its time is left out', () => {
  expect(board.columns[0]?.cells.map(({ kind, row, rows }) => [kind, row, rows])).toEqual([
    ['free', 0, 1],
    ['appointment', 1, 2],
    ['free', 3, 1],
    ['free', 4, 1],
    ['closed', 5, 1],
    ['closed', 6, 1],
    ['closed', 7, 1],
  ]);
  expect(board.columns[1]?.cells[0]).toEqual({ kind: 'closed', row: 0, rows: 1, reason: 'leave' });
});

it('the column of a doctor who is away says so, and for what a hospital is closed', () => {
  expect(board.columns.map(({ off }) => off)).toEqual([null, 'On leave']);
  const closed = { ...dayOf('d2'), closedFor: 'Diwali' };
  expect(dayBoardOf([dev], TOMORROW, [], () => closed).columns[0]?.off).toBe('Closed: Diwali');
});

it('an appointment that starts between two rows stands in the one before, and never over the next appointment', () => {
  const odd = dayBoardOf([meera], TOMORROW, [appointmentAt('09:20', 20), appointmentAt('09:40', 20)], () => undefined);
  expect(odd.columns[0]?.cells.filter(({ kind }) => kind === 'appointment').map(({ row, rows }) => [row, rows])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

it('a day without doctors or hours still has rows', () => {
  expect(dayBoardOf([meera], TOMORROW, [], () => undefined).times[0]).toBe('09:00');
});

it('the arrows step over an appointment as over one cell, and stop at the edges', () => {
  expect(placeAfter(board, { column: 0, row: 0 }, 'ArrowDown', false)).toEqual({ column: 0, row: 1 });
  expect(placeAfter(board, { column: 0, row: 1 }, 'ArrowDown', false)).toEqual({ column: 0, row: 3 });
  expect(placeAfter(board, { column: 0, row: 3 }, 'ArrowUp', false)).toEqual({ column: 0, row: 1 });
  expect(placeAfter(board, { column: 0, row: 0 }, 'ArrowUp', false)).toEqual({ column: 0, row: 0 });
  expect(placeAfter(board, { column: 1, row: 7 }, 'ArrowRight', false)).toEqual({ column: 1, row: 7 });
  expect(placeAfter(board, { column: 1, row: 2 }, 'Home', false)).toEqual({ column: 0, row: 2 });
  expect(placeAfter(board, { column: 0, row: 0 }, 'x', false)).toBeNull();
});

it('while an appointment is carried every row can be aimed at', () => {
  expect(placeAfter(board, { column: 0, row: 1 }, 'ArrowDown', true)).toEqual({ column: 0, row: 2 });
  expect(cellAt(board, { column: 0, row: 2 })?.kind).toBe('appointment');
});

it('two doctors of one name head two columns of different names', () => {
  const skin = makeDoctor({ id: 'd2', fullName: 'Dr. Meera Iyer', specialty: 'Dermatology' });
  const { columns } = dayBoardOf([meera, skin], TOMORROW, [], () => undefined);
  expect(columns.map(({ title }) => title)).toEqual(['Dr. Meera Iyer', 'Dr. Meera Iyer']);
  expect(new Set(columns.map(({ name }) => name)).size).toBe(2);
});

it('a week has a column for each day, with its own appointments, leave and free times', () => {
  const days = [TOMORROW, addDays(TOMORROW, 1)];
  const [first = '', second = ''] = days;
  const later = makeAppointment({ id: 'later', timeSlot: '10:00', appointmentDate: at(second, '10:00'), endsAt: at(second, '10:15') });
  const slots = [
    { day: first, starts: ['09:00', '10:00'].map(free) },
    { day: second, closedFor: 'Diwali', starts: [leave('09:00')] },
  ];
  const week = weekBoardOf({ doctor: meera, days, today: first }, [appointmentAt('09:15', 30), later], slots);
  expect(week.columns.map(({ day, off, detail }) => [day, off, detail])).toEqual([
    [first, null, 'Today · 1 booked'],
    [second, 'Closed: Diwali', '1 booked'],
  ]);
  const booked = week.columns.map(({ cells }) => cells.filter(({ kind }) => kind === 'appointment').map(({ row }) => week.times[row]));
  expect(booked).toEqual([['09:15'], ['10:00']]);
});
