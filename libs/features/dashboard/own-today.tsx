import { useAppointmentsOfAgentQuery } from '@arogya/api/appointments';
import { NOTHING_MORE_TODAY, YOUR_TODAY } from '@arogya/domain/stats/texts';
import { todayIn } from '@arogya/features/times/today';
import { Link, useListTotal } from '@arogya/platform';
import { Panel } from '@arogya/ui/cards/panel';
import { formatCount } from '@arogya/ui/look/formats';
import { AppointmentLine } from './appointment-line';
import { ListPart } from '@arogya/features/lists/list-part';

const SHOWN = 5;
/** Time alone takes an appointment out of the list. */
const REFRESH_MS = 300_000;

/** The appointments of an agent's own that are under way or still to come today. */
export function OwnToday({ agentId }: { readonly agentId: string }) {
  const day = todayIn(undefined);
  const list = useAppointmentsOfAgentQuery(
    { id: agentId, from: day, to: day, upcoming: true, sort: 'appointmentDate', pageSize: SHOWN },
    { pollingInterval: REFRESH_MS },
  );
  const { total, capped } = useListTotal(list);
  const all = <Link to="/agent-dashboard">All {formatCount(total, capped)}</Link>;
  return (
    <Panel title={YOUR_TODAY} extra={total > SHOWN ? all : null}>
      <ListPart list={list} className="ad-brief-list" failure="Failed to fetch appointments." empty={NOTHING_MORE_TODAY}>
        {(appointment) => <AppointmentLine appointment={appointment} />}
      </ListPart>
    </Panel>
  );
}
