import { CHARTS, type ChartName } from '@arogya/domain/stats/report-texts';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { Panel } from '@arogya/ui/cards/panel';
import { Suspense, type ReactNode } from 'react';

interface ChartPanelProps {
  readonly name: ChartName;
  /** What the panel says when there is nothing to draw; undefined when there is something. */
  readonly empty?: string | undefined;
  /** The figures summed up in one sentence. */
  readonly says?: ReactNode;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
  readonly table?: ReactNode;
}

/** One chart with its name, its sentence, and its figures as a table below. */
export function ChartPanel({ name, empty, says, extra, children, table }: ChartPanelProps) {
  const { title, about, none } = CHARTS[name];
  return (
    <div className={`ad-chart ad-chart-${name}`}>
      <Panel title={title} subtitle={about} extra={extra}>
        {empty ? (
          <EmptyState text={empty} hint={none} />
        ) : (
          <>
            {says ? <p className="ad-chart-says">{says}</p> : null}
            <Suspense fallback={<div className="ad-chart-wait ad-skeleton-line" role="status" aria-label="Loading the chart" />}>
              {children}
            </Suspense>
            {table}
          </>
        )}
      </Panel>
    </div>
  );
}
