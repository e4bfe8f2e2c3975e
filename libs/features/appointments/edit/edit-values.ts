import type { UpdateAppointment, Appointment } from '@arogya/api/appointments';
import { APPOINTMENT_STATUS, type AppointmentStatus } from '@arogya/domain/appointments/status';
import { dayOfStart, AS_BOOKED, type Day } from '@arogya/domain/clock';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { formatDateTime } from '@arogya/ui/look/formats';

/** The fields of the Edit Appointment dialog. */
export interface EditValues {
  readonly status: AppointmentStatus;
  readonly notes: string;
  readonly feedback: string;
  readonly doctorId: string;
  readonly appointmentDate: Day;
  /** ISO start. */
  readonly appointmentTime: string;
}

export const editValues = (appointment: Appointment): EditValues => ({
  status: appointment.status,
  notes: appointment.notes ?? '',
  feedback: appointment.feedback ?? '',
  doctorId: appointment.doctorId,
  appointmentDate: dayOfStart(appointment.appointmentDate),
  appointmentTime: appointment.appointmentDate,
});

const sameInstant = (one: string, other: string): boolean => one === other || Date.parse(one) === Date.parse(other);

/** Sends only what has changed since `read`, so that the other fields cannot undo somebody else's change. */
export function changesSince(read: EditValues, values: EditValues): UpdateAppointment {
  return {
    ...(values.status === read.status ? {} : { status: values.status }),
    ...(values.notes.trim() === read.notes.trim() ? {} : { notes: values.notes.trim() || null }),
    ...(values.feedback.trim() === read.feedback.trim() ? {} : { feedback: values.feedback.trim() || null }),
    ...(values.doctorId === read.doctorId ? {} : { doctorId: values.doctorId }),
    ...(sameInstant(values.appointmentTime, read.appointmentTime) && values.doctorId === read.doctorId
      ? {}
      : { appointmentDate: values.appointmentTime }),
  };
}

/** A field that two people changed, with the other person's value. */
export interface OtherChange {
  readonly fields: readonly (keyof EditValues)[];
  readonly label: string;
  readonly shown: string;
}

/** Which of the other person's changes clash with this person's, in words. Day and time count as one. */
export function theirsOf(clashes: readonly string[], current: Appointment): OtherChange[] {
  const all: OtherChange[] = [
    { fields: ['status'], label: 'Status', shown: APPOINTMENT_STATUS[current.status].label },
    { fields: ['doctorId'], label: 'Doctor', shown: doctorName(current.doctor.fullName) },
    { fields: ['appointmentTime', 'appointmentDate'], label: 'Date & Time', shown: formatDateTime(current.appointmentDate, AS_BOOKED) },
    { fields: ['notes'], label: 'Notes', shown: current.notes ?? '' },
    { fields: ['feedback'], label: 'Feedback', shown: current.feedback ?? '' },
  ];
  return all.filter(({ fields }) => fields.some((field) => clashes.includes(field)));
}
