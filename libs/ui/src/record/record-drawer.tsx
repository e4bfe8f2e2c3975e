import './record-drawer.css';
import '../table/cards.css';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useNarrow } from '../look/use-media';

interface RecordDrawerProps {
  readonly open: boolean;
  /** One that is more than a text, such as a number, has a line of its own on a phone. */
  readonly title: ReactNode;
  /** Buttons at the right of the title. */
  readonly extra?: ReactNode;
  readonly footer?: ReactNode;
  readonly width?: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A record beside its list, which keeps its place. Its id is in the address: `const [id, open, close] =
 * useUrlRecord('appointment')` of @arogya/platform.
 */
export function RecordDrawer({ open, title, extra, footer, width = 480, onClose, children }: RecordDrawerProps) {
  const narrow = useNarrow();
  return (
    <Drawer
      open={open}
      title={typeof title === 'string' ? <h2>{title}</h2> : title}
      extra={extra}
      footer={footer}
      size={narrow ? '100%' : width}
      rootClassName={typeof title === 'string' ? 'ad-record-drawer' : 'ad-record-drawer ad-title-below'}
      onClose={onClose}
      destroyOnHidden
    >
      {children}
    </Drawer>
  );
}

/** Name and value pairs inside a drawer or a dialog. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="ad-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
