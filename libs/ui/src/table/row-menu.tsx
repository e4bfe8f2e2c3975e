import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';

export interface RowMenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

/** The menu of a row: a button with three dots. `label` names it, e.g. 'Actions for Asha Rao'. */
export function RowMenu({ label, items, busy = false }: { label: string; items: readonly RowMenuItem[]; busy?: boolean }) {
  const entries = items.map(({ onSelect, ...item }) => ({
    ...item,
    onClick: ({ domEvent }: { domEvent: { stopPropagation: () => void } }) => {
      domEvent.stopPropagation();
      onSelect();
    },
  }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens, so that the arrow keys work
    <Dropdown autoFocus menu={{ items: entries }} trigger={['click']} placement="bottomRight">
      <Button type="text" size="small" icon={<EllipsisOutlined />} aria-label={label} aria-haspopup="menu" loading={busy} />
    </Dropdown>
  );
}
