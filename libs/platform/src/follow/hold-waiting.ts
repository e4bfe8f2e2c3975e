import { isFulfilledChange, isFulfilledRead } from '../fulfilled';
import { listShifted, waitingOf } from '../listing';
import type { OwnChanges } from '../own-changes';
import { refetching } from '../refetching';
import type { AppointmentRow } from './appointment-views';
import { filterOf } from './follow-appointments';
import { cached, replace, send, type FollowStore } from './cached-answers';

/** One's own changes in these modules fetch the lists of appointments again. */
const FETCHING_LISTS = ['appointments', 'calendar-changes', 'doctors', 'patients', 'leads'];
/** Their answers are there by then. */
const LATEST_MS = 5000;

/** What was on the screen, and which rows of others wait. */
interface HeldList {
  readonly rows: readonly AppointmentRow[];
  readonly waiting: readonly string[];
  readonly until: number;
}

/** An answer without the rows that wait to come, and with those that wait to go where they stood. */
export function withoutMoves(answer: readonly AppointmentRow[], { rows, waiting }: Pick<HeldList, 'rows' | 'waiting'>): AppointmentRow[] {
  const shown = new Set(rows.map(({ id }) => id));
  const next = answer.filter(({ id }) => shown.has(id) || !waiting.includes(id));
  rows.forEach((row, at) => {
    if (waiting.includes(row.id) && !next.some(({ id }) => id === row.id)) next.splice(at, 0, row);
  });
  return next;
}

const ownOf = (store: FollowStore): OwnChanges => (store.getState() as { ownChanges: OwnChanges }).ownChanges;

/**
 * One's own change fetches the list again, which would bring what others have added in the meantime above the row that one
 * works on: that goes on waiting behind "3 new". The lists of a store of its own are kept apart.
 */
export function holdWaiting(): void {
  const held = new WeakMap<FollowStore['dispatch'], Map<string, HeldList>>();
  const heldBy = ({ dispatch }: FollowStore): Map<string, HeldList> => {
    const known = held.get(dispatch) ?? new Map<string, HeldList>();
    held.set(dispatch, known);
    return known;
  };
  refetching.startListening({
    matcher: isFulfilledChange,
    effect: ({ meta }, api) => {
      const store = api as unknown as FollowStore;
      if (!FETCHING_LISTS.includes(meta.baseQueryMeta.path.split('/')[0] ?? '')) return;
      for (const view of cached(store).filter(({ mounted }) => mounted)) {
        const waiting = filterOf(view) ? waitingOf(store.getState(), view.key).filter((id) => !ownOf(store)[id]) : [];
        if (waiting.length === 0) continue;
        heldBy(store).set(view.key, { rows: view.data as AppointmentRow[], waiting, until: Date.now() + LATEST_MS });
      }
    },
  });
  refetching.startListening({
    matcher: isFulfilledRead,
    effect: ({ meta, payload }, api) => {
      const store = api as unknown as FollowStore;
      const key = meta.arg.queryCacheKey;
      const hold = heldBy(store).get(key);
      heldBy(store).delete(key);
      if (!hold || hold.until < Date.now()) return;
      const view = cached(store).find((one) => one.key === key);
      if (!view) return;
      const answer = payload as readonly AppointmentRow[];
      const rows = withoutMoves(answer, hold);
      const isMoved = rows.length !== answer.length || rows.some((row, at) => row !== answer[at]);
      if (!isMoved) return;
      replace(store, view, rows);
      for (const waits of hold.waiting) send(store, listShifted({ key, waits, leaves: null }));
    },
  });
}
