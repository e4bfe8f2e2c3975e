import { addDays, isDay, type Day } from '@arogya/domain/clock';
import { DEFAULT_SPAN, REPORT_SPANS } from '@arogya/domain/stats/report-texts';
import { inOrder, type DayRange } from '@arogya/features/times/day-range';

/** Which days the charts show, as in the address: a number of days up to today, or two days. */
export const REPORT_VIEW = { days: DEFAULT_SPAN, from: '', to: '' } as const;

export interface ReportView {
  readonly days: number;
  readonly from: string;
  readonly to: string;
}

/** The span that ends today. */
export const lastDays = (days: number, today: Day): DayRange => ({ from: addDays(today, 1 - days), to: today });

/** The name of the choice: its number of days, or 'custom'. */
export const chosenOf = ({ from, to }: ReportView): 'named' | 'custom' => (isDay(from) && isDay(to) ? 'custom' : 'named');

/** First and last day of the charts; the default for an invalid address. */
export function spanOf(view: ReportView, today: Day): DayRange {
  if (chosenOf(view) === 'custom') return inOrder(view);
  const known = REPORT_SPANS.find((days) => days === view.days) ?? DEFAULT_SPAN;
  return lastDays(known, today);
}
