import { CalendarOutlined } from '@ant-design/icons';
import type { Appointment } from '@arogya/api/appointments';
import { can } from '@arogya/domain/access';
import type { AppointmentStatus } from '@arogya/domain/appointments/status';
import { BOOK_AGAIN } from '@arogya/domain/appointments/texts';
import type { Neighbours } from '@arogya/features/records/use-record-in-list';
import { UndoButton } from '@arogya/features/undo/undo-button';
import { useSession } from '@arogya/platform';
import { DrawerTools } from '@arogya/ui/record/drawer-tools';
import { Button } from 'antd';
import { useState } from 'react';
import { AppointmentFrame } from './appointment-frame';
import type { AppointmentActions } from '../list/appointment-menu';
import { BookFor } from '../booking/book-for';
import { statusChoices } from '../edit/status-choices';

interface AppointmentDrawerProps extends AppointmentActions {
  /** null: closed. */
  readonly id: string | null;
  /** The appointment from the list, shown while the record is loading. */
  readonly known: Appointment | undefined;
  readonly neighbours?: Neighbours | null;
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

/** The change that comes next; what is over can only be booked again. */
const MAIN: Readonly<Partial<Record<AppointmentStatus, AppointmentStatus>>> = { pending: 'confirmed', confirmed: 'completed' };

interface FootProps extends Pick<AppointmentActions, 'onStatus' | 'onComplete' | 'busyId'> {
  readonly appointment: Appointment;
  readonly onBook: (appointment: Appointment) => void;
}

/** The changes of status, the one that comes next filled and last. */
function Foot({ appointment, onStatus, onComplete, busyId, onBook }: FootProps) {
  const { role } = useSession();
  const main = MAIN[appointment.status];
  const choices = can(role, 'appointments:change') ? statusChoices(appointment).filter(({ present }) => !present) : [];
  return (
    <>
      {choices
        .toSorted((one, other) => Number(one.status === main) - Number(other.status === main))
        .map(({ status, verb }) => (
          <Button
            key={status}
            loading={busyId === appointment.id}
            danger={status === 'cancelled'}
            type={status === main ? 'primary' : 'default'}
            onClick={() => (status === 'completed' ? onComplete(appointment) : onStatus(appointment, status))}
          >
            {status === 'cancelled' ? 'Cancel Appointment' : verb}
          </Button>
        ))}
      {!main && can(role, 'appointments:create') ? (
        <Button type="primary" icon={<CalendarOutlined />} onClick={() => onBook(appointment)}>
          {BOOK_AGAIN}
        </Button>
      ) : null}
    </>
  );
}

/** The appointment for staff: Confirm, Mark Complete or Book Again, by its status. */
export function AppointmentDrawer({ id, known, neighbours = null, onClose, onEdit, onDelete, ...changes }: AppointmentDrawerProps) {
  const [again, setAgain] = useState<Appointment | null>(null);
  return (
    <AppointmentFrame
      id={id}
      known={known}
      neighbours={neighbours}
      onClose={onClose}
      tools={(appointment) => <Tools appointment={appointment} onEdit={onEdit} onDelete={onDelete} />}
      foot={(appointment) => <Foot appointment={appointment} {...changes} onBook={setAgain} />}
      over={<BookFor person={again?.patient ?? null} onClose={() => setAgain(null)} />}
    />
  );
}
