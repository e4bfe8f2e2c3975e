/** Every request that the product is sent, as its screens send it: what an API change has to touch, and nothing else. */
import { createHash, randomUUID } from 'node:crypto';
import { PASSWORD, SLUG, slugOfDoctor } from './data/clinic.mjs';
import { send } from './http.mjs';
import { dayAfter } from './starts.mjs';

const md5 = (text) => createHash('md5').update(text).digest('hex');
export const knownId = (kind, n) => md5(`${kind} ${n}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');

export class Refused extends Error {
  constructor(what, { status, text }) {
    super(`${what} answered ${status}: ${text.slice(0, 300)}`);
    this.status = status;
  }
}

/** Somebody with a browser of their own: an address and cookies. */
export class Browser {
  constructor(port, address) {
    this.port = port;
    this.address = address;
    this.cookies = new Map();
  }

  /** The same browser at another server on the same database. */
  at(port) {
    return Object.assign(new Browser(port, this.address), { cookies: this.cookies });
  }

  headers() {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      'x-forwarded-for': this.address,
      'sec-fetch-site': 'same-origin',
      'accept-encoding': 'identity',
      ...(cookie ? { cookie } : {}),
    };
  }

  async call(method, path, body, headers = {}) {
    const answer = await send(this.port, { method, path: `/api/${path}`, body, headers: { ...this.headers(), ...headers } });
    for (const line of answer.cookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/u.exec(line);
      this.cookies.set(name, value);
    }
    return answer;
  }

  async ask(method, path, body, headers) {
    const answer = await this.call(method, path, body, headers);
    if (answer.status < 200 || answer.status > 299) throw new Refused(`${method} ${path.split('?')[0]}`, answer);
    return answer;
  }
}

let visitors = 0;
/** A visitor whom the product has never seen, from a network of their own. */
export function newVisitor(port) {
  const n = (visitors += 1);
  return Object.assign(new Browser(port, `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`), {
    phone: phoneOf(n),
    name: `Visitor ${n}`,
  });
}
const phoneOf = (n) => `+91 ${8_000_000_000 + n}`;

export async function signIn(port, username, address = '192.0.2.10') {
  const browser = new Browser(port, address);
  await browser.ask('POST', 'auth/login', { username, password: PASSWORD });
  return browser;
}

const key = () => ({ 'idempotency-key': randomUUID() });

const spanOf = (from, to) => `from=${dayAfter(from)}&to=${dayAfter(to)}`;

export const staff = {
  /** 201 booked, 409 taken; anything else is for the caller to decide. */
  tryToBook: (who, { doctor, at }, patientId) =>
    who.call('POST', 'appointments', { patientId, doctorId: doctorId(doctor), appointmentDate: at }, key()),
  book: (who, { doctor, at }, patientId) =>
    who.ask('POST', 'appointments', { patientId, doctorId: doctorId(doctor), appointmentDate: at }, key()),
  move: (who, id, at) => who.ask('PUT', `appointments/${id}`, { appointmentDate: at }),
  newPatient: async (who, { name, phone }) => {
    const { text } = await who.ask('POST', 'patients', { name, phone, age: 34, gender: 'female' }, key());
    return JSON.parse(text).id;
  },
  freeStarts: (who, doctor) => who.ask('GET', `doctors/${doctorId(doctor)}/slots?from=${dayAfter(1)}&to=${dayAfter(7)}`),
  listOfDay: (who, hospital, day, size = 50, headers = {}) =>
    who.ask('GET', `appointments?hospitalId=${knownId('hospital', hospital)}&${spanOf(day, day)}&pageSize=${size}`, undefined, headers),
  session: (who) => who.ask('GET', 'auth/user'),
};

/** The searches, lists and figures of the screens. */
export const reads = {
  leads: (who, q) => who.ask('GET', `leads?q=${encodeURIComponent(q)}&pageSize=50`),
  patients: (who, q) => who.ask('GET', `patients?q=${encodeURIComponent(q)}&pageSize=50`),
  patientByPhone: (who, phone) => who.ask('GET', `patients/by-phone/${encodeURIComponent(`+91 ${phone}`)}`),
  today: (who) => who.ask('GET', 'appointments/today?pageSize=50'),
  ofDoctor: (who, doctor, from, to) => who.ask('GET', `appointments/doctor/${doctorId(doctor)}?${spanOf(from, to)}&pageSize=50`),
  ofOwnHospital: (who, day) => who.ask('GET', `hospital/appointments?${spanOf(day, day)}&sort=appointmentDate&pageSize=50`),
  figures: (who) => who.ask('GET', 'dashboard/stats'),
};

/** Ctrl+K, and what Appointments opens on. */
export const search = (who, q) => who.ask('GET', `search?${new URLSearchParams({ q }).toString()}`);
export const needs = (who) => who.ask('GET', 'appointments/needs?page=1&pageSize=50');

/** A change of calendars, and what it affects. */
export const calendars = {
  preview: (who, change) => who.ask('POST', 'calendar-changes/preview', { change }),
  make: (who, change, decisions = []) => who.ask('POST', 'calendar-changes', { change, decisions }, key()),
};

/** What an export asks for first. */
export const confirm = (who) => who.ask('POST', 'auth/confirm', { password: PASSWORD });
export const LEADS_CSV = '/api/export/leads/csv';

export const visitor = {
  hold: async (who, slug, { doctor, at }) => {
    const { text } = await who.ask('POST', 'appointments/booking/hold', { slug, doctorId: doctorId(doctor), appointmentDate: at });
    return JSON.parse(text).holdId;
  },
  /** Somebody whom the hospital does not know: they become a patient with the booking. */
  book: (who, { hold, start: { doctor, at } }) =>
    who.ask(
      'POST',
      'appointments/booking',
      {
        patient: { name: who.name, phone: who.phone, age: 41, gender: 'female', symptoms: 'Cough for three days', location: 'Pune' },
        doctorId: doctorId(doctor),
        appointmentDate: at,
        status: 'pending',
        notes: 'Booked through the booking portal',
        holdId: hold,
      },
      key(),
    ),
  /** `link`: as the answer of the booking has it. */
  move: (who, link, body) => who.ask('POST', `link/${link.split('/').at(-1)}/move`, body),
  freeStarts: (who, slug, doctor) =>
    who.ask('GET', `hospitals/booking/${slug}/doctors/${doctorId(doctor)}/slots?from=${dayAfter(1)}&to=${dayAfter(7)}`),
  doctors: (who, slug = SLUG) => who.call('GET', `hospitals/booking/${slug}/doctors`),
};

/** Somebody new, who keeps a free start of this side: the first of the two calls by which a visitor books. */
export async function visitorWithHold(side) {
  const [who, start] = [newVisitor(side.server.port), side.start('visitor')];
  return { who, start, hold: await visitor.hold(who, slugOfDoctor(start.doctor), start) };
}

export const doctorId = (n) => (typeof n === 'string' ? n : knownId('doctor', n));
