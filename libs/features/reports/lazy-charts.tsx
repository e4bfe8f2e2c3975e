import { CHARTS_UNREACHABLE } from '@arogya/domain/stats/report-texts';
import { lazy } from 'react';

/** Shown when a chart's code could not be loaded; the figures do not need it. */
const NoChart = () => <p className="ad-chart-none">{CHARTS_UNREACHABLE}</p>;

const charts = () => import('./charts');

export const BookingsChart = lazy(() =>
  charts().then(
    ({ BookingsChart: chart }) => ({ default: chart }),
    () => ({ default: NoChart }),
  ),
);
export const RankingChart = lazy(() =>
  charts().then(
    ({ RankingChart: chart }) => ({ default: chart }),
    () => ({ default: NoChart }),
  ),
);
