import { useAppointmentsInNeedQuery, type NeededAppointment } from '@arogya/api/appointments';
import { STATS_REFRESH_MS } from '@arogya/domain/stats/figures';
import { useListTotal } from '@arogya/platform';
import { useRef, useState } from 'react';
import { isOpening, type ListView } from './list-view';

/** Nobody works through more of them at a time; they come back as they are done. */
const SHOWN = 50;

/** The appointments that need somebody now. What has come since they were first shown waits, so that no row moves under the pointer. */
export function useNeeds(skip: boolean) {
  const query = useAppointmentsInNeedQuery({ page: 1, pageSize: SHOWN }, { skip, pollingInterval: STATS_REFRESH_MS });
  const { total, capped } = useListTotal(query);
  const [known, setKnown] = useState<ReadonlySet<string>>();
  const all = query.data;
  if (all && !known) setKnown(idsOf(all));
  const rows = all?.filter(({ id }) => known?.has(id) ?? true);
  return {
    query,
    rows,
    count: all || query.error ? total : undefined,
    capped,
    waiting: (all?.length ?? 0) - (rows?.length ?? 0),
    showAll: () => setKnown(idsOf(all ?? [])),
  };
}
export type Needs = ReturnType<typeof useNeeds>;

const idsOf = (rows: readonly NeededAppointment[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

/**
 * The view of an address that leaves open what it shows: what needs somebody, or today where nothing does. It stays with that
 * when the last one is done. Null until it is known.
 */
export function useOpenedView<View extends ListView>(view: View, { count }: Needs): View | null {
  const first = useRef<'needs' | 'today'>(undefined);
  if (!isOpening(view)) return view;
  if (count === undefined && !first.current) return null;
  first.current ??= count ? 'needs' : 'today';
  return { ...view, when: first.current };
}
