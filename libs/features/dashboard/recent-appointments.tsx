import type { Appointment } from '@arogya/api/appointments';
import { NO_APPOINTMENTS_FOUND } from '@arogya/domain/appointments/texts';
import { AppointmentMenu, type AppointmentActions } from '@arogya/features/appointments/list/appointment-menu';
import { AppointmentTable } from '@arogya/features/appointments/list/appointment-table';
import { NewRows } from '@arogya/features/lists/new-rows';
import { rowsOf, type QueryState } from '@arogya/features/lists/use-rows';
import { Link } from '@arogya/platform';
import { Panel } from '@arogya/ui/cards/panel';
import { useNarrow } from '@arogya/ui/look/use-media';
import { Button } from 'antd';
import { ListPart } from '@arogya/features/lists/list-part';
import { AppointmentLine } from './appointment-line';

const TITLE = 'Recent Appointments';
const FAILED = 'Failed to fetch appointments.';

interface RecentAppointmentsProps {
  readonly list: QueryState<Appointment>;
  readonly actions: AppointmentActions;
  readonly onOpen: (appointment: Appointment) => void;
  readonly onBook: () => void;
}

/** The latest booked appointments, with the actions of their list. */
export function RecentAppointments({ list, actions, onOpen, onBook }: RecentAppointmentsProps) {
  const narrow = useNarrow();
  const all = <Link to="/appointments">See all</Link>;
  return (
    <Panel flush={!narrow} title={TITLE} extra={all}>
      <NewRows list={list} />
      {narrow ? (
        <ListPart<Appointment> list={list} className="ad-brief-list" failure={FAILED} empty={NO_APPOINTMENTS_FOUND}>
          {(appointment) => <AppointmentLine appointment={appointment} />}
        </ListPart>
      ) : (
        <AppointmentTable
          brief
          label={TITLE}
          {...rowsOf(list, FAILED)}
          empty={{ text: NO_APPOINTMENTS_FOUND, action: <Button onClick={onBook}>Book Appointment</Button> }}
          onOpen={onOpen}
          actions={(appointment) => <AppointmentMenu appointment={appointment} {...actions} />}
        />
      )}
    </Panel>
  );
}
