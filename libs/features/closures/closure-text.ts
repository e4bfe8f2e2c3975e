import { label12h, labelOfDay, weekdayOf, type Day } from '@arogya/domain/clock';

/** 'Sun 08 Nov 2026'. */
export const dayText = (day: Day): string => `${weekdayOf(day).slice(0, 3)} ${labelOfDay(day)}`;

const END = '24:00';

/** '1:00 PM – 3:00 PM', 'from 1:00 PM', 'until 1:00 PM'; null for the whole day. */
export function partText({ fromTime, toTime }: { readonly fromTime?: string | null; readonly toTime?: string | null }): string | null {
  if (!fromTime || !toTime) return null;
  if (fromTime === '00:00') return `until ${label12h(toTime)}`;
  return toTime === END ? `from ${label12h(fromTime)}` : `${label12h(fromTime)} – ${label12h(toTime)}`;
}
