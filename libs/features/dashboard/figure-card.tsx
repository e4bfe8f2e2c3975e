import { AGAINST_BEFORE } from '@arogya/domain/stats/figures';
import { Link } from '@arogya/platform';
import { formatNumber } from '@arogya/ui/look/formats';
import type { ReactNode } from 'react';

const [WIDTH, HEIGHT, EDGE] = [96, 28, 2];

/** The last days of a figure as a small line. Its meaning is also given in words and numbers beside it. */
function SparkLine({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const most = Math.max(...values, 1);
  // A large figure that hardly changes would be a level line: it is plotted from its least value.
  const least = Math.min(...values) > most / 2 ? Math.min(...values) - 1 : 0;
  const step = (WIDTH - 2 * EDGE) / (values.length - 1);
  const points = values.map(
    (value, index) => [EDGE + index * step, HEIGHT - EDGE - ((value - least) / (most - least)) * (HEIGHT - 2 * EDGE)] as const,
  );
  const line = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const [lastX, lastY] = points.at(-1) ?? [0, 0];
  return (
    <svg className="ad-spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true" focusable="false">
      <polygon points={`${EDGE},${HEIGHT} ${line} ${lastX.toFixed(1)},${HEIGHT}`} />
      <polyline points={line} />
      <circle cx={lastX} cy={lastY} r="2.2" />
    </svg>
  );
}

export interface Figure {
  readonly label: string;
  readonly value: number;
  /** '+12%', 'New', 'Today'. */
  readonly change: string;
  /** What the change compares with. */
  readonly against?: string;
  /** A fall is good news, as of people who wait. */
  readonly fewerIsBetter?: boolean;
  readonly icon: ReactNode;
  readonly tone: 'primary' | 'info' | 'accent' | 'warning';
  readonly line?: readonly number[] | undefined;
  /** The list of what it counts; null when the user may not open it. */
  readonly to: string | null;
}

function trendOf(change: string, fewerIsBetter: boolean): 'good' | 'bad' | 'level' {
  if (!/^[+-]/u.test(change)) return 'level';
  return change.startsWith('-') === fewerIsBetter ? 'good' : 'bad';
}

/** A figure of the main dashboard: its value, its change, its last 14 days; it opens the list of what it counts. */
export function FigureCard({ label, value, change, against = AGAINST_BEFORE, fewerIsBetter = false, icon, tone, line, to }: Figure) {
  const trend = trendOf(change, fewerIsBetter);
  const inside = (
    <>
      <span className="ad-figure-head">
        <span className="ad-stat-label">{label}</span>
        <span className={`ad-stat-icon ad-tone-${tone}`} aria-hidden="true">
          {icon}
        </span>
      </span>
      <strong className="ad-stat-value">{formatNumber(value)}</strong>
      <span className="ad-figure-foot">
        <span className="ad-figure-change" data-trend={trend} {...(trend === 'level' ? {} : { title: against })}>
          {change}
        </span>
        {line ? <SparkLine values={line} /> : null}
      </span>
    </>
  );
  if (!to) return <div className="ad-stat ad-figure">{inside}</div>;
  return (
    <Link to={to} className="ad-stat ad-stat-button ad-figure">
      {inside}
    </Link>
  );
}

/** Shown while a figure is loading. */
export const FigureSkeleton = () => (
  <div className="ad-stat ad-figure" role="status" aria-label="Loading statistics">
    <span className="ad-skeleton-line" style={{ width: '60%', height: 14 }} />
    <span className="ad-skeleton-line" style={{ width: '40%', height: 26, marginBlock: 10 }} />
    <span className="ad-skeleton-line" style={{ width: '80%', height: 20 }} />
  </div>
);
