import { useAppointmentsInNeedQuery } from '@arogya/api/appointments';
import { useListTotal } from '@arogya/platform';
import { useState } from 'react';
import { steadyRows } from './steady-rows';

/** As many as are seen at a glance; the list of appointments has them all. */
export const FIRST_NEEDS = 5;
/** Time alone makes a need, e.g. of an appointment that began half an hour ago; what people change is followed at once. */
const REFRESH_MS = 300_000;

/** The first appointments that need somebody now. No row moves under the pointer: what would come before them waits. */
export function useFirstNeeds() {
  const query = useAppointmentsInNeedQuery({ page: 1, pageSize: FIRST_NEEDS }, { pollingInterval: REFRESH_MS });
  const { total, capped } = useListTotal(query);
  const [known, setKnown] = useState<ReadonlySet<string>>();
  const all = query.data;
  if (all && !known) setKnown(new Set(all.map(({ id }) => id)));
  const rows = all && known ? steadyRows(all, known) : all;
  return {
    list: { ...query, data: rows },
    total,
    capped,
    waiting: (all?.length ?? 0) - (rows?.length ?? 0),
    showAll: () => setKnown(undefined),
  };
}
