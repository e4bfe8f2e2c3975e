import { Injectable } from '@nestjs/common';
import { addDays, dayOf } from '@arogya/domain/clock';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { Sql } from '../database/sql';
import { prepared, type Statement } from '../database/statement';
import { namedStatement } from '../database/statement-name';
import { Where } from '../database/where';
import { SharedFigures } from '../events/shared-figures';
import { ownHospital, type Actor } from '../access/actor';
import type { AppointmentStats } from './appointment.dto';
import { isToday } from './appointment-filters';
import { OWN_DOCTOR, visibleTo } from './appointments.scope';
import { Clock } from './clock';
import { iso } from '../iso';

export interface AppointmentFigures extends AppointmentStats {
  readonly confirmedToday: number;
}

type Today = Pick<AppointmentStats, 'today' | 'completedToday'>;

/** In every zone a day begins at a quarter of an hour. */
const QUARTER_MS = 900_000;

const SUMS = [
  'coalesce(sum(t.appointments), 0)::int as total',
  ...(['pending', 'confirmed', 'cancelled'] as const).map(
    (status) => `coalesce(sum(t.appointments) filter (where t.status = '${status}'), 0)::int as ${status}`,
  ),
].join(', ');

/** From the kept counters, never from the table itself. Today is today at each hospital. */
const figuresOf = prepared<AppointmentFigures, { hospitalId: string | null; from: string; to: string; now: string }>(
  'appointment-figures',
  `
select day_of.today, day_of."completedToday", day_of."confirmedToday", in_all.total, in_all.pending, in_all.confirmed, in_all.cancelled
from (
  select coalesce(sum(c.appointments), 0)::int as today,
    coalesce(sum(c.appointments) filter (where c.status = 'completed'), 0)::int as "completedToday",
    coalesce(sum(c.appointments) filter (where c.status = 'confirmed'), 0)::int as "confirmedToday"
  from appointment_counters c left join hospitals h on h.id = c.hospital_id
  where c.day between :from and :to and c.day = (:now::timestamptz at time zone coalesce(h.time_zone, '${DEFAULT_ZONE}'))::date
    and (:hospitalId::uuid is null or c.hospital_id = :hospitalId)
) day_of, (
  select ${SUMS}
  from appointment_totals t where :hospitalId::uuid is null or t.hospital_id = :hospitalId
) in_all`,
);

/** Of the doctor with this account. */
const OF_DOCTOR = prepared<Omit<AppointmentStats, keyof Today>, { userId: string }>(
  'doctor-figures',
  `select ${SUMS} from appointment_totals t where t.doctor_id = (${OWN_DOCTOR.replace('?', ':userId')})`,
);
const NONE: AppointmentStats = { total: 0, today: 0, pending: 0, confirmed: 0, completedToday: 0, cancelled: 0 };

/** How many appointments have which status, of one hospital or of all. */
@Injectable()
export class AppointmentStatisticsService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly shared: SharedFigures,
  ) {}

  async stats(who: Actor): Promise<AppointmentStats> {
    if (who.role === 'doctor') return this.ofDoctor(who);
    const { confirmedToday: _, ...stats } = await this.figures(who.scope === 'all' ? null : ownHospital(who));
    return stats;
  }

  figures(hospitalId: string | null): Promise<AppointmentFigures> {
    const now = this.clock.now();
    return this.shared.of(`appointments ${hospitalId} ${Math.floor(now / QUARTER_MS)}`, () => this.read(hospitalId, now));
  }

  private async read(hospitalId: string | null, now: number): Promise<AppointmentFigures> {
    const day = dayOf(now, 'UTC');
    const row = await this.sql.one(figuresOf({ hospitalId, from: addDays(day, -1), to: addDays(day, 1), now: iso(now) }));
    return row ?? { ...NONE, confirmedToday: 0 };
  }

  private ofDoctor(who: Actor): Promise<AppointmentStats> {
    return this.shared.of(`appointments of ${who.id}`, async () => {
      const [[all], [today]] = await this.sql.batch(OF_DOCTOR({ userId: who.id }), this.todayOf(who));
      return { ...NONE, ...all, ...today };
    });
  }

  /** Counted, since a doctor's day is few rows. */
  private todayOf(who: Actor): Statement<Today> {
    const ms = this.clock.now();
    const where = visibleTo(who, new Where('a.archived_at is null'));
    isToday(where, `${where.bind(iso(ms))}::timestamptz`, ms, true);
    const text = `
      select count(*)::int as today, (count(*) filter (where a.status = 'completed'))::int as "completedToday"
      from appointments a ${where.text}`;
    return namedStatement('doctor-today', text, where.params);
  }
}
