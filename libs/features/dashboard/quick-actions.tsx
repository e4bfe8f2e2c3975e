import './quick-actions.css';
import { Panel } from '@arogya/ui/panel';
import type { ReactNode } from 'react';

export interface QuickAction {
  readonly label: string;
  readonly icon: ReactNode;
  /** The one that is done most. */
  readonly first?: boolean;
  readonly run: () => void;
}

/** What somebody does all day, each one thumb away. */
export function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  return (
    <Panel title="Quick Actions">
      <div className="ad-quick">
        {actions.map(({ label, icon, first, run }) => (
          <button key={label} type="button" onClick={run} data-first={first || undefined}>
            <span aria-hidden="true">{icon}</span>
            {label}
          </button>
        ))}
      </div>
    </Panel>
  );
}
