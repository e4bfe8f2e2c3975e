import {
  useDashboardStatsQuery,
  useManagementStatsQuery,
  useReportAnalyticsQuery,
  useReportFiguresQuery,
  type Analytics,
} from '@arogya/api/stats';
import { REFRESH_FAILED, REFRESH_FAILED_TEXT, STATISTICS_REFRESHED } from '@arogya/domain/stats/texts';
import type { DayRange } from '@arogya/features/times/day-range';
import { POLLED } from '@arogya/features/stats/polled';
import { failureOf, toasts } from '@arogya/platform';
import { useState } from 'react';

function tell(errors: readonly unknown[]): void {
  // A lost session has its own notice, and only one toast is visible at a time.
  if (errors.some((error) => failureOf(error).status === 401)) return;
  if (errors.length === 0) toasts.show({ title: STATISTICS_REFRESHED });
  else toasts.show({ title: REFRESH_FAILED, text: REFRESH_FAILED_TEXT, tone: 'destructive' });
}

/** The data of the reports, and the Refresh button. The charts are not polled, since that would keep a session awake. */
export function useReports(span: DayRange) {
  const stats = useDashboardStatsQuery(undefined, POLLED);
  const reference = useManagementStatsQuery(undefined, POLLED);
  const analytics = useReportAnalyticsQuery(span, { refetchOnMountOrArgChange: true });
  const check = useReportFiguresQuery();
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    const answers = await Promise.all([stats.refetch(), reference.refetch(), check.refetch(), analytics.refetch()]);
    setRefreshing(false);
    tell(answers.flatMap(({ error }) => (error ? [error] : [])));
  };
  return { stats, reference, check, analytics, shown: useShownAnalytics(span, analytics.currentData), refresh, refreshing };
}

export interface ShownAnalytics {
  readonly span: DayRange;
  readonly data: Analytics;
}

/** The last answer with its days: the charts show it while other days are loading. */
function useShownAnalytics(span: DayRange, data: Analytics | undefined): ShownAnalytics | null {
  const [shown, setShown] = useState<ShownAnalytics | null>(null);
  if (data && shown?.data !== data) setShown({ span, data });
  return shown;
}
