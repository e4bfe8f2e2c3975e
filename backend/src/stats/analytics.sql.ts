import { NO_SHOWS_OF } from '@arogya/domain/stats/figures';
import { prepared } from '../database/statement';
import type { Analytics } from './analytics.dto';

type Rows<K extends keyof Analytics> = Analytics[K][number];

export type Span = { from: string; to: string };
/** Days of a hospital, on its clock. */
export type SpanAtHospital = Span & { hospitalId: string };

const bookingsFrom = (table: string): string =>
  `select day, status, appointments from ${table} where day between :from and :to and appointments > 0`;

export const bookings = prepared<Rows<'bookings'>, Span>('report-bookings', `${bookingsFrom('appointment_days')} order by day, status`);

export const bookingsAtHospital = prepared<Rows<'bookings'>, SpanAtHospital>(
  'report-bookings-at-hospital',
  `${bookingsFrom('appointment_counters')} and hospital_id = :hospitalId order by day, status`,
);

const funnelFrom = (counters: string): string =>
  `select status, sum(leads)::int as leads from ${counters} group by status having sum(leads) > 0 order by status`;

export const funnel = prepared<Rows<'funnel'>>('report-funnel', funnelFrom('lead_totals'));

export const funnelAtHospital = prepared<Rows<'funnel'>, { hospitalId: string }>(
  'report-funnel-at-hospital',
  funnelFrom('lead_counters where hospital_id = :hospitalId'),
);

const sourcesFrom = (source: string, leads: string, from: string): string => `
select case ${source} when '' then 'Unknown' else ${source} end as source, ${leads}::int as leads from ${from} group by 1 order by 2 desc, 1`;

export const sources = prepared<Rows<'sources'>, Span>(
  'report-sources',
  sourcesFrom('source', 'sum(leads)', 'lead_days where day between :from and :to'),
);

/** Counted, since those of one hospital in some days are few rows of an index. */
export const sourcesAtHospital = prepared<Rows<'sources'>, SpanAtHospital & { zone: string }>(
  'report-sources-at-hospital',
  sourcesFrom(
    `coalesce(source, '')`,
    'count(*)',
    `leads where hospital_id = :hospitalId and archived_at is null
     and created_at >= :from::date::timestamp at time zone :zone and created_at < (:to::date + 1)::timestamp at time zone :zone`,
  ),
);

const noShowsFrom = (missed: string, all: string, from: string): string => `
select d.id as "doctorId", d.full_name as "fullName", counted."noShows", counted.appointments
from (
  select doctor_id, ${missed}::int as "noShows", ${all}::int as appointments from ${from} group by doctor_id
  having ${missed} > 0 and ${all} >= ${NO_SHOWS_OF}
) counted join doctors d on d.id = counted.doctor_id
order by counted."noShows"::numeric / counted.appointments desc, counted."noShows" desc, d.full_name, d.id limit 10`;

export const noShows = prepared<Rows<'noShows'>, Span>(
  'report-no-shows',
  noShowsFrom('sum(no_shows)', 'sum(completed + no_shows)', 'doctor_days where day between :from and :to'),
);

/** What an index alone answers (migration 6): a row of it for each appointment of the hospital in these days. */
const AT_HOSPITAL = 'appointments where hospital_id = :hospitalId and day between :from and :to and archived_at is null';

/** Of doctors at this hospital, wherever they are now: a day of a doctor says nothing of where it was. */
export const noShowsAtHospital = prepared<Rows<'noShows'>, SpanAtHospital>(
  'report-no-shows-at-hospital',
  noShowsFrom(`count(*) filter (where status = 'no_show')`, 'count(*)', `${AT_HOSPITAL} and status in ('completed', 'no_show')`),
);

const hoursFrom = (from: string): string => `
select extract(isodow from day)::int as weekday, hour, sum(appointments)::int as appointments from ${from}
group by 1, 2 having sum(appointments) > 0 order by 1, 2`;

export const hours = prepared<Rows<'hours'>, Span>('report-hours', hoursFrom('appointment_hours where day between :from and :to'));

/** By day and start first, which costs a row less than its weekday does. */
export const hoursAtHospital = prepared<Rows<'hours'>, SpanAtHospital>(
  'report-hours-at-hospital',
  hoursFrom(
    `(select day, left(time_slot, 2)::int as hour, count(*) as appointments from ${AT_HOSPITAL} and status <> 'cancelled'
      group by day, time_slot) starts`,
  ),
);
