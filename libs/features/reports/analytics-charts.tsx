import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { APPOINTMENT_STATUS, APPOINTMENT_STATUSES } from '@arogya/domain/appointments/status';
import { NO_APPOINTMENTS_FOUND } from '@arogya/domain/appointments/texts';
import { LEAD_STATUS } from '@arogya/domain/leads/status';
import { NO_LEADS_FOUND } from '@arogya/domain/leads/texts';
import { CHARTS, NO_NO_SHOWS } from '@arogya/domain/stats/report-texts';
import { formatCount, formatNumber } from '@arogya/ui/look/formats';
import { bookingBars } from './booking-bars';
import { BOOKING_GROUPS } from './booking-groups';
import { ChartPanel } from './chart-panel';
import { FiguresTable } from './figures-table';
import { busiestOf, heatOf } from './heat';
import { HeatTable } from './heat-table';
import { BookingsChart, RankingChart } from './lazy-charts';
import { funnelOf, noShowBars, percentOf, sourceBars } from './rankings';
import type { ShownAnalytics } from './use-reports';

const Legend = () => (
  <ul className="ad-chart-legend">
    {BOOKING_GROUPS.map(({ key, label }) => (
      <li key={key} data-group={key}>
        {label}
      </li>
    ))}
  </ul>
);

export function BookingsPanel({ data, span }: ShownAnalytics) {
  const bars = bookingBars(data.bookings, span);
  const total = bars.reduce((sum, bar) => sum + bar.total, 0);
  const completed = bars.reduce((sum, bar) => sum + bar.completed, 0);
  const rows = bars.map(({ name, of, total: all }) => [
    name,
    ...APPOINTMENT_STATUSES.map((status) => formatNumber(of[status])),
    formatNumber(all),
  ]);
  const columns = ['Days', ...APPOINTMENT_STATUSES.map((status) => APPOINTMENT_STATUS[status].label), 'All'];
  return (
    <ChartPanel
      name="bookings"
      empty={total === 0 ? NO_APPOINTMENTS_FOUND : undefined}
      extra={<Legend />}
      says={
        <>
          <strong>{formatNumber(total)}</strong> appointments, {percentOf(completed, total)} of them completed
        </>
      }
      table={<FiguresTable label={CHARTS.bookings.title} columns={columns} rows={rows} />}
    >
      <BookingsChart bars={bars} label={CHARTS.bookings.title} />
    </ChartPanel>
  );
}

export function FunnelPanel({ data }: ShownAnalytics) {
  const { total, lost, steps } = funnelOf(data.funnel);
  const rows = steps.map(({ name, value, now }) => [name, formatNumber(now), formatNumber(value), percentOf(value, total)]);
  const table = [...rows, [LEAD_STATUS.lost.label, formatNumber(lost), formatNumber(lost), percentOf(lost, total)]];
  return (
    <ChartPanel
      name="funnel"
      empty={total === 0 ? NO_LEADS_FOUND : undefined}
      says={
        <>
          <strong>{percentOf(steps.at(-1)?.value ?? 0, total)}</strong> of {formatCount(total)} leads converted, {percentOf(lost, total)}{' '}
          were lost
        </>
      }
      table={<FiguresTable label={CHARTS.funnel.title} columns={['Status', 'Now', 'Reached', 'Of all leads']} rows={table} />}
    >
      <RankingChart bars={steps} label={CHARTS.funnel.title} tone="primary" notes={96} />
    </ChartPanel>
  );
}

export function SourcesPanel({ data }: ShownAnalytics) {
  const bars = sourceBars(data.sources);
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const rows = bars.map(({ name, value }) => [name, formatNumber(value), percentOf(value, total)]);
  return (
    <ChartPanel
      name="sources"
      empty={total === 0 ? NO_LEADS_FOUND : undefined}
      says={
        <>
          <strong>{formatNumber(total)}</strong> new leads, most of them from {bars[0]?.name}
        </>
      }
      table={<FiguresTable label={CHARTS.sources.title} columns={['Source', 'Leads', 'Share']} rows={rows} />}
    >
      <RankingChart bars={bars} label={CHARTS.sources.title} tone="info" notes={84} />
    </ChartPanel>
  );
}

export function NoShowsPanel({ data }: ShownAnalytics) {
  const rows = data.noShows.map(({ fullName, noShows, appointments }) => [
    doctorName(fullName),
    formatNumber(noShows),
    formatNumber(appointments),
    percentOf(noShows, appointments),
  ]);
  const missed = data.noShows.reduce((sum, { noShows }) => sum + noShows, 0);
  return (
    <ChartPanel
      name="noShows"
      empty={rows.length === 0 ? NO_NO_SHOWS : undefined}
      says={
        <>
          <strong>{formatNumber(missed)}</strong> missed with these doctors
        </>
      }
      table={<FiguresTable label={CHARTS.noShows.title} columns={['Doctor', 'Missed', 'Of appointments', 'Share']} rows={rows} />}
    >
      <RankingChart bars={noShowBars(data.noShows)} label={CHARTS.noShows.title} tone="warning" notes={112} />
    </ChartPanel>
  );
}

export function HoursPanel({ data }: ShownAnalytics) {
  const busiest = busiestOf(data.hours);
  return (
    <ChartPanel
      name="hours"
      empty={busiest ? undefined : NO_APPOINTMENTS_FOUND}
      says={
        busiest ? (
          <>
            Busiest: <strong>{busiest.when}</strong>, {formatNumber(busiest.appointments)} appointments
          </>
        ) : null
      }
    >
      <HeatTable rows={heatOf(data.hours)} />
    </ChartPanel>
  );
}
