import {
  CheckCircleOutlined,
  CheckOutlined,
  CloseCircleOutlined,
  DeleteOutlined,
  EditOutlined,
  UserDeleteOutlined,
} from '@ant-design/icons';
import type { Appointment } from '@arogya/api/appointments';
import { can } from '@arogya/domain/access';
import type { AppointmentStatus } from '@arogya/domain/appointments/status';
import { useSession } from '@arogya/platform';
import { RowMenu, type RowMenuItem } from '@arogya/ui/table/row-menu';
import { statusChoices } from '../edit/status-choices';
import { appointmentName } from '../appointment-labels';

/** The actions of a row, a drawer and a block of the day board. */
export interface AppointmentActions {
  readonly onEdit: (appointment: Appointment) => void;
  readonly onDelete: (appointment: Appointment) => void;
  readonly onStatus: (appointment: Appointment, status: AppointmentStatus) => void;
  /** Completes it, with the feedback in the same step where the person may write it. */
  readonly onComplete: (appointment: Appointment) => void;
  /** The appointment that is being changed right now. */
  readonly busyId: string | null;
}

const ICONS = {
  confirmed: <CheckOutlined />,
  completed: <CheckCircleOutlined />,
  no_show: <UserDeleteOutlined />,
  cancelled: <CloseCircleOutlined />,
};

interface AppointmentMenuProps extends AppointmentActions {
  readonly appointment: Appointment;
}

/** Edit, the status changes, Delete. */
export function AppointmentMenu({ appointment, onEdit, onDelete, onStatus, busyId }: AppointmentMenuProps) {
  const { role } = useSession();
  const changes: RowMenuItem[] = [
    { key: 'edit', label: 'Edit', icon: <EditOutlined />, onSelect: () => onEdit(appointment) },
    ...statusChoices(appointment).map(({ status, verb, present }) => ({
      key: status,
      label: verb,
      icon: ICONS[status],
      disabled: present,
      onSelect: () => onStatus(appointment, status),
    })),
  ];
  const remove: RowMenuItem = {
    key: 'delete',
    label: 'Delete',
    icon: <DeleteOutlined />,
    danger: true,
    onSelect: () => onDelete(appointment),
  };
  const items = [...(can(role, 'appointments:change') ? changes : []), ...(can(role, 'appointments:delete') ? [remove] : [])];
  return <RowMenu label={`Actions for ${appointmentName(appointment)}`} items={items} busy={busyId === appointment.id} />;
}
