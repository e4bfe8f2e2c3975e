import type { LinkedAppointment } from '@arogya/domain/links/link';
import type { Answer } from '@arogya/light/call';
import { jest } from '@jest/globals';
import type { AppointmentApi } from '../appointment/appointment-api';
import type { ReadAppointment } from '../appointment/appointment-data';
import { at, fakeApi, TODAY } from './booking-fixture';

export const TOKEN = 'AAAAAAGGqgAAAAAAAAAAAAA';
/** At ten, on the day before the first bookable one. */
export const NOW = Date.parse(at('10:00', TODAY));

const NOTHING_IN_THE_WAY = { coming: null, late: null, move: null, cancel: null } as const;
const CLOSED = { coming: 'closed', late: 'closed', move: 'closed', cancel: 'closed' } as const;

/** Tomorrow at half past nine, in a browser that is not known. */
export const aLinked = (more: Partial<LinkedAppointment> = {}): LinkedAppointment => ({
  number: 100042,
  version: 3,
  status: 'confirmed',
  appointmentDate: at('09:30'),
  endsAt: at('09:45'),
  person: 'Asha K.',
  doctor: { id: '00000000-0000-4000-8000-000000000000', fullName: 'Dr. Asha Menon', specialty: 'Cardiology' },
  hospital: {
    slug: 'lotus',
    name: 'Lotus Care',
    city: 'Pune',
    address: '12 MG Road',
    phone: '+91 55500 10001',
    call: 'tel:+915550010001',
    timeZone: 'Asia/Kolkata',
  },
  said: {},
  cancelledBy: null,
  movedFrom: null,
  barriers: NOTHING_IN_THE_WAY,
  digitsNeeded: true,
  undoUntil: null,
  changeUntil: 120,
  movesLeft: 3,
  language: null,
  ...more,
});

export const asRead = (more: Partial<LinkedAppointment> = {}, readAt = NOW): ReadAppointment => ({ appointment: aLinked(more), readAt });

const minutesAgo = (minutes: number): string => new Date(NOW - minutes * 60_000).toISOString();

/** One appointment in each state that the page tells apart, by the heading that says so. */
export const STATES: Readonly<Record<string, ReadAppointment>> = {
  Booked: asRead({ status: 'pending' }),
  Confirmed: asRead(),
  'Moved by the hospital': asRead({ movedFrom: { appointmentDate: at('11:00', '2026-11-27'), doctor: 'Dr. Rohan Iyer' } }),
  '20 minutes late': asRead({ said: { coming: minutesAgo(90), late: { minutes: 20, at: minutesAgo(1) } } }),
  'You are coming': asRead({ said: { coming: minutesAgo(5) } }),
  'It is time for your appointment': asRead(
    { barriers: { ...NOTHING_IN_THE_WAY, coming: 'begun', move: 'begun', cancel: 'begun' } },
    Date.parse(at('09:35')),
  ),
  Cancelled: asRead({ status: 'cancelled', cancelledBy: 'hospital', barriers: CLOSED }),
  Missed: asRead({ status: 'no_show', barriers: CLOSED }, Date.parse(at('12:00'))),
  'This appointment is over': asRead({ status: 'completed', barriers: CLOSED }, Date.parse(at('12:00'))),
};

/** What the server answers a minute after the page was read. */
export const answered = (more: Partial<LinkedAppointment>): Promise<Answer<LinkedAppointment>> =>
  Promise.resolve({ ok: true, value: aLinked({ version: 4, ...more }), at: NOW + 60_000 });
const SOON = new Date(NOW + 75_000).toISOString();

/** The server of a test: every act is done unless a test says otherwise. `digitsNeeded`: of the browser that calls. */
export function fakeLink(digitsNeeded = true) {
  const after = (more: Partial<LinkedAppointment>): Promise<Answer<LinkedAppointment>> => answered({ digitsNeeded, ...more });
  const { slots, hold, release } = fakeApi();
  return {
    api: {
      read: jest.fn<AppointmentApi['read']>(() => after({ version: 3 })),
      coming: jest.fn<AppointmentApi['coming']>(() => after({ said: { coming: minutesAgo(0) } })),
      late: jest.fn<AppointmentApi['late']>((minutes) => after({ said: { late: { minutes, at: minutesAgo(0) } } })),
      slots: jest.fn<AppointmentApi['slots']>((from, to) => slots('lotus', aLinked().doctor.id, { from, to })),
      move: jest.fn<AppointmentApi['move']>(({ at: appointmentDate }) =>
        after({ appointmentDate, endsAt: appointmentDate, undoUntil: SOON, movesLeft: 2 }),
      ),
      cancel: jest.fn<AppointmentApi['cancel']>(({ reason }) =>
        after({ status: 'cancelled', cancelledBy: 'patient', said: { cancel: reason }, barriers: CLOSED, undoUntil: SOON }),
      ),
      undo: jest.fn<AppointmentApi['undo']>(() => after({ version: 5 })),
      setLanguage: jest.fn<AppointmentApi['setLanguage']>((language) => after({ language })),
    } satisfies AppointmentApi,
    holds: { hold, release },
  };
}
