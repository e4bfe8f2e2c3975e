import { Injectable } from '@nestjs/common';
import { addDays, dayOf, DEFAULT_ZONE } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { byTime, Keyset, type SortKeys } from '../database/keyset';
import { Sql } from '../database/sql';
import { Where } from '../database/where';
import type { Actor } from '../http/actor';
import { likePattern, Page } from '../http/page';
import type { Appointment, AppointmentQuery } from './appointment.dto';
import { APPOINTMENT_JOINS, appointmentColumns, toAppointment, type AppointmentRow } from './appointment-row';
import { doctorsVisibleTo, symptomsFor, visibleTo } from './appointments.scope';
import { Clock } from './clock';
import { statementName } from './statement-name';

const SORTS: SortKeys = {
  appointmentDate: byTime('a.start_at'),
  createdAt: byTime('a.created_at'),
  status: { by: 'a.status', type: 'text' },
  number: { by: 'a.number', type: 'integer' },
};

type Row = AppointmentRow & { readonly sortKey?: string };

/** A visit's number as people read it out, 'AD-100001'. */
const NUMBER = /^ad-(\d{1,9})$/iu;

/** Lists of visits, always within the actor's scope; their JSON is made by the database and sent as it is. */
@Injectable()
export class AppointmentListsService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  list(who: Actor, query: AppointmentQuery): Promise<Page<Appointment>> {
    return this.page(who, visible(who), query, '-appointmentDate');
  }

  /** The visits of today, each by the clock of its hospital. */
  today(who: Actor, query: AppointmentQuery): Promise<Page<Appointment>> {
    return this.page(who, isToday(visible(who), this.clock.now()), query, 'appointmentDate');
  }

  /** 404 for a doctor whom the actor may not ask for, as for one that does not exist. */
  async ofDoctor(who: Actor, doctorId: string, query: AppointmentQuery): Promise<Page<Appointment>> {
    const where = doctorsVisibleTo(who, new Where('true').and('d.id = ?', doctorId));
    if (!(await this.sql.one(`select d.id from doctors d ${where.text}`, where.params))) throw new Refusal('notFound');
    return this.page(who, visible(who).and('a.doctor_id = ?', doctorId), query, '-appointmentDate');
  }

  /** An agent asking for another's is told that there is no such list. */
  async ofAgent(who: Actor, agentId: string, query: AppointmentQuery): Promise<Page<Appointment>> {
    if (who.reach === 'scoped' && agentId !== who.id) throw new Refusal('notFound');
    if (!(await this.sql.one('select id from users where id = $1', [agentId]))) throw new Refusal('notFound');
    return this.page(who, new Where('a.archived_at is null').and('a.agent_id = ?', agentId), query, '-appointmentDate');
  }

  private async page(who: Actor, where: Where, query: AppointmentQuery, fallback: string): Promise<Page<Appointment>> {
    filter(where, query);
    const counted = { text: where.text, params: [...where.params] };
    const keyset = new Keyset(query, SORTS, fallback, 'a.id');
    const { text } = keyset.goOn(where);
    const span = `limit ${where.bind(keyset.fetch)} offset ${where.bind(keyset.offset)}`;
    const statement = `select ${appointmentColumns(symptomsFor(who))}, ${keyset.column} from appointments a ${APPOINTMENT_JOINS} ${text} ${keyset.orderBy} ${span}`;
    const rows = await this.sql.named<Row>(statementName('visits', statement), statement, where.params);
    const isWhole = !query.after && rows.length <= query.limit && (rows.length > 0 || keyset.offset === 0);
    const total = isWhole ? keyset.offset + rows.length : await this.sql.count(`from appointments a ${counted.text}`, counted.params);
    const page = keyset.page<Row>(rows, total);
    return new Page<Appointment>((page.rows as readonly Row[]).map(toAppointment), total, page.next);
  }
}

const visible = (who: Actor): Where => visibleTo(who, new Where('a.archived_at is null'));

/** The present day of each hospital; visits without one keep the time of India. */
const TODAY = `(coalesce(a.hospital_id, '00000000-0000-0000-0000-000000000000'), a.day) in (
  select h.id, (?::timestamptz at time zone h.time_zone)::date from hospitals h
  union all select '00000000-0000-0000-0000-000000000000', (?::timestamptz at time zone '${DEFAULT_ZONE}')::date)`;

/** Around `now` it is at most three days somewhere on earth. */
function isToday(where: Where, now: number): Where {
  const day = dayOf(now, 'UTC');
  return where.and('a.day >= ?', addDays(day, -1)).and('a.day <= ?', addDays(day, 1)).and(TODAY, new Date(now).toISOString());
}

function filter(where: Where, { q, status, doctorId, hospitalId, patientId, from, to }: AppointmentQuery): void {
  where
    .and('a.status = ?', status)
    .and('a.doctor_id = ?', doctorId)
    .and('a.hospital_id = ?', hospitalId)
    .and('a.patient_id = ?', patientId);
  if (from && from === to) where.and('a.day = ?', from);
  else {
    // The instants, with a margin for every zone, let the lists by time begin and end where the days do.
    where.and('a.day >= ?', from).and('a.start_at >= ?', from && `${addDays(from, -1)}T00:00:00Z`);
    where.and('a.day <= ?', to).and('a.start_at < ?', to && `${addDays(to, 2)}T00:00:00Z`);
  }
  const number = q ? NUMBER.exec(q.trim())?.[1] : undefined;
  if (number) where.and('a.number = ?', Number(number));
  else if (q) where.and('a.patient_id in (select p.id from patients p where p.search like ?)', likePattern(q));
}
