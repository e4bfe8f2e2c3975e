import { label12h } from '@arogya/domain/clock';

const END = '24:00';

/** '1:00 PM – 3:00 PM', 'from 1:00 PM', 'until 1:00 PM'; null for the whole day. */
export function partText({ fromTime, toTime }: { readonly fromTime?: string | null; readonly toTime?: string | null }): string | null {
  if (!fromTime || !toTime) return null;
  if (fromTime === '00:00') return `until ${label12h(toTime)}`;
  return toTime === END ? `from ${label12h(fromTime)}` : `${label12h(fromTime)} – ${label12h(toTime)}`;
}
