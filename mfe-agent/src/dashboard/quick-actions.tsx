import { CalendarOutlined, PhoneOutlined, SwapOutlined, UserAddOutlined } from '@ant-design/icons';
import { Panel } from '@arogya/ui/panel';
import type { ReactNode } from 'react';

export type QuickAction = 'book' | 'call' | 'assign' | 'status';

const ACTIONS: readonly (readonly [QuickAction, string, ReactNode])[] = [
  ['book', 'Book Appointment', <CalendarOutlined key="book" />],
  ['call', 'Call Patient', <PhoneOutlined key="call" />],
  ['assign', 'Assign Lead', <UserAddOutlined key="assign" />],
  ['status', 'Update Status', <SwapOutlined key="status" />],
];

/** The four things an agent does all day, each one thumb away. */
export function QuickActions({ onAct }: { onAct: (action: QuickAction) => void }) {
  return (
    <Panel title="Quick Actions">
      <div className="ad-quick">
        {ACTIONS.map(([action, label, icon]) => (
          <button key={action} type="button" onClick={() => onAct(action)} data-first={action === 'book' || undefined}>
            <span aria-hidden="true">{icon}</span>
            {label}
          </button>
        ))}
      </div>
    </Panel>
  );
}
