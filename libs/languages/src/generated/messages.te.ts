/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import type { MessagesWords } from './messages.words';
import { select } from './runtime';

export const messages: MessagesWords = {
  code: {
    subject: () => 'మీ ఒకసారి కోడ్',
    text: (d) => d.code + ' అపాయింట్‌మెంట్ బుక్ చేయడానికి మీ ' + d.product + ' కోడ్. ఇది ' + d.minutes + ' నిమిషాలు చెల్లుతుంది. ఎవరికీ చెప్పవద్దు.',
  },
  confirmation: {
    subject: (d) => 'అపాయింట్‌మెంట్ ' + d.number + ' బుక్ అయింది',
    text: (d) => d.hospital + ': ' + d.doctor + ' వద్ద అపాయింట్‌మెంట్ ' + d.number + ' బుక్ అయింది: ' + d.when + '.',
  },
  reminder: {
    subject: (d) => 'అపాయింట్‌మెంట్ ' + d.number + ' రేపు',
    text: (d) => d.hospital + ': రేపు ' + d.doctor + ' వద్ద మీ అపాయింట్‌మెంట్ ' + d.number + ': ' + d.when + '.',
  },
  moved: {
    subject: (d) => 'అపాయింట్‌మెంట్ ' + d.number + ' కు కొత్త సమయం',
    text: (d) => d.hospital + ': ' + d.doctor + ' వద్ద అపాయింట్‌మెంట్ ' + d.number + ' కొత్త సమయం: ' + d.when + '.',
    before: (d) => d.hospital + ': అపాయింట్‌మెంట్ ' + d.number + ' ముందు ' + d.when + ' కు ఉండేది.',
    now: (d) => 'కొత్త సమయం: ' + d.doctor + ' వద్ద ' + d.when + '.',
  },
  cancelled: {
    subject: (d) => 'అపాయింట్‌మెంట్ ' + d.number + ' రద్దయింది',
    text: (d) => d.hospital + ': ' + d.doctor + ' వద్ద ' + d.when + ' అపాయింట్‌మెంట్ ' + d.number + ' రద్దయింది.',
  },
  reason: {
    away: (d) => d.doctor + ' ఆ సమయంలో ఉండరు.',
    closed: () => 'ఆసుపత్రి ఆ సమయంలో మూసి ఉంటుంది.',
    closedFor: (d) => 'ఆసుపత్రి ఆ సమయంలో మూసి ఉంటుంది: ' + d.name + '.',
  },
  next: {
    change: (d) => 'మార్చడానికి ఫోన్: ' + d.phone + '.',
    another: (d) => 'వేరే సమయానికి ఫోన్: ' + d.phone + '.',
    see: (d) => 'చూడండి, మార్చండి, రద్దు చేయండి: ' + d.link,
    again: (d) => 'మళ్లీ బుక్ చేయండి: ' + d.link,
  },
  when: {
    at: (d) => d.date + ' ' + d.month + ' ' + d.year + ', ' + d.time,
    time: (d) =>
      select(d.part, { morning: 'ఉదయం ' + d.time, afternoon: 'మధ్యాహ్నం ' + d.time, evening: 'సాయంత్రం ' + d.time, other: 'రాత్రి ' + d.time }),
    months: {
      jan: () => 'జన',
      feb: () => 'ఫిబ్ర',
      mar: () => 'మార్చి',
      apr: () => 'ఏప్రి',
      may: () => 'మే',
      jun: () => 'జూన్',
      jul: () => 'జులై',
      aug: () => 'ఆగ',
      sep: () => 'సెప్టెం',
      oct: () => 'అక్టో',
      nov: () => 'నవం',
      dec: () => 'డిసెం',
    },
  },
};
