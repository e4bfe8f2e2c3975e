import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { idsIn } from '../paging/ids';
import { Keyset, type SortKeys } from '../paging/keyset';
import { firstFound, pageOf, type FirstFound, type List } from '../paging/list';
import { Sql } from '../database/sql';
import { prepared, type Statement } from '../database/statement';
import { namedStatement } from '../database/statement-name';
import { Where } from '../database/where';
import { boundHospital, isIntegration, type Actor } from '../access/actor';
import { calledSo, externalIdColumn } from '../external-ids/named-rows';
import type { Page, PageQuery } from '../paging/page';
import { AppointmentTotals } from './appointment-totals.service';
import type { Appointment, AppointmentQuery, AppointmentsQuery } from './appointment.dto';
import { appointmentsSought, dayByDay, filtered, isToday, isTodayAt } from './appointment-filters';
import {
  APPOINTMENT_JOINS,
  appointmentColumns,
  bareColumns,
  PATIENT_JOIN,
  toAppointment,
  type AppointmentRow,
  type BareRow,
} from './appointment-row';
import { APPOINTMENT_SORTS, daySorts } from './appointment.sql';
import { doctorsVisibleTo, symptomsFor, visibleTo } from './appointments.scope';
import { Clock } from './clock';
import { ShownNames } from './shown-names';
import { iso } from '../iso';

type AppointmentListPlan = Pick<List, 'where' | 'keyset' | 'rows' | 'kept'> & { readonly ofOneDoctor?: boolean };

const LATEST = '-appointmentDate';

const agentOf = prepared<{ id: string }, { id: string }>('agent', 'select id from users where id = :id');

/** Lists of appointments, always within the actor's scope. */
@Injectable()
export class AppointmentListsService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly totals: AppointmentTotals,
    private readonly names: ShownNames,
  ) {}

  list(who: Actor, query: AppointmentsQuery): Promise<Page<Appointment>> {
    const ids = visible(who).and('a.id = any(?::uuid[])', idsIn(query));
    const where = calledSo(who, ids, 'appointment', 'a.id', query.externalId);
    return this.latestFirst(who, query, { where, kept: query.ids || query.externalId ? null : this.totals.of(who, query) });
  }

  /** The appointments of today, by the time of each hospital. */
  today(who: Actor, query: AppointmentQuery): Promise<Page<Appointment>> {
    const ms = this.clock.now();
    const where = visible(who);
    const ofOneDoctor = who.role === 'doctor';
    const now = `${where.bind(iso(ms))}::timestamptz`;
    const hospital = boundHospital(who);
    if (hospital !== null) isTodayAt(where, now, hospital);
    else isToday(where, now, ms, ofOneDoctor);
    const keyset = new Keyset(query, daySorts(now), 'appointmentDate', 'a.id');
    const rows = who.scope === 'all' ? dayByDay(now, keyset) : null;
    return this.page(who, query, { where, keyset, rows, kept: this.totals.ofToday(who, query), ofOneDoctor });
  }

  /** 404 for a doctor whom the actor may not ask for, as for one that does not exist. */
  async ofDoctor(who: Actor, doctorId: string, query: AppointmentQuery): Promise<Page<Appointment>> {
    const kept = this.totals.of(who, query, doctorId);
    const page = await this.latestFirst(who, query, { where: visible(who).and('a.doctor_id = ?', doctorId), kept, ofOneDoctor: true });
    const where = doctorsVisibleTo(who, new Where('true').and('d.id = ?', doctorId));
    return this.foundOr404(page, namedStatement('doctor', `select d.id from doctors d ${where.text}`, where.params));
  }

  /** An agent who asks for another agent's list gets 404; of the own one an agent of a hospital sees what is of that hospital. */
  async ofAgent(who: Actor, agentId: string, query: AppointmentQuery): Promise<Page<Appointment>> {
    if (who.scope === 'scoped' && agentId !== who.id) throw new Refusal('notFound');
    const where = new Where('a.archived_at is null').and('a.agent_id = ?', agentId).and('a.hospital_id = ?', boundHospital(who));
    const page = await this.latestFirst(who, query, { where, kept: null });
    return this.foundOr404(page, agentOf({ id: agentId }));
  }

  /** Whoever has appointments that the actor sees is there; only of an empty page it must be asked. */
  private async foundOr404(page: Page<Appointment>, owner: Statement<object>): Promise<Page<Appointment>> {
    if (page.rows.length > 0) return page;
    if (!(await this.sql.one(owner))) throw new Refusal('notFound');
    return page;
  }

  private latestFirst(who: Actor, query: AppointmentQuery, list: Omit<AppointmentListPlan, 'keyset'>): Promise<Page<Appointment>> {
    const keyset = new Keyset(query, this.sortsOf(query, list.where), LATEST, 'a.id');
    return this.page(who, query, { ...list, keyset });
  }

  /** The orders of a list, which begins at now where it is of one day and in the order of the schedule. */
  private sortsOf(query: AppointmentQuery, where: Where): SortKeys {
    if (!query.from || query.from !== query.to || !isBySchedule(query)) return APPOINTMENT_SORTS;
    const now = `${where.bind(iso(this.clock.now()))}::timestamptz`;
    // What counts the rows has no order, and no use for a value that stands there alone.
    where.add(`${now} is not null`);
    return daySorts(now);
  }

  /** The first that a search in their list finds. */
  firstFound(who: Actor, query: PageQuery): FirstFound<Appointment> {
    const keyset = new Keyset(query, APPOINTMENT_SORTS, LATEST, 'a.id');
    const list = listOf(who, query, this.clock.now(), { where: visible(who), keyset });
    const whole = { columns: appointmentColumns(symptomsFor(who)), joins: APPOINTMENT_JOINS };
    return firstFound<AppointmentRow, Appointment>({ ...list, ...whole }, toAppointment);
  }

  private async page(who: Actor, query: AppointmentQuery, shown: AppointmentListPlan): Promise<Page<Appointment>> {
    const page = await pageOf<BareRow>(this.sql, listOf(who, query, this.clock.now(), shown));
    return page.map(await this.names.completing(page.rows));
  }
}

const isBySchedule = ({ sort }: PageQuery): boolean => sort === 'schedule' || sort === '-schedule';

const listOf = (who: Actor, query: AppointmentQuery, now: number, { where, ofOneDoctor, ...list }: AppointmentListPlan): List => ({
  table: 'appointments',
  alias: 'a',
  columns: isIntegration(who)
    ? (bound) => `${bareColumns(symptomsFor(who))}${externalIdColumn(who, 'appointment', 'a.id', bound)}`
    : bareColumns(symptomsFor(who)),
  joins: PATIENT_JOIN,
  where: filtered(where, query, now, ofOneDoctor),
  search: appointmentsSought(query.q),
  plannedOnce: ofOneDoctor ?? false,
  ...list,
});

const visible = (who: Actor): Where => visibleTo(who, new Where('a.archived_at is null'));
