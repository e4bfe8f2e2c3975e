import type { Day } from '@arogya/domain/clock';
import type { Reason } from './reasons';

export const CLOSED = 'Closed';
export const ON_LEAVE = 'On leave';
export const closedFor = (name: string): string => `${CLOSED}: ${name}`;

/** A day of the calls that answer free starts. */
export interface ShownDay {
  readonly day: Day;
  readonly closedFor?: string | null | undefined;
  readonly starts: readonly { readonly free: boolean; readonly reason?: string | null | undefined }[];
}

const OCCUPIED: readonly Reason[] = ['taken', 'held', 'offered'];

/** Closed as a hospital, for what it may name, or the doctor on leave; never what the leave is for. */
type DayOff = { readonly kind: 'closed'; readonly name: string | null } | { readonly kind: 'leave' };

/** Why nobody can come on a day; null on a day that is worked, and on one that is simply none of the doctor's. */
export function dayOffOf({ closedFor: name, starts }: ShownDay): DayOff | null {
  if (name) return { kind: 'closed', name };
  const has = (...reasons: Reason[]): boolean => starts.some(({ reason }) => reasons.some((one) => one === reason));
  if (starts.some(({ free }) => free) || has(...OCCUPIED)) return null;
  if (has('closed', 'closed_then')) return { kind: 'closed', name: null };
  return has('leave', 'leave_then') ? { kind: 'leave' } : null;
}

/** The same in a word or two, as staff read it: 'Closed: Diwali', 'Closed', 'On leave'. */
export function dayOffText(day: ShownDay): string | null {
  const off = dayOffOf(day);
  if (off === null) return null;
  if (off.kind === 'leave') return ON_LEAVE;
  return off.name ? closedFor(off.name) : CLOSED;
}
