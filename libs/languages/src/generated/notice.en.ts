/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import type { NoticeWords } from './notice.words';

export const notice: NoticeWords = {
  title: () => 'Privacy notice',
  lead: () => 'What happens to what you tell us when you book an appointment or send an enquiry.',
  version: () => 'Version',
  draft: () => 'This is the draft of a translation. The English text counts.',
  sections: {
    taken: {
      title: () => 'What we take',
      appointment: () =>
        'For an appointment: your name, phone number, age, gender and symptoms; your e-mail address and location if you give them.',
      enquiry: () => 'For an enquiry: your name, e-mail address, phone number, organization and message.',
      cookie: () => 'If you allow it by booking, a cookie that lets this browser fill in your details next time, for up to 180 days.',
    },
    used: {
      title: () => 'What it is used for',
      for: () => 'To book, prepare, move and remind you of your appointment, and to answer your enquiry.',
      nothingElse: () => 'For nothing else: no advertising, and it is not sold.',
    },
    seen: {
      title: () => 'Who sees it',
      by: () => 'The doctor you see, the administrators of that hospital, and the booking staff who serve it.',
      only: () => 'Each of them sees only what their work needs. Who has looked is recorded.',
    },
    kept: {
      title: () => 'How long it is kept',
      howLong: () =>
        'As long as you are a patient. The record of an appointment is kept for three years after it, as the rules for medical records ask.',
      erased: () =>
        'When you have it erased, your name and everything that leads to you go at once, and what a doctor had to keep about the appointment goes when the three years are over.',
    },
    rights: {
      title: () => 'What you may ask for',
      ask: () => 'A copy of your data, its correction, its erasure, and to take back your consent. Ask at the hospital where you booked.',
      forget: () => 'On the booking page, “Forget this device” removes your details from this browser.',
      complain: () => 'If the answer does not satisfy you, you may complain to the Data Protection Board of India.',
    },
  },
};
