import type { Day } from '@arogya/domain/clock';
import { REPORT_SPANS } from '@arogya/domain/stats/report-texts';
import type { DayRange } from '@arogya/features/times/day-range';
import { TypedDayInput } from '@arogya/features/times/typed-day-input';
import { Segmented } from 'antd';
import { useState } from 'react';
import { chosenOf, REPORT_VIEW, type ReportView } from './report-days';

const CUSTOM = 'custom';
const OPTIONS = [...REPORT_SPANS.map((days) => ({ value: String(days), label: `${days} days` })), { value: CUSTOM, label: 'Choose days' }];

interface DaysChoiceProps {
  readonly view: ReportView;
  /** The days that are shown now. */
  readonly span: DayRange;
  readonly today: Day;
  readonly onChange: (view: ReportView) => void;
}

/** Which days the charts show: a span up to today, or two typed days. */
export function DaysChoice({ view, span, today, onChange }: DaysChoiceProps) {
  const [choosing, setChoosing] = useState(false);
  const custom = choosing || chosenOf(view) === 'custom';
  const choose = (value: string): void => {
    setChoosing(value === CUSTOM);
    if (value !== CUSTOM) onChange({ ...REPORT_VIEW, days: Number(value) });
  };
  const change = (patch: Partial<DayRange>): void => onChange({ ...REPORT_VIEW, ...span, ...dropEmpty(patch) });
  const shown = OPTIONS.find(({ value }) => value === String(view.days))?.value ?? String(REPORT_VIEW.days);
  return (
    <div className="ad-report-days">
      <Segmented aria-label="Days" options={OPTIONS} value={custom ? CUSTOM : shown} onChange={choose} />
      {custom ? (
        <span className="ad-report-typed">
          <TypedDayInput label="First day" placeholder="From" value={span.from} today={today} onChange={(from) => change({ from })} />
          <span aria-hidden="true">–</span>
          <TypedDayInput label="Last day" placeholder="To" value={span.to} today={today} onChange={(to) => change({ to })} />
        </span>
      ) : null}
    </div>
  );
}

/** An emptied field keeps its previous day, because a chart needs both ends. */
const dropEmpty = (patch: Partial<DayRange>): Partial<DayRange> =>
  Object.fromEntries(Object.entries(patch).filter(([, day]) => day !== ''));
