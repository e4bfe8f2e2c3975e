import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { Keyset } from '../paging/keyset';
import { pageOf } from '../paging/list';
import { Sql } from '../database/sql';
import { Where } from '../database/where';
import type { Actor } from '../access/actor';
import type { Page } from '../paging/page';
import { AppointmentTotals } from './appointment-totals.service';
import type { Appointment, AppointmentQuery, AppointmentsQuery } from './appointment.dto';
import { appointmentsSought, dayByDay, filtered, isToday } from './appointment-filters';
import { APPOINTMENT_JOINS, appointmentColumns, toAppointment, type AppointmentRow } from './appointment-row';
import { APPOINTMENT_SORTS } from './appointment.sql';
import { doctorsVisibleTo, symptomsFor, visibleTo } from './appointments.scope';
import { Clock } from './clock';

type Total = (() => Promise<number>) | null;

/** Lists of appointments, always within the actor's scope. */
@Injectable()
export class AppointmentListsService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly totals: AppointmentTotals,
  ) {}

  list(who: Actor, query: AppointmentsQuery): Promise<Page<Appointment>> {
    const where = visible(who).and('a.id = any(?::uuid[])', query.ids?.split(','));
    return this.page(who, where, query, '-appointmentDate', query.ids ? null : this.totals.of(who, query));
  }

  /** The appointments of today, by the time of each hospital. */
  today(who: Actor, query: AppointmentQuery): Promise<Page<Appointment>> {
    const now = this.clock.now();
    const where = isToday(visible(who), now);
    return this.page(who, where, query, 'appointmentDate', this.totals.ofToday(who, query), who.role === 'doctor' ? null : now);
  }

  /** 404 for a doctor whom the actor may not ask for, as for one that does not exist. */
  async ofDoctor(who: Actor, doctorId: string, query: AppointmentQuery): Promise<Page<Appointment>> {
    const where = doctorsVisibleTo(who, new Where('true').and('d.id = ?', doctorId));
    if (!(await this.sql.one(`select d.id from doctors d ${where.text}`, where.params))) throw new Refusal('notFound');
    const total = this.totals.of(who, query, doctorId);
    return this.page(who, visible(who).and('a.doctor_id = ?', doctorId), query, '-appointmentDate', total);
  }

  /** An agent who asks for another agent's list gets 404. */
  async ofAgent(who: Actor, agentId: string, query: AppointmentQuery): Promise<Page<Appointment>> {
    if (who.scope === 'scoped' && agentId !== who.id) throw new Refusal('notFound');
    if (!(await this.sql.one('select id from users where id = $1', [agentId]))) throw new Refusal('notFound');
    return this.page(who, new Where('a.archived_at is null').and('a.agent_id = ?', agentId), query, '-appointmentDate', null);
  }

  private async page(
    who: Actor,
    where: Where,
    query: AppointmentQuery,
    fallback: string,
    kept: Total,
    today: number | null = null,
  ): Promise<Page<Appointment>> {
    const keyset = new Keyset(query, APPOINTMENT_SORTS, fallback, 'a.id');
    const page = await pageOf<AppointmentRow>(this.sql, {
      table: 'appointments',
      alias: 'a',
      columns: appointmentColumns(symptomsFor(who)),
      joins: APPOINTMENT_JOINS,
      where: filtered(where, query),
      search: appointmentsSought(query.q),
      rows: today === null ? null : dayByDay(today, keyset),
      keyset,
      kept,
    });
    return page.map(toAppointment);
  }
}

const visible = (who: Actor): Where => visibleTo(who, new Where('a.archived_at is null'));
