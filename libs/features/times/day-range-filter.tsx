import './times.css';
import type { Day } from '@arogya/domain/clock';
import { FilterSelect } from '@arogya/ui/table/filter-bar';
import { useState } from 'react';
import { DAY_RANGES, inOrder, rangeKey, type DayRange } from './day-range';
import { TypedDayInput } from './typed-day-input';

const OPTIONS = [...DAY_RANGES.map(({ key, label }) => ({ value: key, label })), { value: 'custom', label: 'Choose days…' }];
const OF_THE_PAST = OPTIONS.filter(({ value }) => ['today', 'week', 'past7', 'month', 'custom'].includes(value));

interface DayRangeFilterProps {
  readonly range: DayRange;
  readonly today: Day;
  readonly onChange: (range: DayRange) => void;
  /** The list shows nothing in the future. */
  readonly past?: boolean;
}

/** Which days the list shows: a named span, or two typed days. */
export function DayRangeFilter({ range, today, onChange, past = false }: DayRangeFilterProps) {
  const named = rangeKey(range, today);
  const [choosing, setChoosing] = useState(false);
  const custom = named === 'custom' || choosing;
  const choose = (key: string): void => {
    setChoosing(key === 'custom');
    if (key !== 'custom') onChange(DAY_RANGES.find((one) => one.key === key)?.of(today) ?? { from: '', to: '' });
  };
  const change = (patch: Partial<DayRange>): void => onChange(inOrder({ ...range, ...patch }));
  return (
    <>
      <FilterSelect
        label="Days"
        value={custom ? 'custom' : named}
        all="All days"
        options={past ? OF_THE_PAST : OPTIONS}
        onChange={choose}
      />
      {custom ? (
        <span className="ad-day-range">
          <TypedDayInput label="First day" placeholder="From" value={range.from} today={today} onChange={(from) => change({ from })} />
          <span aria-hidden="true">–</span>
          <TypedDayInput label="Last day" placeholder="To" value={range.to} today={today} onChange={(to) => change({ to })} />
        </span>
      ) : null}
    </>
  );
}
