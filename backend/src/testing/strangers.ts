import { randomUUID } from 'node:crypto';
import { BookAppointment } from '../appointments/booking/book';
import { HoldSlot } from '../appointments/booking/hold';
import type { Browser, Hold, VisitorBooking } from '../appointments/booking/requests';
import type { Appointment } from '../appointments/appointment.dto';
import { NOW, tomorrowAt, type Clinic } from './clinic';
import type { TestApp } from './test-app';

export const LIMITS = { open: 3, openOfPhone: 6, networkOfDay: 4, codes: false, floodShare: 0.5 };

export const newBrowser = (network: string = randomUUID()): Browser => ({ hash: randomUUID(), network });

/** A handle for somebody who is not a patient yet; `more` are columns, and their name. */
export async function newHandle({ sql }: TestApp, more: object = {}): Promise<string> {
  const id = randomUUID();
  const row = { bookings_left: 3, expires_at: '2099-01-01T00:00:00Z', name: 'Asha Verma', ...more };
  const typed = JSON.stringify({ name: row.name, phone: '+91 55500 10009', age: 40, ageOn: '2026-11-24', symptoms: 'Fever' });
  await sql.query(
    `insert into booking_handles (id, state, phone_key, typed, bookings_left, expires_at) values ($1, 'new', '+915550010009', $2, $3, $4)`,
    [id, typed, row.bookings_left, row.expires_at],
  );
  return id;
}

type HoldMore = { readonly replaces?: string | null; readonly at?: number; readonly now?: number };
type BookMore = Partial<VisitorBooking> & { readonly handleId?: string };

export interface Strangers {
  readonly hold: (time: string, browser?: Browser, more?: HoldMore) => Promise<Hold>;
  readonly visitorBook: (time: string, more?: BookMore) => Promise<Appointment>;
}

/** What visitors do with the doctor of a clinic, directly through the recipes; by default each from a browser of their own. */
export function strangers(app: () => TestApp, clinic: () => Clinic): Strangers {
  const wanted = (time: string) => ({
    doctorId: clinic().doctor.id,
    hospitalId: clinic().hospital.id,
    at: Date.parse(tomorrowAt(time)),
    now: Date.parse(NOW),
  });
  return {
    hold: (time, browser = newBrowser(), more = {}) =>
      app()
        .app.get(HoldSlot)
        .hold({ ...wanted(time), browser, replaces: null, ...more }),
    visitorBook: async (time, { handleId, ...more } = {}) => {
      const request: VisitorBooking = {
        ...wanted(time),
        audience: 'public',
        actor: { role: 'visitor' },
        notes: null,
        who: { handleId: handleId ?? (await newHandle(app())) },
        proof: 'unproven',
        provenPhone: null,
        browser: newBrowser(),
        holdId: null,
        noticeVersion: null,
        language: null,
        limits: LIMITS,
        key: null,
      };
      return (
        await app()
          .app.get(BookAppointment)
          .book({ ...request, ...more })
      ).appointment;
    },
  };
}
