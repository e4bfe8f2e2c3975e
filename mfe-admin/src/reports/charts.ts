/** Everything that needs the chart library, as one chunk. */
export { BookingsChart } from './bookings-chart';
export { RankingChart } from './ranking-chart';
