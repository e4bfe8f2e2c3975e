import './affected.css';
import './needs-decision.css';
import { useGetCalendarChangeQuery, type CalendarChangeSummary, type DecidedAppointment } from '@arogya/api/calendars';
import { FETCH_CHANGES_FAILED, IS_GONE, IS_SETTLED, NOTHING_TO_DECIDE, WILL_BE_SETTLED } from '@arogya/domain/calendars/texts';
import { AS_BOOKED } from '@arogya/domain/clock';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { Fetched } from '@arogya/features/records/fetched';
import { formatTime } from '@arogya/ui/look/formats';
import { RecordDrawer } from '@arogya/ui/record/record-drawer';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { lazy, Suspense, useState } from 'react';
import { AffectedLine, byDay } from './affected-list';
import { DecideMenu } from './decide-menu';
import { shortDay } from './outcomes';
import { useDecide } from './use-decide';
import { whyOfChange } from './why-of-change';

const OtherTime = lazy(() => import('./other-time').then((module) => ({ default: module.OtherTime })));

const STATES: Readonly<Record<DecidedAppointment['state'], string>> = {
  open: '',
  failed: '',
  ready: WILL_BE_SETTLED,
  done: IS_SETTLED,
  gone: IS_GONE,
};

const waits = ({ state }: DecidedAppointment): boolean => state === 'open' || state === 'failed';

/** What of a change still waits for somebody; what is decided here stays in its place and says so. */
function ChangePart({ change }: { change: CalendarChangeSummary }) {
  const query = useGetCalendarChangeQuery({ id: change.id }, { refetchOnMountOrArgChange: true });
  const [decided, setDecided] = useState<readonly string[]>([]);
  const [placing, setPlacing] = useState<DecidedAppointment | null>(null);
  const { decide, busyId } = useDecide(change.id, (id) => setDecided((all) => [...all, id]));
  const shown = (all: readonly DecidedAppointment[]) => all.filter((one) => waits(one) || decided.includes(one.id));
  return (
    <section className="ad-decide-change">
      <h2>{whyOfChange(change)}</h2>
      <Fetched query={query} failure={FETCH_CHANGES_FAILED} label="Loading the appointments" rows={3}>
        {({ appointments }) =>
          byDay(shown(appointments)).map(([day, rows]) => (
            <div key={day} className="ad-affected-day">
              <h3>{shortDay(day)}</h3>
              <ul>
                {rows.map((row) => (
                  <AffectedLine
                    key={row.id}
                    row={row}
                    why={[doctorName(row.doctorName), row.why ?? STATES[row.state]].filter(Boolean).join(' · ')}
                  >
                    {waits(row) ? (
                      <DecideMenu
                        label={`${row.patientName}, ${formatTime(row.appointmentDate, AS_BOOKED)}`}
                        row={row}
                        busy={busyId === row.id}
                        onDecide={(decision) => decide(row.id, decision)}
                        onOtherTime={() => setPlacing(row)}
                      />
                    ) : null}
                  </AffectedLine>
                ))}
              </ul>
            </div>
          ))
        }
      </Fetched>
      {placing ? (
        <Suspense fallback={null}>
          <OtherTime
            row={placing}
            busy={busyId === placing.id}
            onClose={() => setPlacing(null)}
            onDecide={async (decision) => {
              if (await decide(placing.id, decision)) setPlacing(null);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

interface DecideDrawerProps {
  readonly changes: readonly CalendarChangeSummary[];
  readonly onClose: () => void;
}

/** The appointments about which somebody has to decide, by the change that affects them. */
export function DecideDrawer({ changes, onClose }: DecideDrawerProps) {
  // A change stays while the drawer is open: what was decided last can still be read.
  const [seen, setSeen] = useState(changes);
  const fresh = changes.filter(({ id }) => !seen.some((one) => one.id === id));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  return (
    <RecordDrawer open title="Needs a decision" width={720} onClose={onClose}>
      <div className="ad-affected">
        {seen.map((change) => (
          <ChangePart key={change.id} change={change} />
        ))}
        {changes.length === 0 ? <EmptyState text={NOTHING_TO_DECIDE} /> : null}
      </div>
    </RecordDrawer>
  );
}
