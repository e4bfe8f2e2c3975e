import './needs-panel.css';
import type { NeededAppointment } from '@arogya/api/appointments';
import { scopeOf } from '@arogya/domain/access';
import { NEED_TEXT } from '@arogya/domain/appointments/needs';
import { NEEDS_YOU_NOW, NOTHING_NEEDS_YOU } from '@arogya/domain/appointments/texts';
import { doctorName } from '@arogya/features/appointments/appointment-labels';
import { chipLabel } from '@arogya/features/appointments/next-starts';
import { todayIn } from '@arogya/features/appointments/today';
import { WaitingRows } from '@arogya/features/lists/new-rows';
import { Link, useSession } from '@arogya/platform';
import { Panel } from '@arogya/ui/cards/panel';
import { formatCount } from '@arogya/ui/look/formats';
import { ListPart } from './list-part';
import { FIRST_NEEDS, useFirstNeeds } from './use-first-needs';

const Need = ({ row, everywhere }: { row: NeededAppointment; everywhere: boolean }) => (
  <div className="ad-brief-line">
    <span className="ad-brief-who">
      <Link to={`/appointments?appointment=${row.id}`}>{row.patient.name}</Link>
      <span>{NEED_TEXT[row.need]}</span>
    </span>
    <span className="ad-need-when">
      <strong>{chipLabel(row.appointmentDate, todayIn(row.hospital?.timeZone))}</strong>
      <span>{[doctorName(row.doctor.fullName), everywhere ? row.hospital?.name : null].filter(Boolean).join(' · ')}</span>
    </span>
  </div>
);

/** What needs somebody now: the first appointments with their reason, and the way to all of them. */
export function NeedsPanel() {
  const { role } = useSession();
  // Whoever sees all hospitals reads which one it is.
  const everywhere = scopeOf(role, 'appointments:read') === 'all';
  const { list, total, capped, waiting, showAll } = useFirstNeeds();
  const all = (
    <Link className="ad-needs-all" to="/appointments?when=needs">
      Show all {formatCount(total, capped)}
    </Link>
  );
  return (
    <Panel title={NEEDS_YOU_NOW} extra={total > FIRST_NEEDS ? all : null}>
      <WaitingRows count={waiting} onShow={showAll} />
      <div className="ad-first-needs">
        <ListPart list={list} className="ad-brief-list" failure="Failed to fetch appointments." empty={NOTHING_NEEDS_YOU}>
          {(row) => <Need row={row} everywhere={everywhere} />}
        </ListPart>
      </div>
    </Panel>
  );
}
