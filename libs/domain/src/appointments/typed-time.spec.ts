import { timeOf } from '@arogya/domain/clock';
import { typedTimes } from './typed-time';

test.each([
  ['415p', '16:15'],
  ['4:15 pm', '16:15'],
  ['4.15 P.M.', '16:15'],
  ['4p', '16:00'],
  ['4 pm', '16:00'],
  ['16:15', '16:15'],
  ['1615', '16:15'],
  ['1030a', '10:30'],
  ['12a', '00:00'],
  ['12p', '12:00'],
  ['0915', '09:15'],
  [' 00:10 ', '00:10'],
])('%s means %s and nothing else', (typed, time) => {
  expect(typedTimes(typed).map(timeOf)).toEqual([time]);
});

test.each([
  ['415', ['16:15', '04:15']],
  ['6:45', ['18:45', '06:45']],
  ['930', ['09:30', '21:30']],
  ['11:00', ['11:00', '23:00']],
  ['12:15', ['12:15', '00:15']],
])('%s without a half of the day may mean two, the hour at which clinics are open first', (typed, times) => {
  expect(typedTimes(typed).map(timeOf)).toEqual(times);
});

test.each(['', '4', '24', '24/11', '+3', '25:00', '9:60', '13p', '0a', 'p', 'soon', '4150', '24 nov', '💊'])(
  '%s means no time',
  (typed) => {
    expect(typedTimes(typed)).toEqual([]);
  },
);
