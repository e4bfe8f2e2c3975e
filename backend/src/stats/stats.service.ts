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
  Record<'doctorsBefore' | 'appointmentsNow' | 'appointmentsBefore', number> &
  Record<'appointmentLine' | 'laterLine', number[]>;

/** Pending leads: now, before the period, and at the end of each day of the line. */
interface Pending {
  readonly leads: number;
  readonly before: number;
  readonly line: number[];
}

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
    return this.shared.of('management', () => this.only(this.sql.named<ManagementStats>('management', MANAGEMENT)));
  }

  private ofAll(today: string): Promise<Figures> {
    return this.only(this.sql.named<Figures>('dashboard', DASHBOARD, [today, PERIOD_DAYS, SPARK_DAYS]));
  }

  private pendingLeads(agent: string | null, today: string): Promise<Pending> {
    const params = [agent, PENDING_LEADS, today, PERIOD_DAYS, SPARK_DAYS];
    return this.only(this.sql.named<Pending>('pending-leads', PENDING, params));
  }

  private async only<T>(rows: Promise<T[]>): Promise<T> {
    const [row] = await rows;
    if (!row) throw new Error('No statistics');
    return row;
  }
}
