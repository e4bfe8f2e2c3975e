/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import type { MessagesWords } from './messages.words';
import { select } from './runtime';

export const messages: MessagesWords = {
  code: {
    subject: () => 'உங்கள் ஒருமுறைக் குறியீடு',
    text: (d) => d.code + ' என்பது முன்பதிவுக்கான உங்கள் ' + d.product + ' குறியீடு. இது ' + d.minutes + ' நிமிடங்கள் செல்லும். யாரிடமும் சொல்ல வேண்டாம்.',
  },
  confirmation: {
    subject: (d) => 'சந்திப்பு ' + d.number + ' முன்பதிவானது',
    text: (d) => d.hospital + ': ' + d.doctor + ' அவர்களிடம் சந்திப்பு ' + d.number + ' முன்பதிவானது: ' + d.when + '.',
  },
  reminder: {
    subject: (d) => 'சந்திப்பு ' + d.number + ' நாளை',
    text: (d) => d.hospital + ': நாளை ' + d.doctor + ' அவர்களிடம் உங்கள் சந்திப்பு ' + d.number + ': ' + d.when + '.',
  },
  moved: {
    subject: (d) => 'சந்திப்பு ' + d.number + ': புதிய நேரம்',
    text: (d) => d.hospital + ': ' + d.doctor + ' அவர்களிடம் சந்திப்பு ' + d.number + ', புதிய நேரம்: ' + d.when + '.',
    before: (d) => d.hospital + ': சந்திப்பு ' + d.number + ' முன்பு ' + d.when + ' என்று இருந்தது.',
    now: (d) => 'புதிய நேரம்: ' + d.doctor + ' அவர்களிடம் ' + d.when + '.',
  },
  cancelled: {
    subject: (d) => 'சந்திப்பு ' + d.number + ' ரத்தானது',
    text: (d) => d.hospital + ': ' + d.doctor + ' அவர்களிடம் ' + d.when + ' சந்திப்பு ' + d.number + ' ரத்தானது.',
  },
  reason: {
    away: (d) => d.doctor + ' அந்த நேரத்தில் இல்லை.',
    closed: () => 'மருத்துவமனை அந்த நேரத்தில் மூடியிருக்கும்.',
    closedFor: (d) => 'மருத்துவமனை அந்த நேரத்தில் மூடியிருக்கும்: ' + d.name + '.',
  },
  next: {
    change: (d) => 'மாற்ற அழைக்க: ' + d.phone + '.',
    another: (d) => 'வேறு நேரத்துக்கு அழைக்க: ' + d.phone + '.',
    see: (d) => 'பார்க்க, மாற்ற, ரத்து செய்ய: ' + d.link,
    again: (d) => 'மீண்டும் முன்பதிவு: ' + d.link,
  },
  when: {
    at: (d) => d.date + ' ' + d.month + ' ' + d.year + ', ' + d.time,
    time: (d) =>
      select(d.part, { morning: 'காலை ' + d.time, afternoon: 'பிற்பகல் ' + d.time, evening: 'மாலை ' + d.time, other: 'இரவு ' + d.time }),
    months: {
      jan: () => 'ஜன.',
      feb: () => 'பிப்.',
      mar: () => 'மார்.',
      apr: () => 'ஏப்.',
      may: () => 'மே',
      jun: () => 'ஜூன்',
      jul: () => 'ஜூலை',
      aug: () => 'ஆக.',
      sep: () => 'செப்.',
      oct: () => 'அக்.',
      nov: () => 'நவ.',
      dec: () => 'டிச.',
    },
  },
};
