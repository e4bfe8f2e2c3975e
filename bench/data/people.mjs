import { hashed } from './clinic.mjs';

const FIRST = `array['Asha','Ravi','Meena','Farid','Kavita','Imran','Latha','Joseph','Sunita','Vikram','Nisha','Arjun','Zoya','Deepak','Priya','Harish']`;
const LAST = [
  'Verma',
  'Kulkarni',
  'Shaikh',
  'Nair',
  'Fernandes',
  'Reddy',
  'Banerjee',
  'Gill',
  'Iyer',
  'Chauhan',
  'Desai',
  'Thomas',
  'Mishra',
  'Pillai',
];
const LAST_SQL = `array[${LAST.map((last) => `'${last}'`).join(',')}]`;

/** The name of the nth person, as SQL. */
export const name = (n) => `(${FIRST})[1 + ${hashed(n, 1, 16)}] || ' ' || (${LAST_SQL})[1 + ${hashed(n, 2, LAST.length)}]`;

const FIRST_PHONE = 9_000_000_000;
/** One in ten shares the phone of another. */
export const phone = (n) => `(${FIRST_PHONE} + case when ${n} % 10 = 9 then ${n} - 1 else ${n} end)`;

/** Spread over two years, the nth of `rows` later than the one before. */
export const since = (n, rows) => `now() - interval '1 second' * (63072000.0 * (${rows} - ${n}) / ${rows})`;

/** A part of a last name, as somebody types it; one person in fourteen has it. */
export const partOfName = (n) => LAST[n % LAST.length].toLowerCase().slice(0, 4);
/** The phone of somebody whom nobody shares it with, as it is stored. */
export const phoneOfPerson = (n, rows) => String(FIRST_PHONE + ((n * 7919) % (rows / 10)) * 10 + (n % 8));
/** All but the last digit: ten people have it. */
export const partOfPhone = (n, rows) => phoneOfPerson(n, rows).slice(0, -1);
