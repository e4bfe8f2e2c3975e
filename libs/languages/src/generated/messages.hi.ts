/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import type { MessagesWords } from './messages.words';
import { select } from './runtime';

export const messages: MessagesWords = {
  code: {
    subject: () => 'आपका वन-टाइम कोड',
    text: (d) => d.code + ' अपॉइंटमेंट बुक करने के लिए आपका ' + d.product + ' कोड है। यह ' + d.minutes + ' मिनट तक मान्य है। इसे किसी को न बताएँ।',
  },
  confirmation: {
    subject: (d) => 'अपॉइंटमेंट ' + d.number + ' बुक हो गई है',
    text: (d) => d.hospital + ': ' + d.doctor + ' के साथ अपॉइंटमेंट ' + d.number + ' बुक है: ' + d.when + '।',
  },
  reminder: {
    subject: (d) => 'अपॉइंटमेंट ' + d.number + ' कल है',
    text: (d) => d.hospital + ': कल ' + d.doctor + ' के साथ आपकी अपॉइंटमेंट ' + d.number + ' है: ' + d.when + '।',
  },
  moved: {
    subject: (d) => 'अपॉइंटमेंट ' + d.number + ' का नया समय',
    text: (d) => d.hospital + ': ' + d.doctor + ' के साथ अपॉइंटमेंट ' + d.number + ' का नया समय: ' + d.when + '।',
    before: (d) => d.hospital + ': अपॉइंटमेंट ' + d.number + ' का समय ' + d.when + ' था।',
    now: (d) => 'नया समय: ' + d.doctor + ' के साथ ' + d.when + '।',
  },
  cancelled: {
    subject: (d) => 'अपॉइंटमेंट ' + d.number + ' रद्द हो गई है',
    text: (d) => d.hospital + ': ' + d.doctor + ' के साथ ' + d.when + ' की अपॉइंटमेंट ' + d.number + ' रद्द हो गई है।',
  },
  reason: {
    away: (d) => d.doctor + ' उस समय उपलब्ध नहीं हैं।',
    closed: () => 'अस्पताल उस समय बंद है।',
    closedFor: (d) => 'अस्पताल उस समय बंद है: ' + d.name + '।',
  },
  next: {
    change: (d) => 'बदलने के लिए फ़ोन: ' + d.phone + '।',
    another: (d) => 'दूसरे समय के लिए फ़ोन: ' + d.phone + '।',
    see: (d) => 'देखें, बदलें या रद्द करें: ' + d.link,
    again: (d) => 'फिर से बुक करें: ' + d.link,
  },
  when: {
    at: (d) => d.date + ' ' + d.month + ' ' + d.year + ', ' + d.time,
    time: (d) =>
      select(d.part, {
        early: 'रात ' + d.time + ' बजे',
        morning: 'सुबह ' + d.time + ' बजे',
        afternoon: 'दोपहर ' + d.time + ' बजे',
        evening: 'शाम ' + d.time + ' बजे',
        other: 'रात ' + d.time + ' बजे',
      }),
    months: {
      jan: () => 'जन.',
      feb: () => 'फ़र.',
      mar: () => 'मार्च',
      apr: () => 'अप्रैल',
      may: () => 'मई',
      jun: () => 'जून',
      jul: () => 'जुल.',
      aug: () => 'अग.',
      sep: () => 'सितं.',
      oct: () => 'अक्टू.',
      nov: () => 'नवं.',
      dec: () => 'दिसं.',
    },
  },
};
