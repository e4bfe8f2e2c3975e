import './record-parts.css';
import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNarrow } from '../look/use-media';

interface DrawerToolsProps {
  /** 'Lead' makes 'Edit Lead' and 'Delete Lead'. */
  readonly noun?: string;
  /** undefined: the user may not. */
  readonly onEdit: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
  readonly deleting?: boolean;
}

/** Edit and Delete at the right of a drawer's title. */
export function DrawerTools({ noun, onEdit, onDelete, deleting = false }: DrawerToolsProps) {
  const narrow = useNarrow();
  const label = (verb: string): string => (noun ? `${verb} ${noun}` : verb);
  return (
    <span className="ad-drawer-tools">
      {onEdit ? (
        <Button icon={<EditOutlined />} onClick={onEdit} {...(narrow ? { 'aria-label': label('Edit') } : {})}>
          {narrow ? null : label('Edit')}
        </Button>
      ) : null}
      {onDelete ? (
        <Button type="text" danger icon={<DeleteOutlined />} aria-label={label('Delete')} loading={deleting} onClick={onDelete} />
      ) : null}
    </span>
  );
}
