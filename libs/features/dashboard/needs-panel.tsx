import './needs-panel.css';
import { useNeedsByHospitalQuery, type Appointment } from '@arogya/api/appointments';
import { NEEDS_ATTENTION, NOTHING_NEEDS_ATTENTION } from '@arogya/domain/appointments/texts';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import type { AppointmentActions } from '@arogya/features/appointments/list/appointment-menu';
import { useSeesAllHospitals } from '@arogya/features/appointments/use-sees-all-hospitals';
import { NeedReason } from '@arogya/features/appointments/list/need-reason';
import { NeedAction } from '@arogya/features/appointments/list/need-action';
import { chipLabel } from '@arogya/features/times/next-starts';
import { todayIn } from '@arogya/features/times/today';
import { useNeeds, type NeedRow } from '@arogya/features/appointments/list/use-needs';
import { WaitingRows } from '@arogya/features/lists/new-rows';
import { Link } from '@arogya/platform';
import { Panel } from '@arogya/ui/cards/panel';
import { Chips } from '@arogya/ui/table/chips';
import { formatCount } from '@arogya/ui/look/formats';
import { lazy, Suspense, useState } from 'react';
import { ListPart } from '@arogya/features/lists/list-part';

const DecideOpen = lazy(() => import('@arogya/features/calendars/decide-open').then((module) => ({ default: module.DecideOpen })));

interface NeedProps extends Pick<NeedsPanelProps, 'actions' | 'onOpen'> {
  readonly row: NeedRow;
  readonly everywhere: boolean;
  readonly onDecide: (row: NeedRow) => void;
}

const Need = ({ row, everywhere, actions, onOpen, onDecide }: NeedProps) => (
  <div className="ad-brief-line">
    <span className="ad-brief-who">
      <Link to={`/appointments?appointment=${row.id}`}>{row.patient.name}</Link>
      <NeedReason row={row} />
    </span>
    <span className="ad-need-when">
      <strong>{chipLabel(row.appointmentDate, todayIn(row.hospital?.timeZone))}</strong>
      <span>{[doctorName(row.doctor.fullName), everywhere ? row.hospital?.name : null].filter(Boolean).join(' · ')}</span>
    </span>
    <span className="ad-need-act">
      {row.done ? null : <NeedAction row={row} {...actions} onOpen={() => onOpen(row)} onDecide={() => onDecide(row)} />}
    </span>
  </div>
);

/** As many as are seen at a glance; the list of appointments has them all. */
const FIRST_NEEDS = 5;
/** What others do is followed (libs/platform); time alone makes a need too, e.g. of an appointment that began half an hour ago. */
const REFRESH_MS = 60_000;
const ALL = '';

interface HospitalsProps {
  readonly value: string;
  readonly onChoose: (hospitalId: string) => void;
}

/** How many each hospital has, which narrows the list. */
function Hospitals({ value, onChoose }: HospitalsProps) {
  const { data = [] } = useNeedsByHospitalQuery(undefined, { pollingInterval: REFRESH_MS });
  // Those with most first, as they first came: a chip keeps its place when a count changes.
  const [order, setOrder] = useState<readonly string[]>([]);
  const more = data.flatMap(({ hospitalId }) => (order.includes(hospitalId) ? [] : [hospitalId]));
  if (more.length > 0) setOrder([...order, ...more]);
  const chips = order.flatMap((id) =>
    data.filter(({ hospitalId }) => hospitalId === id).map(({ hospitalName, total }) => ({ key: id, label: hospitalName, count: total })),
  );
  return (
    <div className="ad-needs-hospitals">
      {chips.length > 0 ? (
        <Chips label="Hospital" chips={[{ key: ALL, label: 'All' }, ...chips]} value={value} onChoose={onChoose} />
      ) : null}
    </div>
  );
}

interface NeedsPanelProps {
  readonly actions: AppointmentActions;
  /** Opens the record of a row. */
  readonly onOpen: (appointment: Appointment) => void;
}

/** What needs somebody now: the first appointments with their reason and what settles it, and the way to all of them. */
export function NeedsPanel({ actions, onOpen }: NeedsPanelProps) {
  // Whoever sees all hospitals reads which one it is.
  const everywhere = useSeesAllHospitals();
  const [hospitalId, setHospitalId] = useState(ALL);
  const [deciding, setDeciding] = useState<string>();
  const {
    query,
    rows,
    count: total = 0,
    capped,
    waiting,
    showAll,
  } = useNeeds({ hospitalId, size: FIRST_NEEDS, pollingInterval: REFRESH_MS });
  const all = (
    <Link className="ad-needs-all" to={`/appointments?when=needs${hospitalId ? `&hospitalId=${hospitalId}` : ''}`}>
      Show all {formatCount(total, capped)}
    </Link>
  );
  return (
    <Panel title={NEEDS_ATTENTION} extra={total > FIRST_NEEDS ? all : null}>
      {everywhere ? <Hospitals value={hospitalId} onChoose={setHospitalId} /> : null}
      <WaitingRows count={waiting} onShow={showAll} />
      <div className="ad-first-needs">
        <ListPart
          list={{ ...query, data: rows }}
          className="ad-brief-list"
          failure="Failed to fetch appointments."
          empty={NOTHING_NEEDS_ATTENTION}
        >
          {(row) => (
            <Need
              {...{ row, everywhere, actions, onOpen }}
              onDecide={({ calendarChangeId }) => setDeciding(calendarChangeId ?? undefined)}
            />
          )}
        </ListPart>
      </div>
      {deciding ? (
        <Suspense fallback={null}>
          <DecideOpen which={({ id }) => id === deciding} onClose={() => setDeciding(undefined)} />
        </Suspense>
      ) : null}
    </Panel>
  );
}
