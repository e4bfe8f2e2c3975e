import { CalendarOutlined, CheckCircleOutlined, DeleteOutlined, EditOutlined, EyeOutlined, PhoneOutlined } from '@ant-design/icons';
import type { LeadStatus } from '@arogya/domain/leads/status';
import { RowMenu, type RowMenuItem } from '@arogya/ui/table/row-menu';
import type { Lead } from './lead';
import { useMayWithLeads } from './may';

/** The actions of a row, a drawer and a card of the board. */
export interface LeadActions {
  readonly onOpen: (lead: Lead) => void;
  readonly onEdit: (lead: Lead) => void;
  readonly onBook: (lead: Lead) => void;
  readonly onStatus: (lead: Lead, status: LeadStatus) => void;
  readonly onDelete: (lead: Lead) => void;
  /** The lead that is being changed right now. */
  readonly busyId: string | null;
}

interface LeadMenuProps extends LeadActions {
  readonly lead: Lead;
}

/** The row menu in its fixed order (docs/spec/screens.md), with the entries that this person may use. */
export function LeadMenu({ lead, onOpen, onEdit, onBook, onStatus, onDelete, busyId }: LeadMenuProps) {
  const may = useMayWithLeads();
  const mark = (status: LeadStatus, label: string, icon: RowMenuItem['icon']): RowMenuItem => ({
    key: status,
    label,
    icon,
    disabled: lead.status === status,
    onSelect: () => onStatus(lead, status),
  });
  const entries: readonly (readonly [boolean, RowMenuItem])[] = [
    [true, { key: 'open', label: 'View Details', icon: <EyeOutlined />, onSelect: () => onOpen(lead) }],
    [may.edit, { key: 'edit', label: 'Edit Lead', icon: <EditOutlined />, onSelect: () => onEdit(lead) }],
    [may.book, { key: 'book', label: 'Book Appointment', icon: <CalendarOutlined />, onSelect: () => onBook(lead) }],
    [may.setStatus, mark('contacted', 'Mark Contacted', <PhoneOutlined />)],
    [may.setStatus, mark('converted', 'Mark Converted', <CheckCircleOutlined />)],
    [may.remove, { key: 'delete', label: 'Delete Lead', icon: <DeleteOutlined />, danger: true, onSelect: () => onDelete(lead) }],
  ];
  const items = entries.filter(([allowed]) => allowed).map(([, item]) => item);
  return <RowMenu label={`Actions for ${lead.patientName}`} items={items} busy={busyId === lead.id} />;
}
