import { EXPECTED } from '@arogya/domain/appointments/status';
import { inWords } from '../database/where';

/**
 * Whether `x`, an affected appointment, waits for somebody: nobody has to decide about an appointment `a` that is cancelled, over
 * or deleted by now. `now` is a parameter.
 */
export const waits = (now: string): string =>
  `x.state in ('open', 'failed') and a.status in (${inWords(EXPECTED)}) and a.archived_at is null and a.start_at > ${now}::timestamptz`;

/**
 * Whether `appointments a` are of this hospital, or it is asked for those of any. A doctor who has moved still has appointments at
 * the hospital of before: they are none of the new one's.
 */
export const isOf = (hospital: string): string => `(${hospital}::uuid is null or a.hospital_id = ${hospital})`;

/** Whether somebody has decided to keep `x`, an affected appointment. */
export const IS_KEPT = `x.state = 'done' and x.decision ->> 'act' = 'keep'`;

/** Whether that is to come and marked as such, also while it is cancelled. `now` is a parameter. */
export const staysKept = (now: string): string => `${IS_KEPT} and a.kept_despite is not null and a.start_at > ${now}::timestamptz`;
