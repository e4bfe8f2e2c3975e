import { DEFAULT_ZONE, MINUTE, offsetText, wallText, withOffset } from '@arogya/domain/clock';
import { selection, type RowOf } from '../database/columns';
import type { DoctorEntity } from '../records/doctor.entity';
import type { HospitalEntity } from '../records/hospital.entity';
import type { PatientEntity } from '../records/patient.entity';
import type { Appointment, AppointmentDoctor, AppointmentHospital } from './appointment.dto';
import { AppointmentEntity } from '../records/appointment.entity';

const OWN = selection(
  AppointmentEntity,
  'a',
  ...(['id', 'number', 'patientId', 'doctorId', 'hospitalId', 'agentId', 'day', 'timeSlot', 'status', 'notes', 'feedback'] as const),
  ...(['keptDespite', 'reported', 'source', 'proof', 'said', 'language', 'version'] as const),
);

/**
 * What the database says of an appointment and its patient; instants are ms since 1970, `day` and `timeSlot` the wall clock when
 * it was booked.
 */
export interface BareRow extends RowOf<typeof OWN> {
  readonly startMs: number;
  readonly endMs: number;
  readonly createdMs: number;
  readonly updatedMs: number;
  readonly patientName: PatientEntity['name'];
  readonly patientPhone: PatientEntity['phone'];
  readonly symptoms: PatientEntity['symptoms'];
  /** Read for integrations alone. */
  readonly externalId?: string | null;
}

/** The same with its doctor and hospital. */
export interface AppointmentRow extends BareRow {
  readonly doctorName: DoctorEntity['fullName'];
  readonly specialty: DoctorEntity['specialty'];
  readonly doctorPhone: DoctorEntity['phone'];
  readonly hospitalName: HospitalEntity['name'] | null;
  readonly timeZone: HospitalEntity['timeZone'] | null;
}

/** Converted by way of a float: exact to the millisecond, and cheaper than the numeric that extract() answers. */
const msOf = (column: string): string => `(date_part('epoch', ${column}) * 1000)::bigint`;

/** The columns of `appointments a` with its patient `p`; `symptoms` is the SQL for that field. */
export const bareColumns = (symptoms: string): string => `
  ${OWN},
  ${msOf('a.start_at')} as "startMs", ${msOf('a.end_at')} as "endMs",
  ${msOf('a.created_at')} as "createdMs", ${msOf('a.updated_at')} as "updatedMs",
  p.name as "patientName", coalesce(a.contact ->> 'phone', p.phone) as "patientPhone", ${symptoms} as symptoms`;

/** The same with its doctor `d` and hospital `h`. */
export const appointmentColumns = (symptoms: string): string => `${bareColumns(symptoms)},
  d.full_name as "doctorName", d.specialty, d.phone as "doctorPhone", h.name as "hospitalName", h.time_zone as "timeZone"`;

export const APPOINTMENT_COLUMNS = appointmentColumns('p.symptoms');

export const PATIENT_JOIN = 'join patients p on p.id = a.patient_id';
export const APPOINTMENT_JOINS = `
  ${PATIENT_JOIN}
  join doctors d on d.id = a.doctor_id
  left join hospitals h on h.id = a.hospital_id`;

/** Its times with the offset at which it was booked: the difference between the instant and `day` with `timeSlot`. */
export function wallTimes({ day, timeSlot, startMs, endMs }: Pick<BareRow, 'day' | 'timeSlot' | 'startMs' | 'endMs'>): {
  appointmentDate: string;
  endsAt: string;
} {
  const wall = Date.parse(`${day}T${timeSlot}:00Z`);
  const offset = offsetText((wall - startMs) / MINUTE);
  return { appointmentDate: `${day}T${timeSlot}:00${offset}`, endsAt: `${wallText(wall + endMs - startMs)}${offset}` };
}

/** The appointment as the API answers it; the fields are in the order of the API document. */
export function appointmentWith(row: BareRow, doctor: AppointmentDoctor, hospital: AppointmentHospital | null): Appointment {
  const { id, number, patientId, doctorId, hospitalId, agentId } = row;
  const { appointmentDate, endsAt } = wallTimes(row);
  const zone = hospital?.timeZone ?? DEFAULT_ZONE;
  return {
    id,
    number,
    patientId,
    doctorId,
    hospitalId,
    agentId,
    appointmentDate,
    timeSlot: row.timeSlot,
    endsAt,
    status: row.status,
    keptDespite: row.keptDespite,
    notes: row.notes,
    feedback: row.feedback,
    reported: row.reported,
    source: row.source,
    proof: row.proof,
    said: row.said,
    language: row.language,
    version: row.version,
    createdAt: withOffset(row.createdMs, zone),
    updatedAt: withOffset(row.updatedMs, zone),
    patient: { id: patientId, name: row.patientName, phone: row.patientPhone, symptoms: row.symptoms },
    doctor,
    hospital,
    ...(row.externalId === undefined ? {} : { externalId: row.externalId }),
  };
}

/** The appointment of a row that has its doctor and hospital with it. */
export function toAppointment(row: AppointmentRow): Appointment {
  const { doctorId, doctorName, specialty, doctorPhone, hospitalId, hospitalName, timeZone } = row;
  const doctor = { id: doctorId, fullName: doctorName, specialty, phone: doctorPhone };
  const hospital = hospitalId === null ? null : { id: hospitalId, name: hospitalName ?? '', timeZone: timeZone ?? DEFAULT_ZONE };
  return appointmentWith(row, doctor, hospital);
}
