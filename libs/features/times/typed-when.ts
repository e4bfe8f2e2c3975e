import { typedTimes } from '@arogya/domain/appointments/typed-time';
import type { Day } from '@arogya/domain/clock';
import { typedDay } from '@arogya/ui/form/typed-day';

export type TypedWhen = { readonly day: Day } | { readonly minutes: readonly number[] };

/** A day ('24/11', '+3', 'fri') or a time of day ('415p'), in one field; null when the text is neither. */
export function typedWhen(text: string, today: Day): TypedWhen | null {
  const day = typedDay(text, today);
  if (day) return { day };
  const minutes = typedTimes(text);
  return minutes.length > 0 ? { minutes } : null;
}
