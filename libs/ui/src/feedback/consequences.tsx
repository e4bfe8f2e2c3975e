import '../record/record-parts.css';
import { Button } from 'antd';
import type { ReactNode } from 'react';

/** What else follows from a deletion; null lines are still loading. */
export const Consequences = ({ lines, busy = false }: { lines: readonly (string | null)[]; busy?: boolean }) => (
  <ul className="ad-consequences" aria-busy={busy}>
    {lines.map((line) => (line ? <li key={line}>{line}</li> : null))}
  </ul>
);

interface InlineActionProps {
  readonly busy?: boolean;
  readonly onAction: () => void;
  readonly children: ReactNode;
}

/** A button inside a sentence, such as the milder alternative to deleting. */
export const InlineAction = ({ busy = false, onAction, children }: InlineActionProps) => (
  <Button type="link" className="ad-inline-link" disabled={busy} onClick={onAction}>
    {children}
  </Button>
);
