import { EXPECTED } from '@arogya/domain/appointments/status';
import { inWords } from '../database/where';

/**
 * Whether `x`, an affected appointment, waits for somebody: nobody has to decide about an appointment `a` that is cancelled, over
 * or deleted by now. `now` is a parameter.
 */
export const waits = (now: string): string =>
  `x.state in ('open', 'failed') and a.status in (${inWords(EXPECTED)}) and a.archived_at is null and a.start_at > ${now}::timestamptz`;
