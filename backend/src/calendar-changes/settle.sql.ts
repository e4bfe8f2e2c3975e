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
  /** Only with doctors of this hospital: whoever decided administers it. Null: with any. */
  readonly onlyAt: string | null;
  readonly decidedBy: string;
  readonly username: string | null;
  readonly role: string | null;
}

/** Takes what is ready at $1, at most $2: nobody else gets it until the lease ends. */
export const claimReady = prepared<ReadyRow>(
  'claim-ready-affected',
  `with taken as (
     select change_id, appointment_id, decided_by from calendar_change_appointments where state = 'ready' and next_at <= $1
     order by next_at, appointment_id limit $2 for update skip locked)
   update calendar_change_appointments x set next_at = $1::timestamptz + ${LEASE}, tries = x.tries + 1
   from taken t join calendar_changes c on c.id = t.change_id join appointments a on a.id = t.appointment_id
     left join users u on u.id = coalesce(t.decided_by, c.made_by)
   where x.change_id = t.change_id and x.appointment_id = t.appointment_id
   returning x.change_id as "changeId", x.appointment_id as id, x.known_version as version, x.decision, a.doctor_id as "doctorId",
     c.hospital_id as "hospitalId", case when u.role in ('admin', 'agent') then null else c.hospital_id end as "onlyAt",
     (date_part('epoch', a.start_at) * 1000)::float8 as "startMs",
     (date_part('epoch', a.end_at) * 1000)::float8 as "endMs",
     a.version <> x.known_version or a.archived_at is not null or a.status not in (${inWords(EXPECTED)}) as gone,
     coalesce(t.decided_by, c.made_by) as "decidedBy", u.username, u.role`,
);

/** $1 change, $2 appointment, $3 state, $4 outcome. Only once: what is no longer ready stays. */
export const settled = prepared(
  'affected-settled',
  `update calendar_change_appointments set state = $3, outcome = $4, next_at = null
   where change_id = $1 and appointment_id = $2 and state = 'ready'`,
);
