import './appointments.css';
import { useGetAppointmentQuery } from '@arogya/api/appointments';
import { can } from '@arogya/domain/access';
import { visitNumber } from '@arogya/domain/appointments/visit-number';
import { Fetched } from '@arogya/features/records/fetched';
import { useSession } from '@arogya/platform';
import { DrawerTools } from '@arogya/ui/drawer-tools';
import { RecordDrawer } from '@arogya/ui/record-drawer';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from 'antd';
import { statusChoices } from './status-choices';
import { StatusSteps } from './status-steps';
import type { Visit } from './visit';
import { VisitFacts } from './visit-facts';
import type { VisitActions } from './visit-menu';

interface VisitDrawerProps extends VisitActions {
  /** null: closed. */
  readonly id: string | null;
  /** The visit as the list has it: shown while the record is on its way. */
  readonly known: Visit | undefined;
  readonly onClose: () => void;
}

function Tools({ visit, onEdit, onDelete }: { visit: Visit } & Pick<VisitActions, 'onEdit' | 'onDelete'>) {
  const { role } = useSession();
  return (
    <DrawerTools
      onEdit={can(role, 'appointments:change') ? () => onEdit(visit) : undefined}
      onDelete={can(role, 'appointments:delete') ? () => onDelete(visit) : undefined}
    />
  );
}

function Steps({ visit, onStatus, busyId }: { visit: Visit } & Pick<VisitActions, 'onStatus' | 'busyId'>) {
  return (
    <section className="ad-visit-status">
      <StatusSteps status={visit.status} />
      <div className="ad-visit-changes">
        {statusChoices(visit.status)
          .filter(({ present }) => !present)
          .map(({ status, verb }) => (
            <Button
              key={status}
              loading={busyId === visit.id}
              danger={status === 'cancelled'}
              onClick={() => onStatus(visit, status)}
              {...(status === 'confirmed' && visit.status === 'pending' ? { type: 'primary' as const } : {})}
            >
              {status === 'cancelled' ? 'Cancel Appointment' : verb}
            </Button>
          ))}
      </div>
    </section>
  );
}

/** Everything of one visit, beside the list that keeps its place. */
export function VisitDrawer({ id, known, onClose, onEdit, onDelete, onStatus, busyId }: VisitDrawerProps) {
  const query = useGetAppointmentQuery(id ? { id } : skipToken, { refetchOnMountOrArgChange: true });
  const visit = query.currentData ?? known;
  const title = visit ? (
    <>
      {visit.patient.name} <span className="ad-quiet">{visitNumber(visit.number)}</span>
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
      extra={visit ? <Tools visit={visit} onEdit={onEdit} onDelete={onDelete} /> : null}
    >
      <Fetched query={query} record={visit} failure="Failed to load this appointment.">
        {(shown) => (
          <>
            <Steps visit={shown} onStatus={onStatus} busyId={busyId} />
            <VisitFacts visit={shown} />
          </>
        )}
      </Fetched>
    </RecordDrawer>
  );
}
