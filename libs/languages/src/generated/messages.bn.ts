/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import type { MessagesWords } from './messages.words';
import { select } from './runtime';

export const messages: MessagesWords = {
  code: {
    subject: () => 'আপনার এককালীন কোড',
    text: (d) => d.code + ' অ্যাপয়েন্টমেন্ট বুক করার জন্য আপনার ' + d.product + ' কোড। এটি ' + d.minutes + ' মিনিট চলবে। এটি কাউকে বলবেন না।',
  },
  confirmation: {
    subject: (d) => 'অ্যাপয়েন্টমেন্ট ' + d.number + ' বুক হয়েছে',
    text: (d) => d.hospital + ': ' + d.doctor + '-এর কাছে অ্যাপয়েন্টমেন্ট ' + d.number + ' বুক হয়েছে: ' + d.when + '।',
  },
  reminder: {
    subject: (d) => 'অ্যাপয়েন্টমেন্ট ' + d.number + ' আগামীকাল',
    text: (d) => d.hospital + ': আগামীকাল ' + d.doctor + '-এর কাছে আপনার অ্যাপয়েন্টমেন্ট ' + d.number + ': ' + d.when + '।',
  },
  moved: {
    subject: (d) => 'অ্যাপয়েন্টমেন্ট ' + d.number + '-এর নতুন সময়',
    text: (d) => d.hospital + ': ' + d.doctor + '-এর কাছে অ্যাপয়েন্টমেন্ট ' + d.number + '-এর নতুন সময়: ' + d.when + '।',
    before: (d) => d.hospital + ': অ্যাপয়েন্টমেন্ট ' + d.number + '-এর সময় ছিল ' + d.when + '।',
    now: (d) => 'নতুন সময়: ' + d.doctor + '-এর কাছে ' + d.when + '।',
  },
  cancelled: {
    subject: (d) => 'অ্যাপয়েন্টমেন্ট ' + d.number + ' বাতিল হয়েছে',
    text: (d) => d.hospital + ': ' + d.doctor + '-এর কাছে ' + d.when + '-এর অ্যাপয়েন্টমেন্ট ' + d.number + ' বাতিল হয়েছে।',
  },
  reason: {
    away: (d) => d.doctor + ' সেই সময়ে থাকছেন না।',
    closed: () => 'হাসপাতাল সেই সময়ে বন্ধ।',
    closedFor: (d) => 'হাসপাতাল সেই সময়ে বন্ধ: ' + d.name + '।',
  },
  next: {
    change: (d) => 'বদলাতে ফোন: ' + d.phone + '।',
    another: (d) => 'অন্য সময়ের জন্য ফোন: ' + d.phone + '।',
    see: (d) => 'দেখুন, বদলান বা বাতিল করুন: ' + d.link,
    again: (d) => 'আবার বুক করুন: ' + d.link,
  },
  when: {
    at: (d) => d.date + ' ' + d.month + ' ' + d.year + ', ' + d.time,
    time: (d) => select(d.part, { morning: 'সকাল ' + d.time, afternoon: 'দুপুর ' + d.time, evening: 'সন্ধ্যা ' + d.time, other: 'রাত ' + d.time }),
    months: {
      jan: () => 'জানু',
      feb: () => 'ফেব্রু',
      mar: () => 'মার্চ',
      apr: () => 'এপ্রিল',
      may: () => 'মে',
      jun: () => 'জুন',
      jul: () => 'জুলাই',
      aug: () => 'আগস্ট',
      sep: () => 'সেপ্টে',
      oct: () => 'অক্টো',
      nov: () => 'নভে',
      dec: () => 'ডিসে',
    },
  },
};
