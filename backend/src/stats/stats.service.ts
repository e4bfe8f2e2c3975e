import { Injectable } from '@nestjs/common';
import { addDays, DEFAULT_ZONE, dayOf, type Day } from '@arogya/domain/clock';
import { changeOf, isTooFew, PENDING_LEADS, PERIOD_DAYS, SPARK_DAYS } from '@arogya/domain/stats/figures';
import { Clock } from '../appointments/clock';
import { Sql } from '../database/sql';
import type { Statement } from '../database/statement';
import { SharedFigures } from '../events/shared-figures';
import { boundHospital, type Actor } from '../access/actor';
import type { DashboardStats, ManagementStats } from './stats.dto';
import {
  commonFigures,
  figuresOfHospital,
  management,
  pendingAtHospital,
  pendingOfAgent,
  pendingOfAll,
  pendingOfHospital,
  type ByDay,
  type PendingLeads,
} from './stats.sql';

/** The days of a line, today last. */
const lastDays = (today: Day): Day[] => Array.from({ length: SPARK_DAYS }, (_, n) => addDays(today, n + 1 - SPARK_DAYS));

/** All that stands on days after this one; '' is before every day. */
const after = (byDay: ByDay, day: Day): number => Object.entries(byDay).reduce((sum, [one, n]) => (one > day ? sum + n : sum), 0);

/** How many there were at the end of each day of the line, from how many there are, and how they changed by the day. */
function endsOf(now: number, byDay: ByDay, line: readonly Day[]): number[] {
  let left = now - after(byDay, line.at(-1) ?? '');
  const ends = line.toReversed().map((day) => {
    const end = left;
    left -= byDay[day] ?? 0;
    return end;
  });
  return ends.toReversed();
}

function pendingOf(period: Parameters<typeof pendingOfAll>[0], agent: string | null, hospitalId: string | null): Statement<PendingLeads> {
  if (hospitalId === null) return agent === null ? pendingOfAll(period) : pendingOfAgent({ ...period, agent });
  return agent === null ? pendingOfHospital({ ...period, hospitalId }) : pendingAtHospital({ ...period, agent, hospitalId });
}

@Injectable()
export class StatsService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly shared: SharedFigures,
  ) {}

  /** The figures of the main dashboard: of all hospitals, or of the own one by its clock; an agent's pending leads are their own and the unassigned ones. */
  async dashboard(who: Actor): Promise<DashboardStats> {
    const agent = who.role === 'agent' ? who.id : null;
    const hospital = boundHospital(who);
    const zone = hospital === null ? DEFAULT_ZONE : (who.hospital?.timeZone ?? DEFAULT_ZONE);
    const today = dayOf(this.clock.now(), zone);
    const [row, pending] = await Promise.all([
      this.shared.of(`dashboard ${today} ${hospital}`, () => this.common(today, hospital)),
      this.shared.of(`pending leads ${today} ${agent} ${hospital}`, () => this.pendingLeads(today, agent, hospital)),
    ]);
    return {
      ...row.figures,
      pendingLeads: pending.leads,
      changes: { ...row.changes, pendingLeads: pending.change },
      series: { ...row.series, leads: pending.line },
    };
  }

  management(): Promise<ManagementStats> {
    return this.shared.of('management', () => this.only(management()));
  }

  /** What is the same for everybody, or for everybody of a hospital. */
  private async common(today: Day, hospitalId: string | null) {
    const period = { today, days: PERIOD_DAYS };
    const read = hospitalId === null ? commonFigures(period) : figuresOfHospital({ ...period, hospitalId });
    const { doctorsBefore, days, ...figures } = await this.only(read);
    const { totalAppointments, activeDoctors } = figures;
    const newer = after(days, addDays(today, -PERIOD_DAYS));
    const line = lastDays(today);
    return {
      figures: { ...figures, todayAppointments: days[today] ?? 0 },
      changes: {
        totalAppointments: changeOf(newer, after(days, '') - newer),
        activeDoctors: changeOf(activeDoctors, doctorsBefore),
      },
      series: { appointments: line.map((day) => days[day] ?? 0), total: endsOf(totalAppointments, days, line) },
    };
  }

  private async pendingLeads(today: Day, agent: string | null, hospitalId: string | null) {
    const period = { statuses: PENDING_LEADS, today, days: PERIOD_DAYS };
    const { leads, moves, ownBefore } = await this.only(pendingOf(period, agent, hospitalId));
    // Of an agent who had no leads then, the unassigned ones alone would be compared with all that they have now.
    const change = ownBefore !== null && isTooFew(ownBefore) ? null : changeOf(leads, leads - after(moves, ''));
    return { leads, change, line: endsOf(leads, moves, lastDays(today)) };
  }

  private async only<T extends object>(statement: Statement<T>): Promise<T> {
    const [[row]] = await this.sql.batch(statement);
    if (!row) throw new Error('No statistics');
    return row;
  }
}
