import { useAppointmentsInNeedQuery, type NeededAppointment } from '@arogya/api/appointments';
import { STATS_REFRESH_MS } from '@arogya/domain/stats/figures';
import { useListTotal, useOwnChanges } from '@arogya/platform';
import { useRef, useState } from 'react';
import { isOpening, type ListView } from './list-view';
import { mergeRows, type MergedRow } from './merge-rows';

export type NeedRow = MergedRow<NeededAppointment>;

interface NeedsQuery {
  /** Only those of this hospital; '' for all. */
  readonly hospitalId: string;
  readonly size: number;
  /** Time alone makes a need, e.g. of an appointment that began half an hour ago. */
  readonly pollingInterval: number;
  readonly skip?: boolean;
}

interface NeedsSnapshot {
  readonly of: string;
  readonly answer: readonly NeededAppointment[];
  readonly rows: readonly NeedRow[];
}

/** The rows of the last answer, held still since they were first shown. */
function useMergedNeeds(of: string, answer: readonly NeededAppointment[] | undefined, size: number) {
  const own = useOwnChanges();
  const [kept, setKept] = useState<NeedsSnapshot>();
  const show = (rows: readonly NeedRow[]): void => setKept(answer && { of, answer, rows });
  const isLeft = ({ id, version }: NeededAppointment): boolean => {
    const change = own[id];
    return change !== undefined && (change.gone || change.version === 0 || change.version > version);
  };
  const isBack = ({ id, version }: NeededAppointment): boolean => own[id]?.version === version;
  if (!answer) {
    if (kept) setKept(undefined);
  } else if (kept?.of !== of) show(answer);
  else if (kept.answer !== answer) show(mergeRows(kept.rows, answer, { size, isLeft, isBack }));
  const rows: readonly NeedRow[] | undefined = kept?.of === of ? kept.rows : answer;
  return { rows, showAll: () => show(answer ?? []) };
}

/** The appointments that need somebody now. No row moves under the pointer: what would come before others waits, and what others settle stays until then. */
export function useNeeds({ hospitalId, size, pollingInterval, skip = false }: NeedsQuery) {
  const query = useAppointmentsInNeedQuery({ page: 1, pageSize: size, ...(hospitalId ? { hospitalId } : {}) }, { skip, pollingInterval });
  const { total, capped } = useListTotal(query);
  const answer = query.currentData;
  const { rows, showAll } = useMergedNeeds(hospitalId, answer, size);
  return {
    query,
    rows,
    count: query.data || query.error ? total : undefined,
    capped,
    waiting: answer?.filter(({ id }) => !rows?.some((row) => row.id === id)).length ?? 0,
    showAll,
  };
}
export type Needs = ReturnType<typeof useNeeds>;

/** Nobody works through more of them at a time; they come back as they are done. */
const SHOWN = 50;

/** Those of the page; of one hospital where its address says so. */
export const useListedNeeds = ({ when, hospitalId }: Pick<ListView, 'when' | 'hospitalId'>, skip: boolean): Needs =>
  useNeeds({ hospitalId: when === 'needs' ? hospitalId : '', size: SHOWN, pollingInterval: STATS_REFRESH_MS, skip });

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
