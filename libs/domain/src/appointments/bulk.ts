import { isUuid, type Rule } from '@arogya/domain/rule';
import { hasBegun, isExpected, type AppointmentStatus } from './status';

/** What can be done with many appointments at once by the status that it sets. */
const STATUSES = {
  confirm: 'confirmed',
  cancel: 'cancelled',
  complete: 'completed',
  no_show: 'no_show',
} as const satisfies Record<string, AppointmentStatus>;

/** `agent` gives them to an agent; `undo` takes the change before back. */
export const BULK_ACTS = ['confirm', 'cancel', 'complete', 'no_show', 'agent', 'undo'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** The status that an act sets; null for one that sets none. */
export const statusOfAct = (act: BulkAct): AppointmentStatus | null => (act === 'undo' || act === 'agent' ? null : STATUSES[act]);

/** How many appointments one call changes. */
export const BULK_MOST = 50;

/** How many appointments are chosen on a screen at most: ten calls, and as many to take them back. */
export const CHOSEN_MOST = 500;

/** The acts that a list offers for what is chosen. */
export const LIST_ACTS = ['confirm', 'cancel', 'no_show', 'agent'] as const satisfies readonly BulkAct[];
export type ListAct = (typeof LIST_ACTS)[number];

/** Why an act would make no sense for an appointment; null when it does. */
export type BulkNonsense = 'done' | 'closed' | 'toCome';

/**
 * Nobody revives, closes once more or misses in advance what was chosen among many: only what waits is confirmed, only an
 * appointment to which the patient is expected is cancelled or given to an agent, and is a no-show from its start on. `startMs` and `now`: ms since 1970.
 */
export function bulkNonsense(
  act: ListAct,
  { status, startMs }: { status: AppointmentStatus; startMs: number },
  now: number,
): BulkNonsense | null {
  if (status === statusOfAct(act)) return 'done';
  if (!isExpected(status)) return 'closed';
  return act === 'no_show' && !hasBegun(startMs, now) ? 'toCome' : null;
}

export interface BulkItem {
  readonly id: string;
  /** As the caller has read it; an Undo needs it. */
  readonly version?: number | null | undefined;
}

export const ACT_NEEDS_AGENT = 'Please choose an agent';
export const UNDO_NEEDS_VERSION = 'An Undo names the `version` that each change has made';

function problemOf(one: unknown): string | null {
  if (typeof one !== 'object' || one === null) return 'Each item is an object with an `id`';
  const { id, version, ...more } = one as Record<string, unknown>;
  if (!isUuid(id)) return 'Each item names an appointment by its `id`';
  if (version !== undefined && version !== null && !Number.isInteger(version)) return `${id}: the \`version\` that was read`;
  const [unknown] = Object.keys(more);
  return unknown === undefined ? null : `${id}: \`${unknown}\` is no field of an item`;
}

export const bulkItems = (): Rule => ({
  optional: false,
  schema: { type: 'array', items: { type: 'object' }, maxItems: BULK_MOST },
  check: (value) => {
    if (!Array.isArray(value) || value.length === 0) return 'Please choose at least one appointment';
    if (value.length > BULK_MOST) return `At most ${BULK_MOST} appointments at once`;
    const problem = value.map(problemOf).find((found) => found !== null);
    if (problem) return problem;
    const ids = new Set(value.map(({ id }: BulkItem) => id.toLowerCase()));
    return ids.size === value.length ? null : 'Each appointment once';
  },
});
