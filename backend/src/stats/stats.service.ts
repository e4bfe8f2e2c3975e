import { Injectable } from '@nestjs/common';
import { DEFAULT_ZONE, dayOf } from '@arogya/domain/clock';
import { changeOf, PENDING_LEADS, PERIOD_DAYS, SPARK_DAYS } from '@arogya/domain/stats/figures';
import { Clock } from '../appointments/clock';
import { Sql } from '../database/sql';
import type { Actor } from '../http/actor';
import type { DashboardStats, ManagementStats } from './stats.dto';
import { DASHBOARD, MANAGEMENT } from './stats.sql';

type Figures = Omit<DashboardStats, 'changes' | 'series'> &
  Record<'doctorsBefore' | 'visitsNow' | 'visitsBefore' | 'leadsNow' | 'leadsBefore', number> &
  Record<'appointmentLine' | 'leadLine', number[]>;

@Injectable()
export class StatsService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** The figures of the main dashboard; an agent's pending leads are his own and the unassigned ones. */
  async dashboard(who: Actor): Promise<DashboardStats> {
    const agent = who.reach === 'all' ? null : who.id;
    const today = dayOf(this.clock.now(), DEFAULT_ZONE);
    const [row] = await this.sql.named<Figures>('dashboard', DASHBOARD, [agent, today, PERIOD_DAYS, SPARK_DAYS, PENDING_LEADS]);
    if (!row) throw new Error('No statistics');
    const { doctorsBefore, visitsNow, visitsBefore, leadsNow, leadsBefore, appointmentLine, leadLine, ...figures } = row;
    return {
      ...figures,
      changes: {
        totalAppointments: changeOf(visitsNow, visitsBefore),
        activeDoctors: changeOf(figures.activeDoctors, doctorsBefore),
        pendingLeads: changeOf(leadsNow, leadsBefore),
      },
      series: { appointments: appointmentLine, leads: leadLine },
    };
  }

  async management(): Promise<ManagementStats> {
    const [row] = await this.sql.named<ManagementStats>('management', MANAGEMENT);
    if (!row) throw new Error('No statistics');
    return row;
  }
}
