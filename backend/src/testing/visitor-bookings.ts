import type { Answer, Caller } from './caller';
import { makeClinic, TOMORROW, tomorrowAt, type Clinic } from './clinic';
import type { TestApp } from './test-app';

interface ShownStart {
  readonly time: string;
  readonly free: boolean;
  readonly reason?: string;
}

export interface VisitorBookings {
  readonly clinic: Clinic;
  readonly slug: string;
  /** The start of tomorrow on the public page of the clinic's doctor. */
  readonly startAt: (who: Caller, time: string, query?: string) => Promise<ShownStart | undefined>;
  readonly starts: (who: Caller, query?: string) => Promise<ShownStart[]>;
  readonly hold: (who: Caller, time: string, more?: object) => Promise<Answer>;
  /** The handle of a new patient with a phone of their own. */
  readonly handle: (who: Caller) => Promise<string>;
  /** The body that books tomorrow's start. */
  readonly appointment: (handle: string, time: string, more?: object) => object;
}

let last = 10_000;

/** A clinic, and what visitors of its booking page do. */
export async function visitorBookings(app: TestApp): Promise<VisitorBookings> {
  const clinic = await makeClinic(app);
  const doctorId = clinic.doctor.id;
  const slug = clinic.hospital.booking_slug;
  const starts: VisitorBookings['starts'] = async (who, query = '') => {
    const path = `hospitals/booking/${slug}/doctors/${doctorId}/slots?from=${TOMORROW}&to=${TOMORROW}${query}`;
    return (await who.get(path)).body.days[0].starts as ShownStart[];
  };
  return {
    clinic,
    slug,
    starts,
    startAt: async (who, time, query) => (await starts(who, query)).find((start) => start.time === time),
    hold: (who, time, more = {}) => who.post('appointments/booking/hold', { slug, doctorId, appointmentDate: tomorrowAt(time), ...more }),
    handle: async (who) => {
      const patient = { name: 'Asha Verma', phone: `+91 55502 ${(last += 1)}`, age: 34, gender: 'female', symptoms: 'Fever' };
      return (await who.post('patients/booking', patient)).body.id as string;
    },
    appointment: (handle, time, more = {}) => ({
      patientId: handle,
      doctorId,
      appointmentDate: tomorrowAt(time),
      status: 'pending',
      notes: 'Booked through the booking portal',
      ...more,
    }),
  };
}
