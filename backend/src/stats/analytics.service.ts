import { Injectable } from '@nestjs/common';
import { daysBetween, DEFAULT_ZONE } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { ANALYTICS_DAYS } from '@arogya/domain/stats/figures';
import { boundHospital, type Actor } from '../access/actor';
import { Replica } from '../database/replica';
import { SharedFigures } from '../events/shared-figures';
import type { Analytics, AnalyticsQuery } from './analytics.dto';
import {
  bookings,
  bookingsAtHospital,
  funnel,
  funnelAtHospital,
  hours,
  hoursAtHospital,
  noShows,
  noShowsAtHospital,
  sources,
  sourcesAtHospital,
  type Span,
} from './analytics.sql';

const ofAll = (span: Span) => [bookings(span), funnel(), sources(span), noShows(span), hours(span)] as const;

function ofHospital(span: Span, hospitalId: string, zone: string): ReturnType<typeof ofAll> {
  const there = { ...span, hospitalId };
  return [
    bookingsAtHospital(there),
    funnelAtHospital({ hospitalId }),
    sourcesAtHospital({ ...there, zone }),
    noShowsAtHospital(there),
    hoursAtHospital(there),
  ];
}

/** The figures of the reports' charts, for a span of days: of all hospitals, or of the one to which somebody is bound. */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly replica: Replica,
    private readonly shared: SharedFigures,
  ) {}

  of(who: Actor, { from, to }: AnalyticsQuery): Promise<Analytics> {
    const days = daysBetween(from, to) + 1;
    if (days < 1 || days > ANALYTICS_DAYS) {
      const message = `Please choose 1 to ${ANALYTICS_DAYS} days`;
      throw new Refusal('invalid', { errors: { to: message }, message });
    }
    const hospital = boundHospital(who);
    const zone = who.hospital?.timeZone ?? DEFAULT_ZONE;
    const asked = hospital === null ? ofAll({ from, to }) : ofHospital({ from, to }, hospital, zone);
    return this.shared.of(`analytics ${from} ${to} ${hospital}`, () => this.read(asked));
  }

  /** All in one round trip. */
  private async read(asked: ReturnType<typeof ofAll>): Promise<Analytics> {
    const found = await this.replica.batch(...asked);
    return { bookings: found[0], funnel: found[1], sources: found[2], noShows: found[3], hours: found[4] };
  }
}
