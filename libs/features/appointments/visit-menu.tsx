import { CheckCircleOutlined, CheckOutlined, CloseCircleOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { can } from '@arogya/domain/access';
import type { AppointmentStatus } from '@arogya/domain/appointments/status';
import { useSession } from '@arogya/platform';
import { RowMenu, type RowMenuItem } from '@arogya/ui/row-menu';
import { statusChoices } from './status-choices';
import { visitName, type Visit } from './visit';

/** What a row, a drawer and a block of the day board can ask of the page. */
export interface VisitActions {
  readonly onEdit: (visit: Visit) => void;
  readonly onDelete: (visit: Visit) => void;
  readonly onStatus: (visit: Visit, status: AppointmentStatus) => void;
  /** The visit that is being changed right now. */
  readonly busyId: string | null;
}

const ICONS = { confirmed: <CheckOutlined />, completed: <CheckCircleOutlined />, cancelled: <CloseCircleOutlined /> };

interface VisitMenuProps extends VisitActions {
  readonly visit: Visit;
}

/** Edit, the status changes, Delete. */
export function VisitMenu({ visit, onEdit, onDelete, onStatus, busyId }: VisitMenuProps) {
  const { role } = useSession();
  const changes: RowMenuItem[] = [
    { key: 'edit', label: 'Edit', icon: <EditOutlined />, onSelect: () => onEdit(visit) },
    ...statusChoices(visit.status).map(({ status, verb, present }) => ({
      key: status,
      label: verb,
      icon: ICONS[status],
      disabled: present,
      onSelect: () => onStatus(visit, status),
    })),
  ];
  const remove: RowMenuItem = { key: 'delete', label: 'Delete', icon: <DeleteOutlined />, danger: true, onSelect: () => onDelete(visit) };
  const items = [...(can(role, 'appointments:change') ? changes : []), ...(can(role, 'appointments:delete') ? [remove] : [])];
  return <RowMenu label={`Actions for ${visitName(visit)}`} items={items} busy={busyId === visit.id} />;
}
