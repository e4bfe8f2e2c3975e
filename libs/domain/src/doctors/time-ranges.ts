import { minutesFrom } from '@arogya/domain/clock';

/** Minutes since midnight, the end not included. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** The hours a doctor is given when none are stated (docs/spec/numbers.md). */
export const DEFAULT_TIME_SLOTS = ['09:00-12:00', '14:00-17:00'] as const;
export const DEFAULT_WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The range of 'HH:MM-HH:MM', or null when it is none. */
export function rangeFrom(value: unknown): TimeRange | null {
  if (typeof value !== 'string') return null;
  const [start, end, ...rest] = value.split('-');
  const from = minutesFrom(start?.trim() ?? '');
  const to = minutesFrom(end?.trim() ?? '');
  if (from === null || to === null || rest.length > 0) return null;
  return from < to ? { from, to } : null;
}

export const rangesFrom = (values: readonly string[]): TimeRange[] =>
  values
    .map(rangeFrom)
    .filter((range): range is TimeRange => range !== null)
    .sort((a, b) => a.from - b.from);

/** Whether any two of the ranges share a minute. */
export const rangesClash = (values: readonly string[]): boolean =>
  rangesFrom(values).some((range, index, sorted) => range.from < (sorted[index - 1]?.to ?? 0));
