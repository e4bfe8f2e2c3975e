import type { BookedAppointmentAnswer, BookingDoctorAnswer, PhoneCheckAnswer, SlotDay } from '@arogya/api/booking';
import { addDays, MINUTE, timeOf, type Day } from '@arogya/domain/clock';
import type { Answer } from '@arogya/light/call';
import { failureFrom, noAnswer, type ApiFailure } from '@arogya/platform';
import { jest } from '@jest/globals';
import type { BookingApi } from '../page/booking-api';
import type { PageData } from '../page/page-data';

export const TODAY = '2026-11-24';
export const TOMORROW = '2026-11-25';
export const at = (time: string, day: Day = TOMORROW): string => `${day}T${time}:00+05:30`;

const NAMES = [
  'Dr. Asha Menon',
  'Dr. Rohan Iyer',
  'Dr. Farah Sheikh',
  'Dr. Vikram Rathore',
  'Dr. Leela Rao',
  'Dr. Joseph Mathew',
  'Dr. Simran Kaur',
];

export const aDoctor = (index: number): BookingDoctorAnswer => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  fullName: NAMES[index] ?? '',
  specialty: index % 2 ? 'Orthopaedics' : 'Cardiology',
  experience: index,
  workingDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  timeSlots: ['09:00-12:00', '14:00-17:00'],
  consultationMinutes: 15,
  nextFree: at('09:00'),
});

export const aPage = (doctors = 2): PageData => ({
  hospital: {
    id: '00000000-0000-4000-8000-0000000000aa',
    name: 'Lotus Care & Co <Hospital>',
    city: 'Pune',
    phone: '+91 55500 10001',
    call: 'tel:+915550010001',
    address: '12 MG Road',
    bookingSlug: 'lotus',
    timeZone: 'Asia/Kolkata',
  },
  doctors: Array.from({ length: doctors }, (_, index) => aDoctor(index)),
  today: TODAY,
});

const TAKEN = '10:30';

function aDay(day: Day): SlotDay {
  const starts = Array.from({ length: 18 }, (_, index) => timeOf(540 + index * 30)).map((time) => {
    const closed =
      time >= '12:00' && time < '14:00' ? 'outside_hours' : time >= '17:00' ? 'outside_hours' : time === TAKEN ? 'taken' : null;
    return closed ? ({ at: at(time, day), time, free: false, reason: closed } as const) : { at: at(time, day), time, free: true };
  });
  return { day, starts };
}

export const ok = <T>(value: T): Promise<Answer<T>> => Promise.resolve({ ok: true, value, at: Date.now() });
const failed = (failure: ApiFailure): Promise<Answer<never>> => Promise.resolve({ ok: false, failure });
export const lost = (): Promise<Answer<never>> => failed(noAnswer('TypeError'));
export const refusal = (status: number, code: string, message: string, more: object = {}): Promise<Answer<never>> =>
  failed(failureFrom(status, '', JSON.stringify({ type: `urn:arogyadesk:${code}`, status, message, ...more })));

/** An answer that comes when it is let come. */
export function slow<T>(answer: () => Promise<T>): { readonly come: () => void; readonly call: () => Promise<T> } {
  let come = (): void => undefined;
  const asked = new Promise<void>((resolve) => (come = resolve));
  return { come: () => come(), call: () => asked.then(answer) };
}

export const UNKNOWN: PhoneCheckAnswer = { exists: false, patient: null, verification: { available: false, channel: null } };
export const KNOWN: PhoneCheckAnswer = {
  exists: true,
  patient: { id: 'handle-known', name: 'Asha Verma', email: null, age: 34, gender: 'female', location: 'Pune' },
  verification: { available: false, channel: null },
};

export const aAppointment = (time = '09:30'): BookedAppointmentAnswer => ({
  id: '00000000-0000-4000-8000-0000000000bb',
  number: 100042,
  status: 'pending',
  appointmentDate: at(time),
  timeSlot: time,
  endsAt: at(time),
  link: 'https://desk.example.in/a/AAYahAAB3x0kq0c2Y9mPzQm',
  doctor: { id: aDoctor(0).id, fullName: 'Dr. Asha Menon', specialty: 'Cardiology' },
  hospital: {
    name: 'Lotus Care',
    city: 'Pune',
    address: '12 MG Road',
    phone: '+91 55500 10001',
    call: 'tel:+915550010001',
    timeZone: 'Asia/Kolkata',
  },
});

export const inFiveMinutes = (): string => new Date(Date.now() + 5 * MINUTE).toISOString();

/** The server of a test: everything works unless a test says otherwise. */
export function fakeApi() {
  let holds = 0;
  return {
    slots: jest.fn<BookingApi['slots']>((_slug, doctorId, { from, to }) => {
      const days: SlotDay[] = [];
      for (let day = from; day <= to; day = addDays(day, 1)) days.push(aDay(day));
      return ok({ doctorId, timeZone: 'Asia/Kolkata', appointmentMinutes: 15, days });
    }),
    checkPhone: jest.fn<BookingApi['checkPhone']>(() => ok(UNKNOWN)),
    again: jest.fn<BookingApi['again']>(() => ok({ people: [] })),
    requestCode: jest.fn<BookingApi['requestCode']>(() => ok({ requestId: 'request-1', expiresAt: at('00:00') })),
    verifyCode: jest.fn<BookingApi['verifyCode']>(() => ok(KNOWN)),
    forgetDevice: jest.fn<BookingApi['forgetDevice']>(() => ok(undefined)),
    updatePatient: jest.fn<BookingApi['updatePatient']>(() => ok({ id: 'handle-known' })),
    hold: jest.fn<BookingApi['hold']>(() => ok({ holdId: `hold-${(holds += 1)}`, expiresAt: inFiveMinutes() })),
    release: jest.fn<BookingApi['release']>(() => ok(undefined)),
    book: jest.fn<BookingApi['book']>((body) => ok(aAppointment(body.appointmentDate.slice(11, 16)))),
  } satisfies BookingApi;
}
