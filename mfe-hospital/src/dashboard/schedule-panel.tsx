import { useTodayAppointmentsQuery, type Appointment } from '@arogya/api/appointments';
import { APPOINTMENT_STATUS } from '@arogya/domain/appointments/status';
import { NO_APPOINTMENTS_FOUND, moreVisits } from '@arogya/domain/appointments/texts';
import { labelOfDay, weekdayOf } from '@arogya/domain/clock';
import { todayIn } from '@arogya/features/appointments/today';
import { doctorName } from '@arogya/features/appointments/visit';
import { Link, sentenceOf } from '@arogya/platform';
import { Bones } from '@arogya/ui/bones';
import { EmptyState } from '@arogya/ui/empty-state';
import { ErrorState, StaleNotice } from '@arogya/ui/error-state';
import { formatTime } from '@arogya/ui/formats';
import { Panel } from '@arogya/ui/panel';
import { StatusTag } from '@arogya/ui/status-tag';
import { Button } from 'antd';
import { useState } from 'react';
import { SHOWN_FIRST, inScheduleOrder } from './schedule-order';

function Line({ visit, now }: { visit: Appointment; now: number }) {
  return (
    <li className="ad-schedule-line" data-over={Date.parse(visit.endsAt) <= now || undefined}>
      <span className="ad-schedule-time">{formatTime(visit.appointmentDate)}</span>
      <span className="ad-schedule-who">
        <Link to={`/appointments?visit=${visit.id}`}>{visit.patient.name}</Link>
        <span>
          {doctorName(visit.doctor.fullName)} · {visit.doctor.specialty}
        </span>
      </span>
      <StatusTag look={APPOINTMENT_STATUS[visit.status]} />
    </li>
  );
}

function Lines({ visits }: { visits: readonly Appointment[] }) {
  const [all, setAll] = useState(false);
  const now = Date.now();
  const ordered = inScheduleOrder(visits, now);
  const hidden = ordered.length - SHOWN_FIRST;
  return (
    <>
      <ul className="ad-schedule">
        {(all ? ordered : ordered.slice(0, SHOWN_FIRST)).map((visit) => (
          <Line key={visit.id} visit={visit} now={now} />
        ))}
      </ul>
      {hidden > 0 ? (
        <Button block aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : moreVisits(hidden)}
        </Button>
      ) : null}
    </>
  );
}

/** Today's Schedule: the first four, then '+N more', which opens all. */
export function SchedulePanel() {
  const { data, error, isFetching, refetch } = useTodayAppointmentsQuery({ pageSize: 200 });
  const failure = error ? sentenceOf(error, "Failed to fetch today's appointments") : null;
  const retry = { onRetry: () => void refetch(), retrying: isFetching };
  const today = todayIn(data?.[0]?.hospital?.timeZone);
  return (
    <Panel title="Today's Schedule" subtitle={`${weekdayOf(today)}, ${labelOfDay(today)}`}>
      {failure ? data ? <StaleNotice text={failure} {...retry} /> : <ErrorState text={failure} {...retry} /> : null}
      {!data && !failure ? <Bones rows={SHOWN_FIRST} label="Loading today's schedule" /> : null}
      {data?.length === 0 ? <EmptyState text={NO_APPOINTMENTS_FOUND} hint="Nobody is booked for today." /> : null}
      {data && data.length > 0 ? <Lines visits={data} /> : null}
    </Panel>
  );
}
