import './states.css';
import { InboxOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** Such as 'No appointments found' (docs/spec/messages.md). */
  readonly text: string;
  readonly hint?: ReactNode;
  /** The action to offer. */
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
}

export function EmptyState({ text, hint, action, icon = <InboxOutlined /> }: EmptyStateProps) {
  return (
    <div className="ad-state">
      <span className="ad-state-icon" aria-hidden="true">
        {icon}
      </span>
      <p className="ad-state-title">{text}</p>
      {hint ? <p className="ad-state-hint">{hint}</p> : null}
      {action ? <div className="ad-state-action">{action}</div> : null}
    </div>
  );
}
