import { WEEKDAYS, label12h } from '@arogya/domain/clock';
import { rowFrom } from './time-range-rows';

const short = (index: number): string => (WEEKDAYS[index] ?? '').slice(0, 3);

/** 'Mon–Sat' for six days in a row, 'Mon, Wed, Fri' for single ones. */
export function daysText(days: readonly string[]): string {
  const runs: [number, number][] = [];
  WEEKDAYS.forEach((day, index) => {
    if (!days.includes(day)) return;
    const last = runs.at(-1);
    if (last?.[1] === index - 1) last[1] = index;
    else runs.push([index, index]);
  });
  return runs.map(([from, to]) => (from === to ? short(from) : `${short(from)}–${short(to)}`)).join(', ');
}

/** '9:00 AM–12:00 PM' of '09:00-12:00'. */
export function rangeText(range: string): string {
  const { from, to } = rowFrom(range);
  return `${label12h(from)}–${label12h(to)}`;
}

/** 'Mon–Sat · 9:00 AM–12:00 PM, 2:00 PM–5:00 PM'; 'No hours set' without days or hours. */
export function hoursText({
  workingDays,
  timeSlots,
}: {
  readonly workingDays: readonly string[];
  readonly timeSlots: readonly string[];
}): string {
  if (workingDays.length === 0 || timeSlots.length === 0) return 'No hours set';
  return `${daysText(workingDays)} · ${timeSlots.map(rangeText).join(', ')}`;
}
