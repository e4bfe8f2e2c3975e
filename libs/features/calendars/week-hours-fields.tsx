import './week-hours.css';
import { WEEKDAYS, type Weekday } from '@arogya/domain/clock';
import { TimeRangesField } from '@arogya/features/hours/time-ranges-field';
import { nextRange } from '@arogya/features/hours/time-range-rows';
import { FormSection, WideField } from '@arogya/ui/form/form-section';
import { Skeleton } from '@arogya/ui/states/skeleton';
import { ErrorState } from '@arogya/ui/states/error-state';
import { Select, Switch } from 'antd';
import type { HoursOfDay, WeekHours } from './use-week-hours';

const CHOICES = [
  { value: 'usual', label: 'Usual hours' },
  { value: 'off', label: 'Not working' },
  { value: 'own', label: 'Other hours' },
];
const choiceOf = (hours: HoursOfDay): string => (hours === null ? 'usual' : hours.length === 0 ? 'off' : 'own');
const START: Readonly<Record<string, () => HoursOfDay>> = { usual: () => null, off: () => [], own: () => [nextRange([])] };

function Row({ weekday, week }: { weekday: Weekday; week: WeekHours }) {
  const hours = week.hoursOf(weekday);
  const problem = week.problemOf(weekday);
  const choice = choiceOf(hours);
  return (
    <li>
      <span className="ad-week-hours-day">{weekday}</span>
      <Select
        aria-label={`Hours on ${weekday}`}
        options={CHOICES}
        value={choice}
        onChange={(next) => week.set(weekday, START[next]?.() ?? null)}
      />
      {choice === 'own' ? (
        <div className="ad-week-hours-ranges">
          <TimeRangesField label={`Ranges on ${weekday}`} value={hours ?? []} onChange={(ranges) => week.set(weekday, ranges)} />
          {problem ? (
            <p role="alert" className="ad-field-error">
              {problem}
            </p>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

function Rows({ week }: { week: WeekHours }) {
  if (week.failure) return <ErrorState text={week.failure} onRetry={week.retry} />;
  if (!week.known) return <Skeleton rows={7} label="Loading the hours" />;
  return (
    <ul className="ad-week-hours">
      {WEEKDAYS.map((weekday) => (
        <Row key={weekday} weekday={weekday} week={week} />
      ))}
    </ul>
  );
}

/** Seven rows in the form of a doctor, for whoever does not work the same hours every day; off for everybody else. */
export function WeekHoursFields({ week }: { week: WeekHours }) {
  return (
    <FormSection
      title="Different hours by day"
      hint="For weekdays that are not as above. Appointments that no longer fit are shown after saving"
      extra={<Switch aria-label="Different hours by day" checked={week.on} onChange={week.turn} />}
    >
      {week.on ? (
        <WideField>
          <Rows week={week} />
        </WideField>
      ) : null}
    </FormSection>
  );
}
