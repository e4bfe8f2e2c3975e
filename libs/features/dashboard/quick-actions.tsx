import './quick-actions.css';
import { Panel } from '@arogya/ui/cards/panel';
import type { ReactNode } from 'react';

export interface QuickAction {
  readonly label: string;
  readonly icon: ReactNode;
  /** The most frequent one. */
  readonly first?: boolean;
  readonly run: () => void;
}

/** Large buttons for what people do all day, easy to reach with a thumb. */
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
