import { useUrlRecord, useUrlState } from '@arogya/platform';
import { ROW_KEY, rowOf } from '@arogya/ui/table/choosing';
import { useEffect, useMemo, useState } from 'react';

/** The way to the records beside an open one; none at the ends of the list. */
export interface Neighbours {
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

/** The rows on the screen among which a record stands, in their order. */
function listedWith(id: string): readonly string[] {
  const rows = rowOf(id)?.closest('tbody, ul')?.querySelectorAll(`[${ROW_KEY}]`) ?? [];
  return [...rows].map((row) => row.getAttribute(ROW_KEY) ?? '');
}

/**
 * [id, open, close, neighbours] of the record whose drawer is in the address, as useUrlRecord of @arogya/platform, and the way to those
 * beside it in the list that it was opened from. The list is kept as it was then: a record that leaves it meanwhile, since it
 * was confirmed, still has its place. `neighbours` is null for a record that a link has opened.
 */
export function useRecordInList(name: string): [string | null, (id: string) => void, () => void, Neighbours | null] {
  const [id, openRecord, close] = useUrlRecord(name);
  // Not as a step of the history: Back closes the drawer.
  const [, set] = useUrlState(useMemo(() => ({ [name]: '' }), [name]));
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    if (id === null) setIds([]);
  }, [id]);
  const open = (opened: string): void => {
    setIds(listedWith(opened));
    openRecord(opened);
  };
  const at = id === null ? -1 : ids.indexOf(id);
  const to = (place: number) => {
    const there = ids[place];
    return there === undefined ? undefined : () => set({ [name]: there });
  };
  return [id, open, close, at === -1 || ids.length < 2 ? null : { previous: to(at - 1), next: to(at + 1) }];
}
