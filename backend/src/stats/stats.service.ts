import { Injectable } from '@nestjs/common';
import { DEFAULT_ZONE, dayOf } from '@arogya/domain/clock';
import { changeOf, PENDING_LEADS, PERIOD_DAYS, SPARK_DAYS } from '@arogya/domain/stats/figures';
import { Clock } from '../appointments/clock';
import { Sql } from '../database/sql';
import { SharedFigures } from '../events/shared-figures';
import type { Actor } from '../access/actor';
import type { DashboardStats, ManagementStats } from './stats.dto';
import { DASHBOARD, MANAGEMENT, PENDING } from './stats.sql';

type Figures = Omit<DashboardStats, 'changes' | 'series' | 'pendingLeads'> &
  Record<'doctorsBefore' | 'appointmentsNow' | 'appointmentsBefore' | 'leadsNow' | 'leadsBefore', number> &
  Record<'appointmentLine' | 'leadLine', number[]>;

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
    const [row, pendingLeads] = await Promise.all([
      this.shared.of(`dashboard ${today}`, () => this.ofAll(today)),
      this.shared.of(`pending leads ${agent}`, () => this.pendingLeads(agent)),
    ]);
    const { doctorsBefore, appointmentsNow, appointmentsBefore, leadsNow, leadsBefore, appointmentLine, leadLine, ...figures } = row;
    return {
      ...figures,
      pendingLeads,
      changes: {
        totalAppointments: changeOf(appointmentsNow, appointmentsBefore),
        activeDoctors: changeOf(figures.activeDoctors, doctorsBefore),
        pendingLeads: changeOf(leadsNow, leadsBefore),
      },
      series: { appointments: appointmentLine, leads: leadLine },
    };
  }

  management(): Promise<ManagementStats> {
    return this.shared.of('management', () => this.only(this.sql.named<ManagementStats>('management', MANAGEMENT)));
  }

  private ofAll(today: string): Promise<Figures> {
    return this.only(this.sql.named<Figures>('dashboard', DASHBOARD, [today, PERIOD_DAYS, SPARK_DAYS]));
  }

  private async pendingLeads(agent: string | null): Promise<number> {
    const { leads } = await this.only(this.sql.named<{ leads: number }>('pending-leads', PENDING, [agent, PENDING_LEADS]));
    return leads;
  }

  private async only<T>(rows: Promise<T[]>): Promise<T> {
    const [row] = await rows;
    if (!row) throw new Error('No statistics');
    return row;
  }
}
