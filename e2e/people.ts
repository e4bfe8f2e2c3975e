import { randomInt } from 'node:crypto';
import { Api } from './api';

export interface Person {
  readonly name: string;
  readonly phone: string;
  readonly age: string;
  readonly symptoms: string;
}

/** Without m and w, which are half as wide again: whether a table fits does not depend on whom a run makes. */
const LETTERS = 'abcdefghijklnopqrstuvxyz';
const letters = (count: number): string => Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Somebody whom no other test and no demo data know. */
export const newPerson = (first: string): Person => ({
  name: `${first} Q${letters(7)}`,
  phone: `+91 9${randomInt(1000, 9999)} ${randomInt(10_000, 99_999)}`,
  age: String(randomInt(20, 80)),
  symptoms: `Headache since Monday, ${letters(6)}`,
});

export interface Doctor {
  readonly id: string;
  readonly fullName: string;
}

/** The doctor of the account `doctor`, whose hospital is that of the account `hospital`. */
export async function demoDoctor(origin: string): Promise<Doctor> {
  const api = await Api.as(origin, 'doctor');
  const { id } = await api.get<{ id: string }>('auth/user');
  const doctors = await api.get<(Doctor & { userId: string | null })[]>('doctors?pageSize=200');
  const own = doctors.find(({ userId }) => userId === id);
  if (!own) throw new Error('The account `doctor` is bound to no doctor.');
  return own;
}

/** Path of the booking page that the QR code of the account `hospital` leads to. */
export async function addressOfQr(origin: string): Promise<string> {
  const api = await Api.as(origin, 'hospital');
  const { bookingUrl } = await api.get<{ bookingUrl: string }>('hospital/qr');
  const url = new URL(bookingUrl);
  if (url.origin !== origin) throw new Error(`The QR code leads to ${url.origin}, not to ${origin}.`);
  return url.pathname;
}
