import { addDays, isDay, weekdayOf, WEEKDAYS, type Day } from '@arogya/domain/clock';

/** First and last day, both included; '' leaves the end open. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const monday = (day: Day): Day => addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));
const firstOfNextMonth = (day: Day): Day => `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;

/** Named spans for everyday use. */
export const DAY_RANGES: readonly { readonly key: string; readonly label: string; readonly of: (today: Day) => DayRange }[] = [
  { key: 'today', label: 'Today', of: (today) => ({ from: today, to: today }) },
  { key: 'tomorrow', label: 'Tomorrow', of: (today) => ({ from: addDays(today, 1), to: addDays(today, 1) }) },
  { key: 'week', label: 'This week', of: (today) => ({ from: monday(today), to: addDays(monday(today), 6) }) },
  { key: 'next7', label: 'Next 7 days', of: (today) => ({ from: today, to: addDays(today, 6) }) },
  { key: 'upcoming', label: 'From today', of: (today) => ({ from: today, to: '' }) },
  { key: 'past7', label: 'Past 7 days', of: (today) => ({ from: addDays(today, -6), to: today }) },
  {
    key: 'month',
    label: 'This month',
    of: (today) => ({ from: `${today.slice(0, 7)}-01`, to: addDays(firstOfNextMonth(today), -1) }),
  },
];

/** The name of a span: '' for any day, 'custom' for a span without a name. */
export function rangeKey({ from, to }: DayRange, today: Day): string {
  if (!isDay(from) && !isDay(to)) return '';
  const named = DAY_RANGES.find((range) => {
    const span = range.of(today);
    return span.from === from && span.to === to;
  });
  return named?.key ?? 'custom';
}

/** The span with its ends in order, so that typing the end first does not give an empty list. */
export const inOrder = ({ from, to }: DayRange): DayRange => (from && to && from > to ? { from: to, to: from } : { from, to });
