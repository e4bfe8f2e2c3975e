import { Injectable } from '@nestjs/common';
import { daysBetween } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { ANALYTICS_DAYS } from '@arogya/domain/stats/figures';
import { Sql } from '../database/sql';
import { SharedFigures } from '../events/shared-figures';
import type { Analytics, AnalyticsQuery } from './analytics.dto';

const BOOKINGS = `
select day, status, sum(appointments)::int as visits from appointment_counters
where day between $1 and $2 group by day, status having sum(appointments) > 0 order by day, status`;

const FUNNEL = `select status, sum(leads)::int as leads from lead_counters group by status having sum(leads) > 0 order by status`;

const SOURCES = `
select case source when '' then 'Unknown' else source end as source, sum(leads)::int as leads from lead_days
where day between $1 and $2 group by 1 order by 2 desc, 1`;

/** Both read the span's appointments through the index on (start_at): one more day on each side covers every zone. */
const SPAN = `
from appointments a
where a.archived_at is null and a.start_at >= $1::date - 1 and a.start_at < $2::date + 2 and a.day between $1 and $2`;

const NO_SHOWS = `
select d.id as "doctorId", d.full_name as "fullName", counted."noShows", counted.visits
from (
  select a.doctor_id, count(*) filter (where a.status = 'no_show')::int as "noShows", count(*)::int as visits
  ${SPAN} and a.status in ('completed', 'no_show') group by a.doctor_id
) counted join doctors d on d.id = counted.doctor_id
where counted."noShows" > 0 order by counted."noShows" desc, d.full_name limit 10`;

const HOURS = `
select extract(isodow from a.day)::int as weekday, left(a.time_slot, 2)::int as hour, count(*)::int as visits
${SPAN} and a.status <> 'cancelled' group by 1, 2 order by 1, 2`;

/** The figures of the reports' charts, for a span of days. */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly sql: Sql,
    private readonly shared: SharedFigures,
  ) {}

  of({ from, to }: AnalyticsQuery): Promise<Analytics> {
    const days = daysBetween(from, to) + 1;
    if (days < 1 || days > ANALYTICS_DAYS) {
      const message = `Please choose 1 to ${ANALYTICS_DAYS} days`;
      throw new Refusal('invalid', { errors: { to: message }, message });
    }
    return this.shared.of(`analytics ${from} ${to}`, () => this.read([from, to]));
  }

  private async read(span: readonly [string, string]): Promise<Analytics> {
    const [bookings, funnel, sources, noShows, hours] = await Promise.all([
      this.sql.named<Analytics['bookings'][number]>('report-bookings', BOOKINGS, span),
      this.sql.named<Analytics['funnel'][number]>('report-funnel', FUNNEL),
      this.sql.named<Analytics['sources'][number]>('report-sources', SOURCES, span),
      this.sql.named<Analytics['noShows'][number]>('report-no-shows', NO_SHOWS, span),
      this.sql.named<Analytics['hours'][number]>('report-hours', HOURS, span),
    ]);
    return { bookings, funnel, sources, noShows, hours };
  }
}
