import type { AppointmentStatus } from '@arogya/domain/appointments/status';
import { LINK_DAYS } from '@arogya/domain/links/barriers';
import { LINK_VERSIONS } from '@arogya/domain/links/link';
import { DEFAULT_RULES } from '@arogya/domain/hospital-rules/hospital-rules';
import { selection, type RowOf } from '../database/columns';
import { prepared } from '../database/statement';
import { AppointmentEntity } from '../records/appointment.entity';
import type { DoctorEntity } from '../records/doctor.entity';
import type { HospitalEntity } from '../records/hospital.entity';
import type { PatientEntity } from '../records/patient.entity';

const OWN = selection(
  AppointmentEntity,
  'a',
  ...(['id', 'number', 'version', 'status', 'day', 'timeSlot', 'doctorId', 'said', 'language', 'linkVersion'] as const),
);

const msOf = (column: string): string => `(date_part('epoch', ${column}) * 1000)::bigint`;

/** An appointment as its link shows it, and what its acts depend on. Instants are ms since 1970. */
export interface LinkedRow extends RowOf<typeof OWN> {
  readonly hospitalId: string;
  readonly status: AppointmentStatus;
  readonly startMs: number;
  readonly endMs: number;
  readonly isDeleted: boolean;
  readonly patientName: PatientEntity['name'];
  /** The one that its messages go to, as it was typed. */
  readonly phone: PatientEntity['phone'];
  readonly doctorName: DoctorEntity['fullName'];
  readonly specialty: DoctorEntity['specialty'];
  readonly isBookable: boolean;
  readonly slug: HospitalEntity['bookingSlug'];
  readonly hospitalName: HospitalEntity['name'];
  readonly city: HospitalEntity['city'];
  readonly address: HospitalEntity['address'];
  readonly hospitalPhone: HospitalEntity['phone'];
  readonly timeZone: HospitalEntity['timeZone'];
  readonly changeUntil: number;
  readonly mostMoves: number;
  readonly patientConfirms: boolean;
  /** Until when the link's own last change is taken back by it; null for none. */
  readonly undoMs: number | null;
  /** The last move: who made it, from where, and whether it was taken back. */
  readonly movedBy: string | null;
  readonly movedUndone: boolean | null;
  readonly fromDay: string | null;
  readonly fromTime: string | null;
  readonly fromDoctor: string | null;
  /** The browser has booked it, knows the patient, or has proven the phone. */
  readonly isKnown: boolean;
}

/** What a browser is known by: hashes of its cookies, null for those that it has not. */
export interface LinkBrowser {
  readonly browser: string | null;
  readonly device: string | null;
  readonly proof: string | null;
}

const PHONE_KEY = `coalesce(a.contact ->> 'phoneKey', p.phone_key)`;

const IS_KNOWN = `(a.browser_hash = :browser) is true
  or exists (select from booking_devices where token_hash = :device and patient_id = a.patient_id and expires_at > :now)
  or exists (select from booking_proofs where token_hash = :proof and phone_key = ${PHONE_KEY} and expires_at > :now)`;

/**
 * The appointment of a token, unless the link was replaced, is over, or its patient erased. One without a hospital has no page.
 * One that was deleted is there: its link says that it is cancelled.
 */
export const linkedAppointment = prepared<LinkedRow, LinkBrowser & { number: number; linkVersion: number; now: string }>(
  'linked-appointment',
  `
select ${OWN}, a.hospital_id as "hospitalId", ${msOf('a.start_at')} as "startMs", ${msOf('a.end_at')} as "endMs",
  a.archived_at is not null as "isDeleted",
  p.name as "patientName", coalesce(a.contact ->> 'phone', p.phone) as phone,
  d.full_name as "doctorName", d.specialty,
  d.is_active and d.archived_at is null and d.hospital_id = h.id and h.is_active and h.archived_at is null as "isBookable",
  h.booking_slug as slug, h.name as "hospitalName", h.city, h.address, h.phone as "hospitalPhone", h.time_zone as "timeZone",
  coalesce(r.change_until, ${DEFAULT_RULES.changeUntil}) as "changeUntil", coalesce(r.moves, ${DEFAULT_RULES.moves}) as "mostMoves",
  coalesce(r.patient_confirms, ${DEFAULT_RULES.patientConfirms}) as "patientConfirms",
  (select ${msOf('until')} from appointment_undos
     where appointment_id = a.id and actor_id = a.id and version = a.version and until >= :now) as "undoMs",
  moved.by as "movedBy", moved.undone as "movedUndone", moved.place ->> 'day' as "fromDay", moved.place ->> 'timeSlot' as "fromTime",
  (select full_name from doctors where id = (moved.place ->> 'doctorId')::uuid) as "fromDoctor",
  ${IS_KNOWN} as "isKnown"
from appointments a
join patients p on p.id = a.patient_id
join doctors d on d.id = a.doctor_id
join hospitals h on h.id = a.hospital_id
left join hospital_rules r on r.hospital_id = h.id
left join lateral (
  select change ->> 'by' as by, (change ->> 'undone')::boolean as undone, change -> 'from' as place from events
  where entity_id = a.id and kind = 'appointment.moved' order by version desc limit 1) moved on true
where a.number = :number and a.link_version % ${LINK_VERSIONS} = :linkVersion and p.erased_at is null
  and a.end_at >= :now::timestamptz - interval '${LINK_DAYS} days'`,
);

/** Whether this version of an appointment has taken the one before back. */
export const isUndone = prepared<object, { id: string; version: number }>(
  'is-undone-appointment',
  `select from events where entity_id = :id and version = :version and (change ->> 'undone')::boolean`,
);

/** A try of the digits that was right does not count. */
export const giveTryBack = prepared<object, { key: string }>(
  'give-digit-try-back',
  'update rate_limits set hits = hits - 1 where key = :key and hits > 0',
);
