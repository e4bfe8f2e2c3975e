import { Injectable } from '@nestjs/common';
import { instantFrom } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { DATE_REQUIRED } from '@arogya/domain/appointments/rules';
import { Sql } from '../database/sql';
import type { Statement } from '../database/statement';
import { statementName } from '../database/statement-name';
import { Where } from '../database/where';
import { boundHospital, isIntegration, type Actor } from '../access/actor';
import { ExternalIds } from '../external-ids/external-ids';
import { naming } from '../external-ids/external-ids.sql';
import { assertNotErased, externalIdColumn } from '../external-ids/named-rows';
import { assertAssignable } from '../users/assignable';
import { requestKey } from '../idempotency/idempotency';
import { assertFresh } from '../http/if-match';
import type { Appointment, CreateAppointment, UpdateAppointment } from './appointment.dto';
import { APPOINTMENT_JOINS, appointmentColumns, toAppointment, type AppointmentRow } from './appointment-row';
import { assertChangeable, symptomsFor, visibleTo } from './appointments.scope';
import { ArchiveAppointment } from './booking/archive';
import { BookAppointment, type BookingResult } from './booking/book';
import { ChangeAppointment } from './booking/change';
import type { ChangeRequest } from './booking/requests';
import { UndoChange } from './booking/undo';
import { Clock } from './clock';

const MOST_TRIES = 3;

/** What is written with a change, by the version that it makes. */
type ExtraStatements = (version: number) => readonly Statement[];
const nothing: ExtraStatements = () => [];

/** What is written beside the fields of a change: the external id that was sent, by these statements. */
interface ChangeExtras {
  readonly externalId: string | null | undefined;
  readonly name: readonly Statement[];
  readonly extra: ExtraStatements;
}

/** One appointment at a time, always within the actor's scope. */
@Injectable()
export class AppointmentsService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly booking: BookAppointment,
    private readonly changes: ChangeAppointment,
    private readonly archive: ArchiveAppointment,
    private readonly undos: UndoChange,
    private readonly externalIds: ExternalIds,
  ) {}

  async find(who: Actor, id: string): Promise<Appointment> {
    const where = this.one(who, id);
    const columns = `${appointmentColumns(symptomsFor(who))}${externalIdColumn(who, 'appointment', 'a.id', where)}`;
    const text = `select ${columns} from appointments a ${APPOINTMENT_JOINS} ${where.text}`;
    const [row] = await this.sql.named<AppointmentRow>(statementName('appointment', text), text, where.params);
    if (!row) throw new Refusal('notFound');
    return toAppointment(row);
  }

  async create(who: Actor, body: CreateAppointment, key: string | null): Promise<BookingResult> {
    const { externalId } = body;
    const booked = await this.externalIds.claimed(who, 'appointment', externalId, () => this.book(who, body, key));
    return readsLess(who) ? { ...booked, appointment: await this.find(who, booked.appointment.id) } : booked;
  }

  private book(who: Actor, body: CreateAppointment, key: string | null): Promise<BookingResult> {
    return this.booking.book({
      audience: 'staff',
      doctorId: body.doctorId,
      at: instantOf(body.appointmentDate),
      now: this.clock.now(),
      actor: who,
      patientId: body.patientId,
      agentId: who.role === 'agent' ? who.id : null,
      notes: body.notes ?? null,
      hospitalId: boundHospital(who),
      byIntegration: isIntegration(who),
      takeHeld: body.takeHeld ?? false,
      confirm: body.confirm ?? false,
      key: requestKey(`createAppointment:${who.id}`, key, body),
      extraStatements: ({ appointmentId: id }) =>
        naming({ integrationId: who.id, entity: 'appointment', id }, body.externalId ?? undefined),
    });
  }

  /** Without a version, the change is applied on top of whatever is there. */
  async change(
    who: Actor,
    id: string,
    { externalId, ...body }: UpdateAppointment,
    version: number | null,
    extra: ExtraStatements = nothing,
  ): Promise<Appointment> {
    const name = naming({ integrationId: who.id, entity: 'appointment', id }, externalId);
    const change = (): Promise<Appointment> => this.changeFields(who, id, body, version, { name, externalId, extra });
    return this.externalIds.claimed(who, 'appointment', externalId, change);
  }

  private async changeFields(
    who: Actor,
    id: string,
    { takeHeld, ...body }: ChangedFields,
    version: number | null,
    { name, externalId, extra }: ChangeExtras,
  ): Promise<Appointment> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const current = await this.find(who, id);
      const sent = fieldsOf(body, current);
      assertChangeable(who, sent);
      assertFresh(current, version, sent);
      assertNotErased(current.patient.phone, externalId);
      const change = changeOf(sent, current);
      if (Object.keys(change).length === 0) return name.length === 0 ? current : this.nameAlone(who, id, name);
      if (change.agentId) await assertAssignable(this.sql, change.agentId, { field: 'agentId', ofHospital: current.hospitalId });
      const hospitalId = boundHospital(who);
      const asking = { id, known: knownOf(current), now: this.clock.now(), actor: who, hospitalId } as const;
      const request = { ...asking, audience: 'staff', takeHeld: takeHeld ?? false, hold: null } as const;
      const written = { undoBy: isIntegration(who) ? null : who.id, extraStatements: [...name, ...extra(current.version + 1)] };
      const changed = await this.changes.change({ ...request, ...change, ...written });
      if (changed) return readsLess(who) ? this.find(who, id) : changed;
    }
    throw new Refusal('busy');
  }

  /** Gives or takes an external id where nothing else changes: the appointment keeps its version. */
  private async nameAlone(who: Actor, id: string, name: readonly Statement[]): Promise<Appointment> {
    await this.sql.batch(...name);
    return this.find(who, id);
  }

  /** Takes the caller's own change back, within its seconds; `version` is the one that the change made. */
  async undo(who: Actor, id: string, version: number, extra: ExtraStatements = nothing): Promise<Appointment> {
    const { doctorId } = await this.find(who, id);
    const asking = { id, version, doctorId, now: this.clock.now(), actor: who, audience: 'staff', undoBy: who.id } as const;
    await this.undos.undo({ ...asking, extraStatements: extra(version + 1) });
    return this.find(who, id);
  }

  /** Archives it: out of every list, and its time is free again. */
  async remove(who: Actor, id: string, version: number | null): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      assertFresh(await this.find(who, id), version);
      if (await this.archive.archive({ id, version, now: this.clock.now(), actor: who })) return;
    }
    throw new Refusal('busy');
  }

  /** Restores a deleted appointment. If it occupied time, it must get that time again: 409 when it is taken. */
  async restore(who: Actor, id: string): Promise<Appointment> {
    const where = visibleTo(who, new Where('a.archived_at is not null').and('a.id = ?', id));
    const text = `select a.doctor_id as "doctorId", a.start_at as "start" from appointments a ${where.text}`;
    const row = await this.sql.one<{ doctorId: string; start: Date }>(text, where.params);
    if (!row) throw new Refusal('notFound');
    await this.archive.restore({ id, doctorId: row.doctorId, at: row.start.getTime(), now: this.clock.now(), actor: who });
    return this.find(who, id);
  }

  private one(who: Actor, id: string): Where {
    return visibleTo(who, new Where('a.archived_at is null').and('a.id = ?', id));
  }
}

type ChangedFields = Omit<UpdateAppointment, 'externalId'>;
type UpdateFields = Partial<Record<Exclude<keyof ChangedFields, 'takeHeld'>, string | null>>;

/** Whoever reads less of an appointment than a recipe answers, or what only their own statement tells. */
const readsLess = (who: Actor): boolean => boundHospital(who) !== null || isIntegration(who);

/** Start of a date that has been validated, in ms since 1970. */
function instantOf(date: string): number {
  const at = instantFrom(date);
  if (at === null) throw new Refusal('invalid', { errors: { appointmentDate: DATE_REQUIRED }, message: DATE_REQUIRED });
  return at;
}

const knownOf = ({ version, doctorId, appointmentDate, endsAt }: Appointment): ChangeRequest['known'] => ({
  version,
  doctorId,
  at: Date.parse(appointmentDate),
  end: Date.parse(endsAt),
});

/** The fields that were sent. An empty status counts as not sent, and the same instant is the same date however it is written. */
function fieldsOf({ status, ...body }: Omit<ChangedFields, 'takeHeld'>, current: Appointment): UpdateFields {
  const sent: UpdateFields = { ...(status ? { status } : {}), ...body };
  const same = body.appointmentDate !== undefined && instantFrom(body.appointmentDate) === instantFrom(current.appointmentDate);
  return same ? { ...sent, appointmentDate: current.appointmentDate } : sent;
}

/** Those of the sent fields that differ from the appointment as it is now. */
function changeOf(
  sent: UpdateFields,
  current: Appointment,
): Pick<ChangeRequest, 'status' | 'notes' | 'feedback' | 'doctorId' | 'agentId' | 'language' | 'at'> {
  const differing = Object.entries(sent).filter(([field, value]) => current[field as keyof UpdateFields] !== value);
  const { appointmentDate, ...change } = Object.fromEntries(differing);
  return { ...change, ...(appointmentDate ? { at: instantOf(appointmentDate) } : {}) };
}
