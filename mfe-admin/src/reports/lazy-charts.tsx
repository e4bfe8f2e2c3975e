import { CHARTS_UNREACHABLE } from '@arogya/domain/stats/report-texts';
import { lazy } from 'react';

/** In the place of a chart whose code did not come: the figures need none. */
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
