import './row-menu.css';
import { EllipsisOutlined, LoadingOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useState, type ReactNode } from 'react';

export interface RowMenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

interface RowMenuProps {
  /** Names the button, e.g. 'Actions for Asha Rao'. */
  readonly label: string;
  readonly items: readonly RowMenuItem[];
  readonly busy?: boolean;
}

/** The menu of a row: a button with three dots. Until it is opened there is the button alone: a list has fifty of them. */
export function RowMenu({ label, items, busy = false }: RowMenuProps) {
  const [open, setOpen] = useState<boolean>();
  const change = (next: boolean): void => setOpen(next && !busy);
  const button = (
    <button
      type="button"
      className="ad-row-menu"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={open ?? false}
      aria-busy={busy}
      {...(open === undefined ? { onClick: () => change(true) } : {})}
    >
      {busy ? <LoadingOutlined /> : <EllipsisOutlined />}
    </button>
  );
  if (open === undefined) return button;
  const entries = items.map(({ onSelect, ...item }) => ({
    ...item,
    onClick: ({ domEvent }: { domEvent: { stopPropagation: () => void } }) => {
      domEvent.stopPropagation();
      onSelect();
    },
  }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens, so that the arrow keys work
    <Dropdown autoFocus menu={{ items: entries }} trigger={['click']} placement="bottomRight" open={open} onOpenChange={change}>
      {button}
    </Dropdown>
  );
}
