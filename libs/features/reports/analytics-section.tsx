import { ANALYTICS_FAILED } from '@arogya/domain/stats/report-texts';
import type { DayRange } from '@arogya/features/times/day-range';
import { sentenceOf } from '@arogya/platform';
import { ErrorState, StaleNotice } from '@arogya/ui/states/error-state';
import { Panel } from '@arogya/ui/cards/panel';
import { BookingsPanel, FunnelPanel, HoursPanel, NoShowsPanel, SourcesPanel } from './analytics-charts';
import type { ShownAnalytics, useReports } from './use-reports';

interface AnalyticsSectionProps {
  readonly span: DayRange;
  /** The analytics to show: those of these days, or the previous ones while these are loading. */
  readonly shown: ShownAnalytics | null;
  readonly analytics: ReturnType<typeof useReports>['analytics'];
}

/** Placeholders for the charts. */
const Waiting = () => (
  <div className="ad-report-grid" role="status" aria-label="Loading analytics">
    {['bookings', 'funnel', 'sources', 'noShows', 'hours'].map((name) => (
      <div key={name} className={`ad-chart ad-chart-${name}`}>
        <Panel>
          <div className="ad-chart-wait ad-skeleton-line" />
        </Panel>
      </div>
    ))}
  </div>
);

/** The charts of the chosen days, or why there are none. */
export function AnalyticsSection({ span, shown, analytics }: AnalyticsSectionProps) {
  const { error, isFetching: fetching } = analytics;
  const onRetry = (): void => void analytics.refetch();
  const current = shown?.span.from === span.from && shown.span.to === span.to;
  const failure = error ? sentenceOf(error, ANALYTICS_FAILED) : null;
  if (failure && !current)
    return (
      <Panel>
        <ErrorState text={failure} onRetry={onRetry} retrying={fetching} />
      </Panel>
    );
  if (!shown) return <Waiting />;
  return (
    <>
      {failure ? <StaleNotice text={failure} onRetry={onRetry} retrying={fetching} /> : null}
      <div className="ad-report-grid" aria-busy={fetching} data-waiting={fetching && !current ? '' : undefined}>
        <BookingsPanel {...shown} />
        <FunnelPanel {...shown} />
        <SourcesPanel {...shown} />
        <NoShowsPanel {...shown} />
        <HoursPanel {...shown} />
      </div>
    </>
  );
}
