import { EXPECTED } from '@arogya/domain/appointments/status';
import { CALENDAR, STAFF_HOLDS, takenOf, type CalendarRow } from '../appointments/calendars.sql';
import { prepared } from '../database/statement';
import { inWords } from '../database/where';

export interface CandidateRow {
  readonly doctorId: string;
  readonly doctorName: string;
  readonly specialty: string;
  readonly calendar: CalendarRow;
  readonly taken: string | null;
  readonly held: string | null;
}

const DOCTORS = `
select d.id as "doctorId", d.full_name as "doctorName", d.specialty, ${CALENDAR} as calendar`;

const OF_TARGET = `
where d.archived_at is null and case when $1::uuid is null then d.hospital_id = $2::uuid else d.id = $1 end
order by d.id`;

/** The calendars of one doctor ($1), or of all doctors of a hospital ($2), as they are now. */
export const calendarsOfTarget = prepared<Pick<CandidateRow, 'doctorId' | 'doctorName' | 'specialty' | 'calendar'>>(
  'calendars-of-target',
  `${DOCTORS} from doctors d left join hospitals h on h.id = d.hospital_id ${OF_TARGET}`,
);

/** The same doctors without their calendars. */
export const doctorsOfTarget = prepared<{ readonly id: string }>('doctors-of-target', `select d.id from doctors d ${OF_TARGET}`);

/** These doctors ($1) and their active colleagues of a specialty of theirs in the hospital ($2), with what is taken from $3 to $4. $5 now. */
export const candidatesFor = prepared<CandidateRow>(
  'calendar-candidates',
  `${DOCTORS}, ${takenOf('d.id', 'true', STAFF_HOLDS)}
   from doctors d left join hospitals h on h.id = d.hospital_id
   where d.archived_at is null and (d.id = any ($1::uuid[]) or (d.hospital_id = $2::uuid and d.is_active
     and d.specialty in (select specialty from doctors where id = any ($1::uuid[]))))
   order by d.id`,
);

export interface UpcomingRow {
  readonly id: string;
  readonly number: number;
  readonly version: number;
  readonly doctorId: string;
  readonly patientId: string;
  readonly patientName: string;
  readonly startMs: number;
  readonly endMs: number;
  /** Completed with this doctor before, or asked for them more than once. */
  readonly keepsDoctor: boolean;
}

/** Pending and confirmed appointments of these doctors ($1) that begin between $2 and $3. */
export const upcomingOf = prepared<UpcomingRow>(
  'upcoming-of-doctors',
  `select a.id, a.number, a.version, a.doctor_id as "doctorId", a.patient_id as "patientId", p.name as "patientName",
     (date_part('epoch', a.start_at) * 1000)::float8 as "startMs", (date_part('epoch', a.end_at) * 1000)::float8 as "endMs",
     exists (select from appointments o where o.patient_id = a.patient_id and o.doctor_id = a.doctor_id and o.id <> a.id
       and o.archived_at is null and o.status <> 'cancelled') as "keepsDoctor"
   from appointments a join patients p on p.id = a.patient_id
   where a.doctor_id = any ($1::uuid[]) and a.start_at > $2 and a.start_at < $3 and a.status in (${inWords(EXPECTED)})
     and a.archived_at is null
   order by a.start_at, a.id`,
);
