/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import type { MessagesWords } from './messages.words';
import { select } from './runtime';

export const messages: MessagesWords = {
  code: {
    subject: () => 'ನಿಮ್ಮ ಒಂದು ಬಾರಿಯ ಕೋಡ್',
    text: (d) => d.code + ' ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಕಾಯ್ದಿರಿಸಲು ನಿಮ್ಮ ' + d.product + ' ಕೋಡ್. ಇದು ' + d.minutes + ' ನಿಮಿಷ ನಡೆಯುತ್ತದೆ. ಯಾರಿಗೂ ಹೇಳಬೇಡಿ.',
  },
  confirmation: {
    subject: (d) => 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ' + d.number + ' ಕಾಯ್ದಿರಿಸಲಾಗಿದೆ',
    text: (d) => d.hospital + ': ' + d.doctor + ' ಅವರಲ್ಲಿ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ' + d.number + ' ಕಾಯ್ದಿರಿಸಲಾಗಿದೆ: ' + d.when + '.',
  },
  reminder: {
    subject: (d) => 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ' + d.number + ' ನಾಳೆ',
    text: (d) => d.hospital + ': ನಾಳೆ ' + d.doctor + ' ಅವರಲ್ಲಿ ನಿಮ್ಮ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ' + d.number + ': ' + d.when + '.',
  },
  moved: {
    subject: (d) => 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ' + d.number + ': ಹೊಸ ಸಮಯ',
    text: (d) => d.hospital + ': ' + d.doctor + ' ಅವರಲ್ಲಿನ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ' + d.number + ', ಹೊಸ ಸಮಯ: ' + d.when + '.',
    before: (d) => d.hospital + ': ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ' + d.number + ' ಮೊದಲು ' + d.when + ' ಕ್ಕೆ ಇತ್ತು.',
    now: (d) => 'ಹೊಸ ಸಮಯ: ' + d.doctor + ' ಅವರಲ್ಲಿ ' + d.when + '.',
  },
  cancelled: {
    subject: (d) => 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ' + d.number + ' ರದ್ದಾಗಿದೆ',
    text: (d) => d.hospital + ': ' + d.doctor + ' ಅವರಲ್ಲಿನ ' + d.when + ' ರ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ' + d.number + ' ರದ್ದಾಗಿದೆ.',
  },
  reason: {
    away: (d) => d.doctor + ' ಆ ಸಮಯದಲ್ಲಿ ಇರುವುದಿಲ್ಲ.',
    closed: () => 'ಆಸ್ಪತ್ರೆ ಆ ಸಮಯದಲ್ಲಿ ಮುಚ್ಚಿರುತ್ತದೆ.',
    closedFor: (d) => 'ಆಸ್ಪತ್ರೆ ಆ ಸಮಯದಲ್ಲಿ ಮುಚ್ಚಿರುತ್ತದೆ: ' + d.name + '.',
  },
  next: {
    change: (d) => 'ಬದಲಿಸಲು ಕರೆ: ' + d.phone + '.',
    another: (d) => 'ಬೇರೆ ಸಮಯಕ್ಕೆ ಕರೆ: ' + d.phone + '.',
    see: (d) => 'ನೋಡಿ, ಬದಲಿಸಿ, ರದ್ದುಮಾಡಿ: ' + d.link,
    again: (d) => 'ಮತ್ತೆ ಕಾಯ್ದಿರಿಸಿ: ' + d.link,
  },
  when: {
    at: (d) => d.date + ' ' + d.month + ' ' + d.year + ', ' + d.time,
    time: (d) =>
      select(d.part, { morning: 'ಬೆಳಗ್ಗೆ ' + d.time, afternoon: 'ಮಧ್ಯಾಹ್ನ ' + d.time, evening: 'ಸಂಜೆ ' + d.time, other: 'ರಾತ್ರಿ ' + d.time }),
    months: {
      jan: () => 'ಜನ',
      feb: () => 'ಫೆಬ್ರ',
      mar: () => 'ಮಾರ್ಚ್',
      apr: () => 'ಏಪ್ರಿ',
      may: () => 'ಮೇ',
      jun: () => 'ಜೂನ್',
      jul: () => 'ಜುಲೈ',
      aug: () => 'ಆಗ',
      sep: () => 'ಸೆಪ್ಟೆಂ',
      oct: () => 'ಅಕ್ಟೋ',
      nov: () => 'ನವೆಂ',
      dec: () => 'ಡಿಸೆಂ',
    },
  },
};
