import { OCCUPIES } from '../appointments/booking/booking.sql';
import { Clock } from '../appointments/clock';
import { Calendars } from '../appointments/calendars';
import { STAFF_HOLDS } from '../appointments/calendars.sql';
import { EventWake } from '../events/event-wake';
import { BookingDoctors } from '../public-booking/booking-doctors.service';
import { BookingPlaceService } from '../public-booking/booking-place.service';
import { make, type CreatedRow } from './make';
import type { TestApp } from './test-app';

/** A Tuesday, five past ten in India. */
export const NOW = '2026-11-24T10:05:00+05:30';
export const TOMORROW = '2026-11-25';

export interface Clinic {
  readonly hospital: CreatedRow & { booking_slug: string; name: string };
  readonly doctor: CreatedRow;
  readonly patient: CreatedRow;
}

/** The time that the application takes for now. */
export function standAt({ app }: TestApp, iso: string): void {
  app.get(Clock).now = () => Date.parse(iso);
}

/** Rows that a test has written by hand count as written by this server, so that cached figures are read again. */
export const wrote = ({ app }: TestApp): void => app.get(EventWake).wake();

/** A hospital with a doctor who works every day, 09:00-12:00 and 14:00-17:00, and a patient. */
export async function makeClinic({ sql }: TestApp, doctor: Readonly<Record<string, unknown>> = {}): Promise<Clinic> {
  const hospital = await make.hospital(sql);
  return {
    hospital,
    doctor: await make.doctor(sql, { hospital_id: hospital.id, ...doctor }),
    patient: await make.patient(sql),
  };
}

/** A start of tomorrow in India, from 'HH:MM'. */
export const tomorrowAt = (time: string): string => `${TOMORROW}T${time}:00+05:30`;

/** The booking page shows the present state, not that of the last second. */
export function lookAgain({ app }: TestApp): void {
  app.get(BookingDoctors).forget();
  app.get(BookingPlaceService).forget();
}

/** Loads the doctor's calendar, as on a server that has used it before. */
export const remember = ({ app }: TestApp, doctorId: string): Promise<unknown> => app.get(Calendars).of(doctorId);

export const countAppointments = async ({ sql }: TestApp, doctorId: string): Promise<number> => {
  const row = await sql.one<{ appointments: number }>(
    'select count(*) as appointments from appointments where doctor_id = $1 and archived_at is null',
    [doctorId],
  );
  return row?.appointments ?? 0;
};

/** How much of the doctor's time is occupied by appointments and holds; what can come back by Undo keeps out visitors only. */
export const countOccupied = async ({ sql }: TestApp, doctorId: string): Promise<number> => {
  const row = await sql.one<{ occupied: number }>(
    `select (select count(*) from appointments where doctor_id = $1 and ${OCCUPIES})
       + (select count(*) from slot_holds s where doctor_id = $1 and ${STAFF_HOLDS}) as occupied`,
    [doctorId],
  );
  return row?.occupied ?? 0;
};
