/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import type { MessagesWords } from './messages.words';
import { select } from './runtime';

export const messages: MessagesWords = {
  code: {
    subject: () => 'તમારો એક વારનો કોડ',
    text: (d) => d.code + ' અપોઇન્ટમેન્ટ બુક કરવા માટે તમારો ' + d.product + ' કોડ છે. તે ' + d.minutes + ' મિનિટ માન્ય છે. તે કોઈને કહેશો નહીં.',
  },
  confirmation: {
    subject: (d) => 'અપોઇન્ટમેન્ટ ' + d.number + ' બુક થઈ છે',
    text: (d) => d.hospital + ': ' + d.doctor + ' સાથે અપોઇન્ટમેન્ટ ' + d.number + ' બુક છે: ' + d.when + '.',
  },
  reminder: {
    subject: (d) => 'અપોઇન્ટમેન્ટ ' + d.number + ' આવતીકાલે છે',
    text: (d) => d.hospital + ': આવતીકાલે ' + d.doctor + ' સાથે તમારી અપોઇન્ટમેન્ટ ' + d.number + ' છે: ' + d.when + '.',
  },
  moved: {
    subject: (d) => 'અપોઇન્ટમેન્ટ ' + d.number + ' નો નવો સમય',
    text: (d) => d.hospital + ': ' + d.doctor + ' સાથેની અપોઇન્ટમેન્ટ ' + d.number + ' નો નવો સમય: ' + d.when + '.',
    before: (d) => d.hospital + ': અપોઇન્ટમેન્ટ ' + d.number + ' નો સમય ' + d.when + ' હતો.',
    now: (d) => 'નવો સમય: ' + d.doctor + ' સાથે ' + d.when + '.',
  },
  cancelled: {
    subject: (d) => 'અપોઇન્ટમેન્ટ ' + d.number + ' રદ થઈ છે',
    text: (d) => d.hospital + ': ' + d.doctor + ' સાથેની ' + d.when + ' ની અપોઇન્ટમેન્ટ ' + d.number + ' રદ થઈ છે.',
  },
  reason: {
    away: (d) => d.doctor + ' તે સમયે હાજર નથી.',
    closed: () => 'હોસ્પિટલ તે સમયે બંધ છે.',
    closedFor: (d) => 'હોસ્પિટલ તે સમયે બંધ છે: ' + d.name + '.',
  },
  next: {
    change: (d) => 'બદલવા માટે ફોન: ' + d.phone + '.',
    another: (d) => 'બીજા સમય માટે ફોન: ' + d.phone + '.',
    see: (d) => 'જુઓ, બદલો કે રદ કરો: ' + d.link,
    again: (d) => 'ફરી બુક કરો: ' + d.link,
  },
  when: {
    at: (d) => d.date + ' ' + d.month + ' ' + d.year + ', ' + d.time,
    time: (d) =>
      select(d.part, { morning: 'સવારે ' + d.time, afternoon: 'બપોરે ' + d.time, evening: 'સાંજે ' + d.time, other: 'રાત્રે ' + d.time }),
    months: {
      jan: () => 'જાન્યુ',
      feb: () => 'ફેબ્રુ',
      mar: () => 'માર્ચ',
      apr: () => 'એપ્રિલ',
      may: () => 'મે',
      jun: () => 'જૂન',
      jul: () => 'જુલાઈ',
      aug: () => 'ઑગસ્ટ',
      sep: () => 'સપ્ટે',
      oct: () => 'ઑક્ટો',
      nov: () => 'નવે',
      dec: () => 'ડિસે',
    },
  },
};
