import { EXPECTED } from '@arogya/domain/appointments/status';
import type { Decision } from '@arogya/domain/calendars/proposals';
import { prepared } from '../database/statement';
import { inWords } from '../database/where';

/** What one run may take: it belongs to that run for this long. */
const LEASE = `interval '60 seconds'`;

export interface ReadyRow {
  readonly changeId: string;
  readonly id: string;
  readonly version: number;
  readonly decision: Decision;
  readonly doctorId: string;
  readonly hospitalId: string | null;
  readonly startMs: number;
  readonly endMs: number;
  /** No longer pending or confirmed, deleted, or changed since. */
  readonly gone: boolean;
  /** Only with doctors of this hospital: whoever decided belongs to it. Null: with any. */
  readonly onlyAt: string | null;
  readonly decidedBy: string;
  readonly username: string | null;
  readonly role: string | null;
}

/** Takes what is ready now, at most so many: nobody else gets it until the lease ends. */
export const claimReady = prepared<ReadyRow, { now: Date; most: number }>(
  'claim-ready-affected',
  `with taken as (
     select change_id, appointment_id, decided_by from calendar_change_appointments where state = 'ready' and next_at <= :now
     order by next_at, appointment_id limit :most for update skip locked)
   update calendar_change_appointments x set next_at = :now::timestamptz + ${LEASE}, tries = x.tries + 1
   from taken t join calendar_changes c on c.id = t.change_id join appointments a on a.id = t.appointment_id
     left join users u on u.id = coalesce(t.decided_by, c.made_by)
   where x.change_id = t.change_id and x.appointment_id = t.appointment_id
   returning x.change_id as "changeId", x.appointment_id as id, x.known_version as version, x.decision, a.doctor_id as "doctorId",
     c.hospital_id as "hospitalId", case when u.role = 'admin' or (u.role = 'agent' and u.hospital_id is null) then null else c.hospital_id end as "onlyAt",
     (date_part('epoch', a.start_at) * 1000)::float8 as "startMs",
     (date_part('epoch', a.end_at) * 1000)::float8 as "endMs",
     a.version <> x.known_version or a.archived_at is not null or a.status not in (${inWords(EXPECTED)}) as gone,
     coalesce(t.decided_by, c.made_by) as "decidedBy", u.username, u.role`,
);

/** Only once: what is no longer ready stays. */
export const settled = prepared<object, { changeId: string; appointmentId: string; state: string; outcome: object | null }>(
  'affected-settled',
  `update calendar_change_appointments set state = :state, outcome = :outcome, next_at = null
   where change_id = :changeId and appointment_id = :appointmentId and state = 'ready'`,
);
