import type { Day } from '@arogya/domain/clock';
import type { Reason } from './reasons';

export const CLOSED = 'Closed';
export const ON_LEAVE = 'On leave';
export const closedFor = (name: string): string => `${CLOSED}: ${name}`;

/** A day of the calls that answer free starts. */
interface ShownDay {
  readonly day: Day;
  readonly closedFor?: string | null | undefined;
  readonly starts: readonly { readonly free: boolean; readonly reason?: string | null | undefined }[];
}

const OCCUPIED: readonly Reason[] = ['taken', 'held', 'offered'];

/**
 * Why nobody can come on a day, in a word or two, as patients and staff read it: 'Closed: Diwali', 'Closed', 'On leave',
 * never what the leave is for. Null on a day that is worked, and on one that is simply none of the doctor's.
 */
export function dayOffText({ closedFor: name, starts }: ShownDay): string | null {
  if (name) return closedFor(name);
  const has = (...reasons: Reason[]): boolean => starts.some(({ reason }) => reasons.some((one) => one === reason));
  if (starts.some(({ free }) => free) || has(...OCCUPIED)) return null;
  if (has('closed', 'closed_then')) return CLOSED;
  return has('leave', 'leave_then') ? ON_LEAVE : null;
}
