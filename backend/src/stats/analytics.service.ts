import { Injectable } from '@nestjs/common';
import { daysBetween } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { ANALYTICS_DAYS, NO_SHOWS_OF } from '@arogya/domain/stats/figures';
import { Sql } from '../database/sql';
import { prepared } from '../database/statement';
import { SharedFigures } from '../events/shared-figures';
import type { Analytics, AnalyticsQuery } from './analytics.dto';

type Rows<K extends keyof Analytics> = Analytics[K][number];

type Span = { from: string; to: string };

const bookings = prepared<Rows<'bookings'>, Span>(
  'report-bookings',
  `select day, status, appointments from appointment_days
   where day between :from and :to and appointments > 0 order by day, status`,
);

const funnel = prepared<Rows<'funnel'>>(
  'report-funnel',
  `select status, sum(leads)::int as leads from lead_totals group by status having sum(leads) > 0 order by status`,
);

const sources = prepared<Rows<'sources'>, Span>(
  'report-sources',
  `select case source when '' then 'Unknown' else source end as source, sum(leads)::int as leads from lead_days
   where day between :from and :to group by 1 order by 2 desc, 1`,
);

const noShows = prepared<Rows<'noShows'>, Span>(
  'report-no-shows',
  `select d.id as "doctorId", d.full_name as "fullName", counted."noShows", counted.appointments
   from (
     select doctor_id, sum(no_shows)::int as "noShows", sum(completed + no_shows)::int as appointments
     from doctor_days where day between :from and :to group by doctor_id
     having sum(no_shows) > 0 and sum(completed + no_shows) >= ${NO_SHOWS_OF}
   ) counted join doctors d on d.id = counted.doctor_id
   order by counted."noShows"::numeric / counted.appointments desc, counted."noShows" desc, d.full_name, d.id limit 10`,
);

const hours = prepared<Rows<'hours'>, Span>(
  'report-hours',
  `select extract(isodow from day)::int as weekday, hour, sum(appointments)::int as appointments
   from appointment_hours where day between :from and :to group by 1, 2 having sum(appointments) > 0 order by 1, 2`,
);

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
    return this.shared.of(`analytics ${from} ${to}`, () => this.read({ from, to }));
  }

  /** All in one round trip. */
  private async read(span: Span): Promise<Analytics> {
    const asked = [bookings(span), funnel(), sources(span), noShows(span), hours(span)] as const;
    const found = await this.sql.batch(...asked);
    return { bookings: found[0], funnel: found[1], sources: found[2], noShows: found[3], hours: found[4] };
  }
}
