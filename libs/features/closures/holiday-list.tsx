import { useActiveStatesQuery } from '@arogya/api/reference';
import { holidaysOf } from '@arogya/domain/holidays/holidays';
import { hasDaysOf, proposedDays } from '@arogya/domain/holidays/proposed';
import {
  closedAlready,
  NO_LIST_HINT,
  noDaysOf,
  noListFor,
  nothingLeft,
  ofState,
  STATE_UNKNOWN,
  withoutMoon,
} from '@arogya/domain/holidays/texts';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { Segmented } from 'antd';
import { useState } from 'react';
import { yearsFrom, type HospitalDays } from './close-values';
import { TickList } from './tick-list';

interface HolidayListProps {
  readonly place: HospitalDays;
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (days: ReadonlySet<string>) => void;
}

function Year({ year, place: { today, closed, stateCode }, ticked, onTick }: HolidayListProps & { year: number }) {
  const state = useActiveStatesQuery().data?.find(({ code }) => code === stateCode);
  const found = holidaysOf(year);
  if (!found) return <EmptyState text={noListFor(year)} hint={NO_LIST_HINT} />;
  const whoseDays = stateCode ? (hasDaysOf(found.holidays, stateCode) ? ofState : noDaysOf)(state?.name ?? stateCode) : STATE_UNKNOWN;
  const lines = proposedDays(found.holidays, today, stateCode).map(({ day, name, about }) => {
    const known = closed.find((one) => one.day === day);
    return { key: day, day, name, about: known ? closedAlready(known.name) : about, known: known !== undefined };
  });
  return (
    <>
      <p className="ad-close-note">{whoseDays}</p>
      {found.withoutMoon ? <p className="ad-close-note">{withoutMoon(year)}</p> : null}
      {lines.length === 0 ? (
        <EmptyState text={nothingLeft(year)} hint={NO_LIST_HINT} />
      ) : (
        <TickList label={`Holidays of ${year}`} lines={lines} ticked={ticked} onTick={onTick} />
      )}
    </>
  );
}

/** The holidays of this year and the next to tick; nothing closes by itself. */
export function HolidayList(props: HolidayListProps) {
  const years = yearsFrom(props.place.today);
  const [year, setYear] = useState(years[0] ?? 0);
  return (
    <div className="ad-close-part">
      <Segmented aria-label="Year" options={years.map((one) => ({ value: one, label: String(one) }))} value={year} onChange={setYear} />
      <Year {...props} year={year} />
    </div>
  );
}
