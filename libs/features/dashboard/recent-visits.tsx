import type { Appointment } from '@arogya/api/appointments';
import { NO_APPOINTMENTS_FOUND } from '@arogya/domain/appointments/texts';
import { VisitMenu, type VisitActions } from '@arogya/features/appointments/visit-menu';
import { VisitTable } from '@arogya/features/appointments/visit-table';
import { NewRows } from '@arogya/features/lists/new-rows';
import { rowsOf, type Listed } from '@arogya/features/lists/use-rows';
import { Link } from '@arogya/platform';
import { Panel } from '@arogya/ui/panel';
import { useNarrow } from '@arogya/ui/use-media';
import { Button } from 'antd';
import { ListPart } from './list-part';
import { VisitLine } from './visit-line';

const TITLE = 'Recent Appointments';
const FAILED = 'Failed to fetch appointments.';

interface RecentVisitsProps {
  readonly list: Listed<Appointment>;
  readonly actions: VisitActions;
  readonly onOpen: (visit: Appointment) => void;
  readonly onBook: () => void;
}

/** The latest booked appointments, with all that their list offers. */
export function RecentVisits({ list, actions, onOpen, onBook }: RecentVisitsProps) {
  const narrow = useNarrow();
  const all = <Link to="/appointments">See all</Link>;
  return (
    <Panel flush={!narrow} title={TITLE} extra={all}>
      <NewRows list={list} />
      {narrow ? (
        <ListPart<Appointment> list={list} className="ad-brief-list" failure={FAILED} empty={NO_APPOINTMENTS_FOUND}>
          {(visit) => <VisitLine visit={visit} />}
        </ListPart>
      ) : (
        <VisitTable
          brief
          label={TITLE}
          {...rowsOf(list, FAILED)}
          empty={{ text: NO_APPOINTMENTS_FOUND, action: <Button onClick={onBook}>Book Appointment</Button> }}
          onOpen={onOpen}
          actions={(visit) => <VisitMenu visit={visit} {...actions} />}
        />
      )}
    </Panel>
  );
}
