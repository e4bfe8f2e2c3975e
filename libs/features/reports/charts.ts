/** Everything that needs the chart library, in one chunk. */
export { BookingsChart } from './bookings-chart';
export { RankingChart } from './ranking-chart';
