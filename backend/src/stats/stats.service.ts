import { Injectable } from '@nestjs/common';
import { DEFAULT_ZONE, dayOf } from '@arogya/domain/clock';
import { changeOf, PENDING_LEADS, PERIOD_DAYS, SPARK_DAYS } from '@arogya/domain/stats/figures';
import { Clock } from '../appointments/clock';
import { Sql } from '../database/sql';
import { plannedOnce, type Statement } from '../database/statement';
import { SharedFigures } from '../events/shared-figures';
import type { Actor } from '../access/actor';
import type { DashboardStats, ManagementStats } from './stats.dto';
import { commonFigures, management, pendingOfAgent, pendingOfAll, type Figures, type Pending } from './stats.sql';

@Injectable()
export class StatsService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly shared: SharedFigures,
  ) {}

  /** The figures of the main dashboard; an agent's pending leads are their own and the unassigned ones. */
  async dashboard(who: Actor): Promise<DashboardStats> {
    const agent = who.scope === 'all' ? null : who.id;
    const today = dayOf(this.clock.now(), DEFAULT_ZONE);
    const [row, pending] = await Promise.all([
      this.shared.of(`dashboard ${today}`, () => this.ofAll(today)),
      this.shared.of(`pending leads ${today} ${agent}`, () => this.pendingLeads(agent, today)),
    ]);
    const { doctorsBefore, appointmentsNow, appointmentsBefore, appointmentLine, laterLine, ...figures } = row;
    return {
      ...figures,
      pendingLeads: pending.leads,
      changes: {
        totalAppointments: changeOf(appointmentsNow, appointmentsBefore),
        activeDoctors: changeOf(figures.activeDoctors, doctorsBefore),
        pendingLeads: changeOf(pending.leads, pending.before),
      },
      series: { appointments: appointmentLine, total: laterLine.map((later) => figures.totalAppointments - later), leads: pending.line },
    };
  }

  management(): Promise<ManagementStats> {
    return this.shared.of('management', () => this.only(management()));
  }

  private ofAll(today: string): Promise<Figures> {
    return this.only(commonFigures(today, PERIOD_DAYS, SPARK_DAYS));
  }

  private pendingLeads(agent: string | null, today: string): Promise<Pending> {
    const asked = [PENDING_LEADS, today, PERIOD_DAYS, SPARK_DAYS] as const;
    return this.only(agent ? pendingOfAgent(...asked, agent) : pendingOfAll(...asked));
  }

  private async only<T extends object>(statement: Statement<T>): Promise<T> {
    const [, [row]] = await this.sql.batch(plannedOnce(), statement);
    if (!row) throw new Error('No statistics');
    return row;
  }
}
