import { NEED_DONE, needText } from '@arogya/domain/appointments/needs';
import { MINUTE } from '@arogya/domain/clock';
import { useNow } from '@arogya/ui/look/use-now';
import type { NeedRow } from './use-needs';

/** Why an appointment needs somebody, or that it does not any more. */
export function NeedReason({ row }: { row: NeedRow }) {
  const now = useNow(MINUTE);
  return row.done ? <span className="ad-quiet">{NEED_DONE}</span> : <span>{needText(row, now)}</span>;
}
