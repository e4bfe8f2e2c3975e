import { DEFAULT_ZONE, MINUTE, timeOf, withOffset } from '@arogya/domain/clock';
import type { Appointment } from './appointment.dto';

/** An appointment as the database answers it; instants are ms since 1970. */
export interface AppointmentRow extends Pick<
  Appointment,
  | 'id'
  | 'number'
  | 'patientId'
  | 'doctorId'
  | 'hospitalId'
  | 'agentId'
  | 'timeSlot'
  | 'status'
  | 'notes'
  | 'feedback'
  | 'reported'
  | 'source'
  | 'proof'
  | 'version'
> {
  /** With `timeSlot`, the local time at the hospital when it was booked. */
  readonly day: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly createdMs: number;
  readonly updatedMs: number;
  readonly patientName: string;
  readonly patientPhone: string;
  readonly symptoms: string | null;
  readonly doctorName: string;
  readonly specialty: string;
  readonly doctorPhone: string;
  readonly hospitalName: string | null;
  readonly timeZone: string | null;
}

/** Converted by way of a float: exact to the millisecond, and cheaper than the numeric that extract() answers. */
const msOf = (column: string): string => `(date_part('epoch', ${column}) * 1000)::bigint`;

/** The columns of `appointments a` with its patient `p`, doctor `d` and hospital `h`; `symptoms` is the SQL for that field. */
export const appointmentColumns = (symptoms: string): string => `
  a.id, a.number, a.patient_id as "patientId", a.doctor_id as "doctorId", a.hospital_id as "hospitalId", a.agent_id as "agentId",
  a.day, a.time_slot as "timeSlot", a.status, a.notes, a.feedback, a.reported, a.source, a.proof, a.version,
  ${msOf('a.start_at')} as "startMs", ${msOf('a.end_at')} as "endMs",
  ${msOf('a.created_at')} as "createdMs", ${msOf('a.updated_at')} as "updatedMs",
  p.name as "patientName", p.phone as "patientPhone", ${symptoms} as symptoms,
  d.full_name as "doctorName", d.specialty, d.phone as "doctorPhone", h.name as "hospitalName", h.time_zone as "timeZone"`;

export const APPOINTMENT_COLUMNS = appointmentColumns('p.symptoms');

export const APPOINTMENT_JOINS = `
  join patients p on p.id = a.patient_id
  join doctors d on d.id = a.doctor_id
  left join hospitals h on h.id = a.hospital_id`;

/** Its times with the offset at which it was booked: the difference between the instant and `day` with `timeSlot`. */
function wallTimes({ day, timeSlot, startMs, endMs }: AppointmentRow): { appointmentDate: string; endsAt: string } {
  const wall = Date.parse(`${day}T${timeSlot}:00Z`);
  const ahead = (wall - startMs) / MINUTE;
  const offset = `${ahead < 0 ? '-' : '+'}${timeOf(Math.abs(ahead))}`;
  const end = new Date(wall + endMs - startMs).toISOString().slice(0, 19);
  return { appointmentDate: `${day}T${timeSlot}:00${offset}`, endsAt: `${end}${offset}` };
}

/** The appointment as the API answers it; the fields are in the order of the API document. */
export function toAppointment(row: AppointmentRow): Appointment {
  const { id, number, patientId, doctorId, hospitalId, agentId, timeZone } = row;
  const { appointmentDate, endsAt } = wallTimes(row);
  const zone = timeZone ?? DEFAULT_ZONE;
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
    notes: row.notes,
    feedback: row.feedback,
    reported: row.reported,
    source: row.source,
    proof: row.proof,
    version: row.version,
    createdAt: withOffset(row.createdMs, zone),
    updatedAt: withOffset(row.updatedMs, zone),
    patient: { id: patientId, name: row.patientName, phone: row.patientPhone, symptoms: row.symptoms },
    doctor: { id: doctorId, fullName: row.doctorName, specialty: row.specialty, phone: row.doctorPhone },
    hospital: hospitalId === null ? null : { id: hospitalId, name: row.hospitalName ?? '', timeZone: zone },
  };
}
