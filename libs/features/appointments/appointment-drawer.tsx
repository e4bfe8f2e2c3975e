import './appointments.css';
import { useGetAppointmentQuery } from '@arogya/api/appointments';
import { can } from '@arogya/domain/access';
import { appointmentNumber } from '@arogya/domain/appointments/appointment-number';
import { DrawerWalk } from '@arogya/features/records/drawer-walk';
import { Fetched } from '@arogya/features/records/fetched';
import type { Walk } from '@arogya/features/records/use-walked-record';
import { UndoButton } from '@arogya/features/undo/undo-button';
import { useSession } from '@arogya/platform';
import { DrawerTools } from '@arogya/ui/record/drawer-tools';
import { RecordDrawer } from '@arogya/ui/record/record-drawer';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from 'antd';
import { statusChoices } from './status-choices';
import type { Appointment } from './appointment-labels';
import { AppointmentFacts } from './appointment-facts';
import type { AppointmentActions } from './appointment-menu';
import { APPOINTMENT_STATUS, type AppointmentStatus } from '@arogya/domain/appointments/status';
import { StatusTag } from '@arogya/ui/table/status-tag';

const WAY = ['pending', 'confirmed', 'completed'] as const satisfies readonly AppointmentStatus[];

/** The progress of an appointment; a cancelled or missed one has left it. */
function StatusSteps({ status }: { status: AppointmentStatus }) {
  const reached = WAY.findIndex((step) => step === status);
  if (reached === -1) return <StatusTag look={APPOINTMENT_STATUS[status]} />;
  return (
    <ol className="ad-steps" aria-label={`Status: ${APPOINTMENT_STATUS[status].label}`}>
      {WAY.map((step, index) => (
        <li key={step} data-reached={index <= reached || undefined} {...(index === reached ? { 'aria-current': 'step' as const } : {})}>
          {APPOINTMENT_STATUS[step].label}
        </li>
      ))}
    </ol>
  );
}

interface AppointmentDrawerProps extends AppointmentActions {
  /** null: closed. */
  readonly id: string | null;
  /** The appointment from the list, shown while the record is loading. */
  readonly known: Appointment | undefined;
  readonly walk?: Walk | null;
  readonly onClose: () => void;
}

function Tools({ appointment, onEdit, onDelete }: { appointment: Appointment } & Pick<AppointmentActions, 'onEdit' | 'onDelete'>) {
  const { role } = useSession();
  return (
    <span className="ad-drawer-tools">
      <UndoButton of={appointment.id} />
      <DrawerTools
        onEdit={can(role, 'appointments:change') ? () => onEdit(appointment) : undefined}
        onDelete={can(role, 'appointments:delete') ? () => onDelete(appointment) : undefined}
      />
    </span>
  );
}

function Steps({ appointment, onStatus, busyId }: { appointment: Appointment } & Pick<AppointmentActions, 'onStatus' | 'busyId'>) {
  return (
    <section className="ad-appointment-status">
      <StatusSteps status={appointment.status} />
      <div className="ad-appointment-changes">
        {statusChoices(appointment)
          .filter(({ present }) => !present)
          .map(({ status, verb }) => (
            <Button
              key={status}
              loading={busyId === appointment.id}
              danger={status === 'cancelled'}
              onClick={() => onStatus(appointment, status)}
              {...(status === 'confirmed' && appointment.status === 'pending' ? { type: 'primary' as const } : {})}
            >
              {status === 'cancelled' ? 'Cancel Appointment' : verb}
            </Button>
          ))}
      </div>
    </section>
  );
}

/** All of one appointment, beside the list, which keeps its place. */
export function AppointmentDrawer({ id, known, walk = null, onClose, onEdit, onDelete, onStatus, busyId }: AppointmentDrawerProps) {
  const query = useGetAppointmentQuery(id ? { id } : skipToken, { refetchOnMountOrArgChange: true });
  const appointment = query.currentData ?? known;
  const title = appointment ? (
    <>
      {appointment.patient.name} <span className="ad-quiet">{appointmentNumber(appointment.number)}</span>
    </>
  ) : (
    'Appointment'
  );
  return (
    <RecordDrawer
      open={id !== null}
      title={title}
      onClose={onClose}
      width={520}
      extra={
        <>
          <DrawerWalk walk={walk} />
          {appointment ? <Tools appointment={appointment} onEdit={onEdit} onDelete={onDelete} /> : null}
        </>
      }
    >
      <Fetched key={id} query={query} record={appointment} failure="Failed to load this appointment.">
        {(shown) => (
          <>
            <Steps appointment={shown} onStatus={onStatus} busyId={busyId} />
            <AppointmentFacts appointment={shown} />
          </>
        )}
      </Fetched>
    </RecordDrawer>
  );
}
