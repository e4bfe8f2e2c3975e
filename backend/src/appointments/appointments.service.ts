import { Injectable } from '@nestjs/common';
import { instantFrom } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { Sql } from '../database/sql';
import { Where } from '../database/where';
import { ownHospital, type Actor } from '../http/actor';
import { assertFresh } from '../http/if-match';
import type { Appointment, CreateAppointment, UpdateAppointment } from './appointment.dto';
import { APPOINTMENT_JOINS, appointmentColumns, toAppointment, type AppointmentRow } from './appointment-row';
import { assertChangeable, symptomsFor, visibleTo } from './appointments.scope';
import { DELETED_VISIT, END_HOLDS_OF_VISIT, RESTORE_VISIT } from './booking.sql';
import { BookingService } from './booking.service';
import type { VisitChange } from './booking.types';
import { Clock } from './clock';
import { statementName } from './statement-name';

const MOST_TRIES = 3;
const ORPHAN = 'Its doctor or patient has been deleted. Please restore that record first.';

/** One visit at a time, always within the actor's scope. */
@Injectable()
export class AppointmentsService {
  constructor(
    private readonly sql: Sql,
    private readonly booking: BookingService,
    private readonly clock: Clock,
  ) {}

  async find(who: Actor, id: string): Promise<Appointment> {
    const where = this.one(who, id);
    const text = `select ${appointmentColumns(symptomsFor(who))} from appointments a ${APPOINTMENT_JOINS} ${where.text}`;
    const [row] = await this.sql.named<AppointmentRow>(statementName('appointment', text), text, where.params);
    if (!row) throw new Refusal('notFound');
    return toAppointment(row);
  }

  create(who: Actor, body: CreateAppointment, key: string | null): Promise<Appointment> {
    return this.booking.book({
      audience: 'staff',
      doctorId: body.doctorId,
      at: body.appointmentDate,
      patientId: body.patientId,
      agentId: who.role === 'agent' ? who.id : null,
      notes: body.notes ?? null,
      replay: key === null ? null : { scope: `createAppointment:${who.id}`, key, body },
    });
  }

  /** Without a version, a change that meets another one is made on top of it. */
  async change(who: Actor, id: string, body: UpdateAppointment, version: number | null): Promise<Appointment> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const current = await this.find(who, id);
      const sent = fieldsOf(body, current);
      assertChangeable(who, sent);
      assertFresh(current, version, sent);
      const change = changeOf(sent, current);
      if (Object.keys(change).length === 0) return current;
      const only = who.role === 'hospital_admin' ? ownHospital(who) : null;
      const changed = await this.booking.change(current, change, only);
      if (changed) return who.role === 'hospital_admin' ? this.find(who, id) : changed;
    }
    throw new Refusal('busy');
  }

  /** Archived, out of every list; its time is free again. */
  async remove(who: Actor, id: string): Promise<void> {
    const where = this.one(who, id);
    const now = where.bind(new Date(this.clock.now()).toISOString());
    const rows = await this.sql.query(
      `update appointments a set archived_at = ${now}, updated_at = ${now}, version = a.version + 1 ${where.text} returning a.id`,
      where.params,
    );
    if (rows.length === 0) throw new Refusal('notFound');
  }

  /** Brings a deleted visit back. One that occupied its time must get it again: the database refuses it where the time is taken. */
  async restore(who: Actor, id: string): Promise<Appointment> {
    const where = visibleTo(who, new Where('a.archived_at is not null').and('a.id = ?', id));
    await this.sql.transaction(async (db) => {
      const visit = await db.one<{ doctorId: string; orphan: boolean }>(`${DELETED_VISIT} ${where.text}`, where.params);
      if (!visit) throw new Refusal('notFound');
      if (visit.orphan) throw new Refusal('archived', { message: ORPHAN });
      const now = new Date(this.clock.now()).toISOString();
      await db.query('select lock_time_of($1)', [visit.doctorId]);
      await db.query(END_HOLDS_OF_VISIT, [id, now]);
      await db.query(RESTORE_VISIT, [id, now]);
    });
    return this.find(who, id);
  }

  private one(who: Actor, id: string): Where {
    return visibleTo(who, new Where('a.archived_at is null').and('a.id = ?', id));
  }
}

type Sent = Partial<Record<keyof UpdateAppointment, string | null>>;

/** What was sent; a status of nothing is none, and the same instant is the same date however it is written. */
function fieldsOf({ status, ...body }: UpdateAppointment, current: Appointment): Sent {
  const sent: Sent = { ...(status ? { status } : {}), ...body };
  const same = body.appointmentDate !== undefined && instantFrom(body.appointmentDate) === instantFrom(current.appointmentDate);
  return same ? { ...sent, appointmentDate: current.appointmentDate } : sent;
}

/** What of it differs from the visit as it stands. */
function changeOf(sent: Sent, current: Appointment): VisitChange {
  const differing = Object.entries(sent).filter(([field, value]) => current[field as keyof Sent] !== value);
  const { appointmentDate, ...change } = Object.fromEntries(differing);
  return { ...change, ...(appointmentDate ? { at: appointmentDate } : {}) };
}
