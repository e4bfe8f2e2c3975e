import { DeleteOutlined, EditOutlined, EyeOutlined } from '@ant-design/icons';
import type { Enquiry } from '@arogya/api/enquiries';
import { RowMenu } from '@arogya/ui/table/row-menu';

/** The actions of a row and the drawer. */
export interface EnquiryActions {
  readonly onOpen: (enquiry: Enquiry) => void;
  readonly onEdit: (enquiry: Enquiry) => void;
  readonly onDelete: (enquiry: Enquiry) => void;
  /** The enquiry that is being deleted right now. */
  readonly busyId: string | null;
}

export function EnquiryMenu({ enquiry, onOpen, onEdit, onDelete, busyId }: EnquiryActions & { readonly enquiry: Enquiry }) {
  const items = [
    { key: 'view', label: 'View Details', icon: <EyeOutlined />, onSelect: () => onOpen(enquiry) },
    { key: 'edit', label: 'Edit', icon: <EditOutlined />, onSelect: () => onEdit(enquiry) },
    { key: 'delete', label: 'Delete', icon: <DeleteOutlined />, danger: true, onSelect: () => onDelete(enquiry) },
  ];
  return <RowMenu label={`Actions for ${enquiry.name}`} items={items} busy={busyId === enquiry.id} />;
}
