import { useCreateAppointmentMutation, type Appointment } from '@arogya/api/appointments';
import { useCreatePatientMutation, type Patient } from '@arogya/api/patients';
import { appointmentNumber } from '@arogya/domain/appointments/appointment-number';
import { APPOINTMENT_STATUS } from '@arogya/domain/appointments/status';
import { APPOINTMENT_BOOKED } from '@arogya/domain/appointments/texts';
import { NO_PATIENT_ID_FETCHED } from '@arogya/domain/patients/texts';
import { AS_BOOKED } from '@arogya/domain/clock';
import { toasts, useSubmit, useAttemptKey } from '@arogya/platform';
import { formatDateTime } from '@arogya/ui/look/formats';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { FORM_FIELDS, newPatient, appointmentNotes, type BookingValues } from './booking-values';
import { clashOf, type Clash } from './clash';
import { useTakeHeld, type TakeHeld } from './take-held';

/** The patient was created, but the answer has no id: an error in the form of an ApiFailure. */
const noPatientId = (): Error => Object.assign(new Error(NO_PATIENT_ID_FETCHED), { status: 200, text: `200: ${NO_PATIENT_ID_FETCHED}` });
const KEY_REUSED = 422;

type BookedAppointment = Pick<Appointment, 'number' | 'appointmentDate' | 'status'>;

/** The appointment of an answer: the answer itself, or a part of what else was changed with it. */
function bookedOf(answer: unknown): BookedAppointment | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const booked = 'appointment' in answer ? answer.appointment : answer;
  const isOne = typeof booked === 'object' && booked !== null && 'number' in booked && 'appointmentDate' in booked;
  return isOne ? (booked as BookedAppointment) : null;
}

function announce(answer: unknown, { patientName }: BookingValues): void {
  const booked = bookedOf(answer);
  const what = booked ? [appointmentNumber(booked.number), patientName.trim(), formatDateTime(booked.appointmentDate, AS_BOOKED)] : [];
  const parts = booked?.status === 'confirmed' ? [...what, APPOINTMENT_STATUS.confirmed.label] : what;
  toasts.show({ title: APPOINTMENT_BOOKED, ...(parts.length > 0 ? { text: parts.join(' · ') } : {}) });
}

/** What is asked of a booking besides its time: to confirm it in the same step, to take a time that a visitor holds. */
export interface BookingExtras extends TakeHeld {
  readonly confirm?: true;
}

/** Another way to book than patient first, then appointment; e.g. a lead that becomes both in one step. */
export type BookAs = (values: BookingValues, person: Patient | null, key: string, more: BookingExtras) => Promise<unknown>;

interface Booking {
  readonly form: FormInstance<BookingValues>;
  /** Who is booked for; null creates the patient first. */
  readonly person: Patient | null;
  /** The patient exists now: trying again does not create them twice. */
  readonly onCreated: (patient: Patient) => void;
  readonly bookAs?: BookAs | undefined;
}

/** Books an appointment: creates the patient when they are new, then the appointment, each once however often it is tried. */
export function useBooking({ form, person, onCreated, bookAs }: Booking) {
  const [submit, busy] = useSubmit();
  const takingHeld = useTakeHeld();
  const [createPatient] = useCreatePatientMutation();
  const [create] = useCreateAppointmentMutation();
  const [patientKey, renewPatientKey] = useAttemptKey();
  const [appointmentKey, renewAppointmentKey] = useAttemptKey();
  const [clash, setClash] = useState<Clash | null>(null);

  const patientOf = async (values: BookingValues): Promise<Patient> => {
    if (person) return person;
    const created = await createPatient({ 'Idempotency-Key': patientKey, createPatient: newPatient(values) }).unwrap();
    if (!created?.id) throw noPatientId();
    onCreated(created);
    return created;
  };

  const bookFor = async (values: BookingValues, more: BookingExtras): Promise<unknown> => {
    const { id: patientId } = await patientOf(values);
    const { doctorId, appointmentTime: appointmentDate } = values;
    const appointment = { patientId, doctorId, appointmentDate, notes: appointmentNotes(values, person), status: 'pending' as const };
    const createAppointment = { ...appointment, ...more };
    const send = (held: TakeHeld) =>
      create({ 'Idempotency-Key': appointmentKey, createAppointment: { ...createAppointment, ...held } }).unwrap();
    return takingHeld('book', send);
  };

  /** Answers whether it is booked. */
  const book = async (values: BookingValues, confirm: boolean): Promise<boolean> => {
    const more: BookingExtras = confirm ? { confirm } : {};
    const asked = (): Promise<unknown> =>
      bookAs ? takingHeld('book', (held) => bookAs(values, person, appointmentKey, { ...more, ...held })) : bookFor(values, more);
    const done = await submit(asked, { failure: 'Failed to book appointment.', form, fields: FORM_FIELDS });
    if (done.ok) announce(done.data, values);
    setClash(done.ok ? null : clashOf(done.failure));
    if (done.ok || done.failure.status === KEY_REUSED) {
      renewPatientKey();
      renewAppointmentKey();
    }
    return done.ok;
  };

  return { book, busy, clash, forgetClash: () => setClash(null) };
}
