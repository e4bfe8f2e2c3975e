import './away.css';
import { useDoctorCalendarQuery, type DoctorCalendar, type DoctorDayHours } from '@arogya/api/calendars';
import { can } from '@arogya/domain/access';
import { FETCH_CALENDAR_FAILED, LEAVE_KIND_LABELS, NO_LEAVE } from '@arogya/domain/calendars/texts';
import { WEEKDAYS } from '@arogya/domain/clock';
import { todayIn } from '@arogya/features/times/today';
import { rangeText } from '@arogya/features/hours/hours-text';
import { Fetched } from '@arogya/features/records/fetched';
import { useSession } from '@arogya/platform';
import { RecordPart } from '@arogya/ui/record/record-part';
import { Button } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { AwayDoctor } from './away-doctor';
import { leaveText } from './leave-text';
import { shortDay } from './outcomes';
import { useEndLeave } from './use-end-leave';

const OtherHours = lazy(() => import('./other-hours').then((module) => ({ default: module.OtherHours })));

interface LineProps {
  readonly text: string;
  readonly detail?: string | undefined;
  readonly children?: ReactNode;
}

const Line = ({ text, detail, children }: LineProps) => (
  <li>
    <span>
      {text}
      {detail ? <span className="ad-away-detail">{detail}</span> : null}
    </span>
    {children}
  </li>
);

const hoursText = (ranges: readonly string[]): string => (ranges.length === 0 ? 'Not working' : ranges.map(rangeText).join(', '));

interface LinesProps {
  readonly doctor: AwayDoctor;
  readonly calendar: DoctorCalendar;
  readonly mayEnd: boolean;
  /** null: hours may only be read. */
  readonly onDay: ((day: DoctorDayHours) => void) | null;
}

/** Leave to come, then the dates and the weekdays with other hours. */
function Lines({ doctor, calendar: { leaves, dayHours, hours }, mayEnd, onDay }: LinesProps) {
  const { endLeave, busy } = useEndLeave(doctor.id, todayIn(doctor.hospital?.timeZone));
  const weekdays = WEEKDAYS.flatMap((weekday) => (hours[weekday] ? [[weekday, hours[weekday]] as const] : []));
  if (leaves.length + dayHours.length + weekdays.length === 0) return <p className="ad-away-none">{NO_LEAVE}</p>;
  return (
    <ul className="ad-away-list">
      {leaves.map((leave) => (
        <Line key={leave.id} text={leaveText(leave)} detail={[LEAVE_KIND_LABELS[leave.kind], leave.reason].filter(Boolean).join(' · ')}>
          {mayEnd ? (
            <Button size="small" disabled={busy} aria-label={`End: ${leaveText(leave)}`} onClick={() => void endLeave(leave)}>
              End
            </Button>
          ) : null}
        </Line>
      ))}
      {dayHours.map((one) => (
        <Line key={one.day} text={shortDay(one.day)} detail={hoursText(one.ranges)}>
          {onDay ? (
            <Button size="small" aria-label={`Change the hours of ${shortDay(one.day)}`} onClick={() => onDay(one)}>
              Change
            </Button>
          ) : null}
        </Line>
      ))}
      {weekdays.map(([weekday, ranges]) => (
        <Line key={weekday} text={`Every ${weekday}`} detail={hoursText(ranges)} />
      ))}
    </ul>
  );
}

interface AwayPartProps {
  readonly doctor: AwayDoctor;
  /** The doctor's own: they end their leave, the hospital changes their hours. */
  readonly own?: boolean;
}

/** What differs from a doctor's usual hours from today on: in the doctor's drawer, and below their own leave. */
export function AwayPart({ doctor, own = false }: AwayPartProps) {
  const { role } = useSession();
  const query = useDoctorCalendarQuery({ id: doctor.id });
  const [editing, setEditing] = useState<DoctorDayHours | 'new' | null>(null);
  const may = can(role, 'calendar:change');
  return (
    <RecordPart title={own ? 'Leave already added' : 'Away and other hours'}>
      <Fetched query={query} failure={FETCH_CALENDAR_FAILED} label="Loading the calendar" rows={1}>
        {(calendar) => <Lines doctor={doctor} calendar={calendar} mayEnd={may} onDay={may && !own ? setEditing : null} />}
      </Fetched>
      {may && !own ? (
        <Button size="small" onClick={() => setEditing('new')}>
          Other hours on a date
        </Button>
      ) : null}
      {editing ? (
        <Suspense fallback={null}>
          <OtherHours doctor={doctor} day={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
        </Suspense>
      ) : null}
    </RecordPart>
  );
}
