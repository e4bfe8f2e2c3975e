import { ReloadOutlined } from '@ant-design/icons';
import type { Appointment } from '@arogya/api/appointments';
import { NO_APPOINTMENTS_FOUND } from '@arogya/domain/appointments/texts';
import { labelOfDay, weekdayOf, type Day } from '@arogya/domain/clock';
import { todayIn } from '@arogya/features/times/today';
import { Skeleton } from '@arogya/ui/states/skeleton';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { ErrorState, StaleNotice } from '@arogya/ui/states/error-state';
import { useNow } from '@arogya/ui/look/use-now';
import { Panel } from '@arogya/ui/cards/panel';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { nextAppointment } from './day-order';
import type { DoctorMutations } from './doctor-mutations';
import { NextPatient } from './next-patient';
import { TodayTimeline } from './today-timeline';

/** How often the line in the schedule moves. */
const TICK_MS = 30_000;

interface TodayPanelProps extends DoctorMutations {
  readonly appointments: readonly Appointment[] | undefined;
  readonly failure: string | null;
  readonly fetching: boolean;
  readonly onRetry: () => void;
  /** The hospital's zone; the default one for a doctor without appointments. */
  readonly zone: string | undefined;
}

function Schedule({ appointments, failure, fetching, onRetry, zone, now, ...mutations }: TodayPanelProps & { now: number }) {
  if (!appointments) {
    return failure ? (
      <ErrorState text={failure} onRetry={onRetry} retrying={fetching} />
    ) : (
      <Skeleton rows={6} label="Loading today's schedule" />
    );
  }
  const stale = failure ? <StaleNotice text={failure} onRetry={onRetry} retrying={fetching} /> : null;
  if (appointments.length === 0)
    return (
      <>
        {stale}
        <EmptyState text={NO_APPOINTMENTS_FOUND} hint="You have no appointments today." />
      </>
    );
  return (
    <>
      {stale}
      <TodayTimeline appointments={appointments} now={now} zone={zone} {...mutations} />
    </>
  );
}

/** Fetches again when midnight passes while the page is open. */
function useNewDay(today: Day, onNewDay: () => void): void {
  const known = useRef(today);
  useEffect(() => {
    if (known.current === today) return;
    known.current = today;
    onNewDay();
  }, [today, onNewDay]);
}

/** Today's Schedule, and beside it (on a phone above it) the next patient. */
export function TodayPanel(props: TodayPanelProps) {
  const { appointments, zone, onRetry, fetching, onStep, onUpdate, busyId } = props;
  const now = useNow(TICK_MS);
  const next = appointments ? nextAppointment(appointments, now) : null;
  const today = todayIn(zone);
  useNewDay(today, onRetry);
  const refresh = (
    <Button type="text" icon={<ReloadOutlined />} loading={fetching} onClick={onRetry}>
      Refresh
    </Button>
  );
  return (
    <div className="ad-doctor-day" data-with-next={next ? true : undefined}>
      {next ? (
        <aside className="ad-day-next" aria-label="Next patient">
          <NextPatient appointment={next} now={now} onStep={onStep} onUpdate={onUpdate} busyId={busyId} />
        </aside>
      ) : null}
      <Panel title="Today's Schedule" subtitle={`${weekdayOf(today)}, ${labelOfDay(today)}`} extra={refresh}>
        <Schedule {...props} now={now} />
      </Panel>
    </div>
  );
}
