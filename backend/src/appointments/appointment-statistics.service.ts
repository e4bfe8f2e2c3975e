import { Injectable } from '@nestjs/common';
import { addDays, dayOf } from '@arogya/domain/clock';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { Sql } from '../database/sql';
import { SharedFigures } from '../events/shared-figures';
import { ownHospital, type Actor } from '../access/actor';
import type { AppointmentStats } from './appointment.dto';
import { Clock } from './clock';

export interface AppointmentFigures extends AppointmentStats {
  readonly total: number;
  readonly confirmedToday: number;
}

/** In every zone a day begins at a quarter of an hour. */
const QUARTER_MS = 900_000;

/** From the kept counters, never from the table itself. Today is today at each hospital. */
const FIGURES = `
select day_of.today, day_of."completedToday", day_of."confirmedToday", in_all.total, in_all.pending, in_all.cancelled
from (
  select coalesce(sum(c.appointments), 0)::int as today,
    coalesce(sum(c.appointments) filter (where c.status = 'completed'), 0)::int as "completedToday",
    coalesce(sum(c.appointments) filter (where c.status = 'confirmed'), 0)::int as "confirmedToday"
  from appointment_counters c left join hospitals h on h.id = c.hospital_id
  where c.day between $2 and $3 and c.day = ($4::timestamptz at time zone coalesce(h.time_zone, '${DEFAULT_ZONE}'))::date
    and ($1::uuid is null or c.hospital_id = $1)
) day_of, (
  select coalesce(sum(t.appointments), 0)::int as total,
    coalesce(sum(t.appointments) filter (where t.status = 'pending'), 0)::int as pending,
    coalesce(sum(t.appointments) filter (where t.status = 'cancelled'), 0)::int as cancelled
  from appointment_totals t where $1::uuid is null or t.hospital_id = $1
) in_all`;

/** How many appointments have which status, of one hospital or of all. */
@Injectable()
export class AppointmentStatisticsService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly shared: SharedFigures,
  ) {}

  async stats(who: Actor): Promise<AppointmentStats> {
    const { today, pending, completedToday, cancelled } = await this.figures(who.scope === 'all' ? null : ownHospital(who));
    return { today, pending, completedToday, cancelled };
  }

  figures(hospitalId: string | null): Promise<AppointmentFigures> {
    const now = this.clock.now();
    return this.shared.of(`appointments ${hospitalId} ${Math.floor(now / QUARTER_MS)}`, () => this.read(hospitalId, now));
  }

  private async read(hospitalId: string | null, now: number): Promise<AppointmentFigures> {
    const day = dayOf(now, 'UTC');
    const params = [hospitalId, addDays(day, -1), addDays(day, 1), new Date(now).toISOString()];
    const [row] = await this.sql.named<AppointmentFigures>('appointment-figures', FIGURES, params);
    return row ?? { today: 0, pending: 0, completedToday: 0, cancelled: 0, total: 0, confirmedToday: 0 };
  }
}
