/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import type { MessagesWords } from './messages.words';
import { select } from './runtime';

export const messages: MessagesWords = {
  code: {
    subject: () => 'നിങ്ങളുടെ ഒറ്റത്തവണ കോഡ്',
    text: (d) => d.code + ' അപ്പോയിന്റ്മെന്റ് ബുക്ക് ചെയ്യാനുള്ള നിങ്ങളുടെ ' + d.product + ' കോഡാണ്. ഇത് ' + d.minutes + ' മിനിറ്റ് സാധുവാണ്. ആരോടും പറയരുത്.',
  },
  confirmation: {
    subject: (d) => 'അപ്പോയിന്റ്മെന്റ് ' + d.number + ' ബുക്ക് ചെയ്തു',
    text: (d) => d.hospital + ': ' + d.doctor + ', അപ്പോയിന്റ്മെന്റ് ' + d.number + ' ബുക്ക് ചെയ്തു: ' + d.when + '.',
  },
  reminder: {
    subject: (d) => 'അപ്പോയിന്റ്മെന്റ് ' + d.number + ' നാളെ',
    text: (d) => d.hospital + ': നാളെ ' + d.doctor + ', നിങ്ങളുടെ അപ്പോയിന്റ്മെന്റ് ' + d.number + ': ' + d.when + '.',
  },
  moved: {
    subject: (d) => 'അപ്പോയിന്റ്മെന്റ് ' + d.number + ': പുതിയ സമയം',
    text: (d) => d.hospital + ': ' + d.doctor + ', അപ്പോയിന്റ്മെന്റ് ' + d.number + ', പുതിയ സമയം: ' + d.when + '.',
    before: (d) => d.hospital + ': അപ്പോയിന്റ്മെന്റ് ' + d.number + ' മുമ്പ് ' + d.when + ' ആയിരുന്നു.',
    now: (d) => 'പുതിയ സമയം: ' + d.doctor + ', ' + d.when + '.',
  },
  cancelled: {
    subject: (d) => 'അപ്പോയിന്റ്മെന്റ് ' + d.number + ' റദ്ദാക്കി',
    text: (d) => d.hospital + ': ' + d.doctor + ', ' + d.when + '-ലെ അപ്പോയിന്റ്മെന്റ് ' + d.number + ' റദ്ദാക്കി.',
  },
  reason: {
    away: (d) => d.doctor + ' ആ സമയത്ത് ഇല്ല.',
    closed: () => 'ആശുപത്രി ആ സമയത്ത് അടച്ചിരിക്കും.',
    closedFor: (d) => 'ആശുപത്രി ആ സമയത്ത് അടച്ചിരിക്കും: ' + d.name + '.',
  },
  next: {
    change: (d) => 'മാറ്റാൻ വിളിക്കുക: ' + d.phone + '.',
    another: (d) => 'മറ്റൊരു സമയത്തിന് വിളിക്കുക: ' + d.phone + '.',
    see: (d) => 'കാണുക, മാറ്റുക, റദ്ദാക്കുക: ' + d.link,
    again: (d) => 'വീണ്ടും ബുക്ക് ചെയ്യുക: ' + d.link,
  },
  when: {
    at: (d) => d.date + ' ' + d.month + ' ' + d.year + ', ' + d.time,
    time: (d) =>
      select(d.part, { morning: 'രാവിലെ ' + d.time, afternoon: 'ഉച്ചയ്ക്ക് ' + d.time, evening: 'വൈകിട്ട് ' + d.time, other: 'രാത്രി ' + d.time }),
    months: {
      jan: () => 'ജനു',
      feb: () => 'ഫെബ്രു',
      mar: () => 'മാർച്ച്',
      apr: () => 'ഏപ്രി',
      may: () => 'മേയ്',
      jun: () => 'ജൂൺ',
      jul: () => 'ജൂലൈ',
      aug: () => 'ഓഗ',
      sep: () => 'സെപ്റ്റം',
      oct: () => 'ഒക്ടോ',
      nov: () => 'നവം',
      dec: () => 'ഡിസം',
    },
  },
};
