import { EXPECTED } from '@arogya/domain/appointments/status';
import { calendarAt, STAFF_HOLDS, takenOf, type CalendarRow } from '../appointments/calendars.sql';
import { prepared } from '../database/statement';
import { inWords } from '../database/where';
import type { Outcome } from './calendar-change.entity';
import { isOf, staysKept, waits } from './waits.sql';

export interface CandidateRow {
  readonly doctorId: string;
  readonly doctorName: string;
  readonly specialty: string;
  readonly calendar: CalendarRow;
  readonly taken: string | null;
  readonly held: string | null;
  /** Starts that were decided upon and are taken in some seconds. */
  readonly decided: readonly string[];
}

const doctorsAt = (now: string): string => `
select d.id as "doctorId", d.full_name as "doctorName", d.specialty, ${calendarAt(now)} as calendar`;

const OF_TARGET = `
where d.archived_at is null and case when :doctorId::uuid is null then d.hospital_id = :hospitalId::uuid else d.id = :doctorId end
order by d.id`;

/** The calendars of one doctor, or of all doctors of a hospital, as they are now. */
export const calendarsOfTarget = prepared<
  Pick<CandidateRow, 'doctorId' | 'doctorName' | 'specialty' | 'calendar'>,
  { doctorId: string | null; hospitalId: string | null; now: string }
>('calendars-of-target', `${doctorsAt(':now')} from doctors d left join hospitals h on h.id = d.hospital_id ${OF_TARGET}`);

/** The same doctors without their calendars. */
export const doctorsOfTarget = prepared<{ readonly id: string }, { doctorId: string | null; hospitalId: string | null }>(
  'doctors-of-target',
  `select d.id from doctors d ${OF_TARGET}`,
);

/** Before its doctors, as a change of the hospital locks it: the event of a closure waits for it (note_part_event). */
export const lockHospitalOfTarget = prepared<object, { hospitalId: string | null }>(
  'lock-hospital-of-target',
  'select from hospitals where id = :hospitalId for share',
);

/** The calendars of these doctors as they are now, deleted ones too. */
export const practicesOf = prepared<Pick<CandidateRow, 'doctorId' | 'calendar'>, { doctorIds: readonly string[]; now: string }>(
  'calendars-of-doctors',
  `${doctorsAt(':now')} from doctors d left join hospitals h on h.id = d.hospital_id where d.id = any (:doctorIds::uuid[]) order by d.id`,
);

/** These doctors and their active colleagues of a specialty of theirs in the hospital, with what is taken in a span. */
export const candidatesFor = prepared<
  CandidateRow,
  { doctorIds: readonly string[]; hospitalId: string | null; from: string; to: string; now: string }
>(
  'calendar-candidates',
  `with decided as materialized (
     select coalesce((x.decision ->> 'doctorId')::uuid, a.doctor_id) as doctor_id, x.decision ->> 'at' as at
     from calendar_change_appointments x join appointments a on a.id = x.appointment_id
     where x.state = 'ready' and x.decision ->> 'at' is not null)
   ${doctorsAt(':now')}, ${takenOf('d.id', 'true', STAFF_HOLDS)}, array(select at from decided where doctor_id = d.id) as decided
   from doctors d left join hospitals h on h.id = d.hospital_id
   where d.archived_at is null and (d.id = any (:doctorIds::uuid[]) or (d.hospital_id = :hospitalId::uuid and d.is_active
     and d.specialty in (select specialty from doctors where id = any (:doctorIds::uuid[]))))
   order by d.id`,
);

/** Where and when an appointment is. */
export interface AppointmentPlace {
  readonly id: string;
  readonly doctorId: string;
  readonly hospitalId: string | null;
  readonly startMs: number;
  readonly endMs: number;
}

export interface UpcomingRow extends AppointmentPlace {
  readonly number: number;
  readonly version: number;
  readonly patientId: string;
  readonly patientName: string;
  /** Completed with this doctor before, or asked for them more than once. */
  readonly keepsDoctor: boolean;
}

const PLACE = `a.id, a.doctor_id as "doctorId", a.hospital_id as "hospitalId",
     (date_part('epoch', a.start_at) * 1000)::float8 as "startMs", (date_part('epoch', a.end_at) * 1000)::float8 as "endMs"`;

const UPCOMING = `
select ${PLACE}, a.number, a.version, a.patient_id as "patientId", p.name as "patientName",
     exists (select from appointments o where o.patient_id = a.patient_id and o.doctor_id = a.doctor_id and o.id <> a.id
       and o.archived_at is null and o.status <> 'cancelled') as "keepsDoctor"`;

/** Later than any appointment. */
export const FAR = '2999-12-31T00:00:00Z';

/** Pending and confirmed appointments of these doctors that begin in a span. */
export const upcomingOf = prepared<UpcomingRow, { doctorIds: readonly string[]; after: string; before: string }>(
  'upcoming-of-doctors',
  `${UPCOMING} from appointments a join patients p on p.id = a.patient_id
   where a.doctor_id = any (:doctorIds::uuid[]) and a.start_at > :after and a.start_at < :before and a.status in (${inWords(EXPECTED)})
     and a.archived_at is null
   order by a.start_at, a.id`,
);

export interface WaitingRow extends UpcomingRow {
  readonly outcome: Outcome | null;
  readonly timeZone: string | null;
}

/** What of a change waits for somebody now, of this hospital or of any, at most so many. */
export const waitingOf = prepared<WaitingRow, { changeId: string; bound: string | null; now: Date; most: number }>(
  'waiting-of-change',
  `${UPCOMING}, x.outcome, h.time_zone as "timeZone"
   from calendar_change_appointments x join appointments a on a.id = x.appointment_id join patients p on p.id = a.patient_id
     left join hospitals h on h.id = a.hospital_id
   where x.change_id = :changeId and ${waits(':now')} and ${isOf(':bound')}
   order by a.start_at, a.id limit :most`,
);

export interface WaitingPlace extends AppointmentPlace {
  readonly changeId: string;
  /** Nobody has to decide: somebody has decided to keep it. */
  readonly kept: boolean;
}

const AFFECTED_OF_DOCTORS = `
select x.change_id as "changeId", x.state = 'done' as kept, ${PLACE}
from calendar_change_appointments x join appointments a on a.id = x.appointment_id where a.doctor_id = any (:doctorIds::uuid[])`;

/** What waits of the appointments of these doctors now, whatever the change, and what is kept. */
export const waitingOfDoctors = prepared<WaitingPlace, { doctorIds: readonly string[]; now: Date }>(
  'waiting-of-doctors',
  `${AFFECTED_OF_DOCTORS} and ${waits(':now')} union all ${AFFECTED_OF_DOCTORS} and ${staysKept(':now')}`,
);

/** These appointments, as they are now. */
export const placesOf = prepared<AppointmentPlace & { readonly version: number }, { ids: readonly string[] }>(
  'places-of-appointments',
  `select ${PLACE}, a.version from appointments a where a.id = any (:ids::uuid[])`,
);
