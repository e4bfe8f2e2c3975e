import '../states/skeleton.css';
import './stat-card.css';
import type { ReactNode } from 'react';
import { formatNumber } from '../look/formats';

interface StatCardProps {
  readonly label: string;
  /** Shown as 0 when missing; undefined together with `loading` shows a placeholder. */
  readonly value: number | string | undefined;
  readonly icon?: ReactNode;
  /** Small line below the value, e.g. a change or 'Today'. */
  readonly hint?: ReactNode;
  readonly tone?: 'primary' | 'info' | 'success' | 'warning' | 'muted' | 'accent';
  readonly loading?: boolean;
  /** Makes the card a button, e.g. a filter. */
  readonly onSelect?: () => void;
  readonly selected?: boolean;
}

/** One figure with its name; with `onSelect` it is a button that filters. */
export function StatCard({ label, value, icon, hint, tone = 'primary', loading = false, onSelect, selected }: StatCardProps) {
  const shown = typeof value === 'string' ? value : formatNumber(value ?? 0);
  const inside = (
    <>
      {icon ? (
        <span className={`ad-stat-icon ad-tone-${tone}`} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <span className="ad-stat-text">
        <span className="ad-stat-label">{label}</span>
        {loading ? (
          <span className="ad-stat-value" role="status" aria-label="Loading">
            <span className="ad-skeleton-line ad-stat-skeleton" />
          </span>
        ) : (
          <strong className="ad-stat-value">{shown}</strong>
        )}
        {hint ? <span className="ad-stat-hint">{hint}</span> : null}
      </span>
    </>
  );
  if (!onSelect) return <div className="ad-stat">{inside}</div>;
  return (
    <button type="button" className="ad-stat ad-stat-button" aria-pressed={selected ?? false} onClick={onSelect}>
      {inside}
    </button>
  );
}

/** Lays four cards in a row, two on a tablet and a phone. */
export const StatRow = ({ children }: { children: ReactNode }) => <div className="ad-stat-row">{children}</div>;

/** The same cards as one line of small ones, in the head of a list: its rows begin higher on the screen. */
export const StatLine = ({ children }: { children: ReactNode }) => <div className="ad-stat-line">{children}</div>;
