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
import { can, scopeOf } from '@arogya/domain/access';
import { failureOf, toasts, useSession } from '@arogya/platform';
import { useState } from 'react';

function tell(errors: readonly unknown[]): void {
  // A lost session has its own notice, and only one toast is visible at a time.
  if (errors.some((error) => failureOf(error).status === 401)) return;
  if (errors.length === 0) toasts.show({ title: STATISTICS_REFRESHED });
  else toasts.show({ title: REFRESH_FAILED, text: REFRESH_FAILED_TEXT, tone: 'destructive' });
}

/** The clock by which a hospital's administrator reads reports; null for those of all hospitals. */
export function useReportZone(): string | null {
  const { role, user } = useSession();
  return scopeOf(role, 'reports:read') === 'scoped' ? (user?.hospital?.timeZone ?? null) : null;
}

/**
 * The data of the reports, and the Refresh button. The charts are not polled, since that would keep a session awake. What is of no
 * one hospital is asked for administrators alone.
 */
export function useReports(span: DayRange) {
  const { role } = useSession();
  const [seesReference, seesCheck] = [can(role, 'reference:manage'), can(role, 'reports:check')];
  const stats = useDashboardStatsQuery(undefined, POLLED);
  const reference = useManagementStatsQuery(undefined, { ...POLLED, skip: !seesReference });
  const analytics = useReportAnalyticsQuery(span, { refetchOnMountOrArgChange: true });
  const check = useReportFiguresQuery(undefined, { skip: !seesCheck });
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    const answers = await Promise.all([
      stats.refetch(),
      analytics.refetch(),
      ...(seesReference ? [reference.refetch()] : []),
      ...(seesCheck ? [check.refetch()] : []),
    ]);
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
