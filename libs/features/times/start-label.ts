import { addDays, AS_BOOKED, dayOfStart, labelOfDay, weekdayOf, type Day } from '@arogya/domain/clock';
import { formatTime } from '@arogya/ui/look/formats';

/** 'Today 9:30 AM', 'Tomorrow 9:30 AM', 'Fri 27 Nov, 9:30 AM'. */
export function startLabel(start: string, today: Day): string {
  const day = dayOfStart(start);
  if (day === today) return `Today ${formatTime(start, AS_BOOKED)}`;
  if (day === addDays(today, 1)) return `Tomorrow ${formatTime(start, AS_BOOKED)}`;
  return `${weekdayOf(day).slice(0, 3)} ${labelOfDay(day).slice(0, 6)}, ${formatTime(start, AS_BOOKED)}`;
}
