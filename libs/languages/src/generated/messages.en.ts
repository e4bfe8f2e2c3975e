/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import type { MessagesWords } from './messages.words';
import { select } from './runtime';

export const messages: MessagesWords = {
  code: {
    subject: () => 'Your one-time code',
    text: (d) =>
      d.code +
      ' is your ' +
      d.product +
      ' code for booking an appointment. It is valid for ' +
      d.minutes +
      ' minutes. Never share it with anyone.',
  },
  confirmation: {
    subject: (d) => 'Appointment ' + d.number + ' is booked',
    text: (d) => d.hospital + ': appointment ' + d.number + ' with ' + d.doctor + ' is booked for ' + d.when + '.',
  },
  reminder: {
    subject: (d) => 'Appointment ' + d.number + ' is tomorrow',
    text: (d) => d.hospital + ': reminder of appointment ' + d.number + ' with ' + d.doctor + ' tomorrow, ' + d.when + '.',
  },
  moved: {
    subject: (d) => 'Appointment ' + d.number + ' has a new time',
    text: (d) => d.hospital + ': appointment ' + d.number + ' with ' + d.doctor + ' is now on ' + d.when + '.',
    before: (d) => d.hospital + ': appointment ' + d.number + ' was for ' + d.when + '.',
    now: (d) => 'It is now with ' + d.doctor + ' on ' + d.when + '.',
  },
  cancelled: {
    subject: (d) => 'Appointment ' + d.number + ' is cancelled',
    text: (d) => d.hospital + ': appointment ' + d.number + ' with ' + d.doctor + ' on ' + d.when + ' is cancelled.',
  },
  reason: {
    away: (d) => d.doctor + ' is not available then.',
    closed: () => 'The hospital is closed then.',
    closedFor: (d) => 'The hospital is closed then: ' + d.name + '.',
  },
  next: {
    change: (d) => 'To change it, call ' + d.phone + '.',
    another: (d) => 'For another time, call ' + d.phone + '.',
    see: (d) => 'See, move or cancel it: ' + d.link,
    again: (d) => 'Book again: ' + d.link,
  },
  when: {
    at: (d) => d.date + ' ' + d.month + ' ' + d.year + ', ' + d.time,
    time: (d) => select(d.part, { early: d.time + ' AM', morning: d.time + ' AM', other: d.time + ' PM' }),
    months: {
      jan: () => 'Jan',
      feb: () => 'Feb',
      mar: () => 'Mar',
      apr: () => 'Apr',
      may: () => 'May',
      jun: () => 'Jun',
      jul: () => 'Jul',
      aug: () => 'Aug',
      sep: () => 'Sep',
      oct: () => 'Oct',
      nov: () => 'Nov',
      dec: () => 'Dec',
    },
  },
};
