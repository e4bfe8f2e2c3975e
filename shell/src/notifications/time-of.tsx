import { labelOfDay, DEFAULT_ZONE, addDays, dayOf } from '@arogya/domain/clock';
import { formatTime } from '@arogya/ui/look/formats';

function dayName(at: number): string {
  const [day, today] = [dayOf(at, DEFAULT_ZONE), dayOf(Date.now(), DEFAULT_ZONE)];
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : labelOfDay(day);
}

/** 'Today, 9:30 AM'. */
export function TimeOf({ at }: { at: number }) {
  const iso = new Date(at).toISOString();
  return <time dateTime={iso}>{`${dayName(at)}, ${formatTime(iso, DEFAULT_ZONE)}`}</time>;
}
