import { useTodayAppointmentsQuery, type Appointment } from '@arogya/api/appointments';
import { NO_APPOINTMENTS_FOUND, moreAppointments } from '@arogya/domain/appointments/texts';
import { AS_BOOKED, labelOfDay, weekdayOf } from '@arogya/domain/clock';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { AppointmentStatusTag } from '@arogya/features/appointments/appointment-status';
import { todayIn } from '@arogya/features/times/today';
import { Link, sentenceOf, useListTotal } from '@arogya/platform';
import { Skeleton } from '@arogya/ui/states/skeleton';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { ErrorState, StaleNotice } from '@arogya/ui/states/error-state';
import { formatTime } from '@arogya/ui/look/formats';
import { Panel } from '@arogya/ui/cards/panel';
import { Button } from 'antd';
import { useState } from 'react';
import { ALL_OF_TODAY, FIRST_OF_TODAY, inScheduleOrder, SHOWN_FIRST } from './schedule-order';

function Line({ appointment, now }: { appointment: Appointment; now: number }) {
  return (
    <li className="ad-schedule-line" data-over={Date.parse(appointment.endsAt) <= now || undefined}>
      <span className="ad-schedule-time">{formatTime(appointment.appointmentDate, AS_BOOKED)}</span>
      <span className="ad-schedule-who">
        <Link to={`/appointments?appointment=${appointment.id}`}>{appointment.patient.name}</Link>
        <span>
          {doctorName(appointment.doctor.fullName)} · {appointment.doctor.specialty}
        </span>
      </span>
      <AppointmentStatusTag appointment={appointment} />
    </li>
  );
}

interface LinesProps {
  readonly appointments: readonly Appointment[];
  /** How many of today are not among the first. */
  readonly hidden: number;
  /** All are shown. */
  readonly all: boolean;
  readonly loading: boolean;
  readonly onToggle: () => void;
}

function Lines({ appointments, hidden, all, loading, onToggle }: LinesProps) {
  const now = Date.now();
  return (
    <>
      <ul className="ad-schedule">
        {inScheduleOrder(appointments, now).map((appointment) => (
          <Line key={appointment.id} appointment={appointment} now={now} />
        ))}
      </ul>
      {hidden > 0 ? (
        <Button block aria-expanded={all} loading={loading} onClick={onToggle}>
          {all ? 'Show fewer' : moreAppointments(hidden)}
        </Button>
      ) : null}
    </>
  );
}

/** The first four of today with the number of all; the others are asked for when they are opened. */
function useSchedule() {
  const [opened, setOpened] = useState(false);
  const first = useTodayAppointmentsQuery(FIRST_OF_TODAY);
  const whole = useTodayAppointmentsQuery(ALL_OF_TODAY, { skip: !opened });
  const { total } = useListTotal(first);
  const all = opened && whole.data !== undefined;
  const { error, isFetching, refetch } = all || (opened && whole.error) ? whole : first;
  return {
    data: all ? whole.data : first.data?.slice(0, SHOWN_FIRST),
    error,
    isFetching,
    refetch,
    lines: {
      hidden: Math.min(total, ALL_OF_TODAY.pageSize) - SHOWN_FIRST,
      all,
      loading: opened && whole.isLoading,
      onToggle: () => setOpened(!all),
    },
  };
}

/** Today's Schedule: the first four, then '+N more', which opens all. */
export function SchedulePanel() {
  const { data, error, isFetching, refetch, lines } = useSchedule();
  const failure = error ? sentenceOf(error, "Failed to fetch today's appointments") : null;
  const retry = { onRetry: () => void refetch(), retrying: isFetching };
  const today = todayIn(data?.[0]?.hospital?.timeZone);
  return (
    <Panel title="Today's Schedule" subtitle={`${weekdayOf(today)}, ${labelOfDay(today)}`}>
      {failure ? data ? <StaleNotice text={failure} {...retry} /> : <ErrorState text={failure} {...retry} /> : null}
      {!data && !failure ? <Skeleton rows={SHOWN_FIRST} label="Loading today's schedule" /> : null}
      {data?.length === 0 ? <EmptyState text={NO_APPOINTMENTS_FOUND} hint="There are no appointments today." /> : null}
      {data && data.length > 0 ? <Lines appointments={data} {...lines} /> : null}
    </Panel>
  );
}
