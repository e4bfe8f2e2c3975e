/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import type { MessagesWords } from './messages.words';
import { select } from './runtime';

export const messages: MessagesWords = {
  code: {
    subject: () => 'तुमचा एकदाच चालणारा कोड',
    text: (d) => d.code + ' हा अपॉइंटमेंट बुक करण्यासाठी तुमचा ' + d.product + ' कोड आहे. तो ' + d.minutes + ' मिनिटे चालतो. तो कोणालाही सांगू नका.',
  },
  confirmation: {
    subject: (d) => 'अपॉइंटमेंट ' + d.number + ' बुक झाली आहे',
    text: (d) => d.hospital + ': ' + d.doctor + ' यांच्याकडे अपॉइंटमेंट ' + d.number + ' बुक आहे: ' + d.when + '.',
  },
  reminder: {
    subject: (d) => 'अपॉइंटमेंट ' + d.number + ' उद्या आहे',
    text: (d) => d.hospital + ': उद्या ' + d.doctor + ' यांच्याकडे तुमची अपॉइंटमेंट ' + d.number + ' आहे: ' + d.when + '.',
  },
  moved: {
    subject: (d) => 'अपॉइंटमेंट ' + d.number + ' ची नवीन वेळ',
    text: (d) => d.hospital + ': ' + d.doctor + ' यांच्याकडील अपॉइंटमेंट ' + d.number + ' ची नवीन वेळ: ' + d.when + '.',
    before: (d) => d.hospital + ': अपॉइंटमेंट ' + d.number + ' ची वेळ ' + d.when + ' होती.',
    now: (d) => 'नवीन वेळ: ' + d.doctor + ' यांच्याकडे ' + d.when + '.',
  },
  cancelled: {
    subject: (d) => 'अपॉइंटमेंट ' + d.number + ' रद्द झाली आहे',
    text: (d) => d.hospital + ': ' + d.doctor + ' यांच्याकडील ' + d.when + ' ची अपॉइंटमेंट ' + d.number + ' रद्द झाली आहे.',
  },
  reason: {
    away: (d) => d.doctor + ' त्या वेळी उपलब्ध नाहीत.',
    closed: () => 'रुग्णालय त्या वेळी बंद आहे.',
    closedFor: (d) => 'रुग्णालय त्या वेळी बंद आहे: ' + d.name + '.',
  },
  next: {
    change: (d) => 'बदलण्यासाठी फोन: ' + d.phone + '.',
    another: (d) => 'दुसऱ्या वेळेसाठी फोन: ' + d.phone + '.',
    see: (d) => 'पाहा, बदला किंवा रद्द करा: ' + d.link,
    again: (d) => 'पुन्हा बुक करा: ' + d.link,
  },
  when: {
    at: (d) => d.date + ' ' + d.month + ' ' + d.year + ', ' + d.time,
    time: (d) =>
      select(d.part, { morning: 'सकाळी ' + d.time, afternoon: 'दुपारी ' + d.time, evening: 'सायं. ' + d.time, other: 'रात्री ' + d.time }),
    months: {
      jan: () => 'जाने',
      feb: () => 'फेब्रु',
      mar: () => 'मार्च',
      apr: () => 'एप्रि',
      may: () => 'मे',
      jun: () => 'जून',
      jul: () => 'जुलै',
      aug: () => 'ऑग',
      sep: () => 'सप्टें',
      oct: () => 'ऑक्टो',
      nov: () => 'नोव्हें',
      dec: () => 'डिसें',
    },
  },
};
