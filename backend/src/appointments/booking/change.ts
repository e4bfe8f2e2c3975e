import { Injectable } from '@nestjs/common';
import { spanProblem, timeProblem } from '@arogya/domain/appointments/booking-problem';
import { occupies } from '@arogya/domain/appointments/status';
import { MINUTE } from '@arogya/domain/clock';
import { saidAfter } from '@arogya/domain/links/said';
import { Sql } from '../../database/sql';
import type { Recipe } from '../../database/transaction';
import type { Appointment } from '../appointment.dto';
import { toAppointment, type AppointmentRow } from '../appointment-row';
import { Calendars, type KnownCalendar } from '../calendars';
import { endHolds, lockDoctors, timeFacts } from './booking.sql';
import { lockAppointment, writeAgent, writeChange } from './change.sql';
import { DoctorTurns } from './doctor-turns';
import { Problem, Problems } from './problems';
import type { ChangeRequest, VisitorHold } from './requests';
import { keepForUndo } from './undo.sql';
import { fieldsChanged, kindOf, snapshotOf, auditAndEvent, wallOf } from './write';
import { iso } from '../../iso';

/** Whether its doctor or its time changes: then the calendar must offer the new start. */
const moves = ({ known, doctorId, at }: ChangeRequest): boolean =>
  (doctorId !== undefined && doctorId !== known.doctorId) || (at !== undefined && at !== known.at);

const ownHoldOf = (hold: VisitorHold | null) => ({ ownHold: hold?.id ?? null, browser: hold?.browser ?? null });

/** What stands beside its time and status: as requested, or as it was. */
const fieldsOf = (
  { notes, feedback, agentId, language }: ChangeRequest,
  before: AppointmentRow,
): Pick<AppointmentRow, 'notes' | 'feedback' | 'agentId' | 'language'> => ({
  notes: notes === undefined ? before.notes : notes,
  feedback: feedback === undefined ? before.feedback : feedback,
  agentId: agentId === undefined ? before.agentId : agentId,
  language: language === undefined ? before.language : language,
});

/** Changes, moves, cancels or revives an appointment. It reads from top to bottom like a booking (docs/adr/0016-booking-recipe.md). */
@Injectable()
export class ChangeAppointment {
  constructor(
    private readonly sql: Sql,
    private readonly calendars: Calendars,
    private readonly turns: DoctorTurns,
    private readonly problems: Problems,
  ) {}

  /** Null when the appointment has changed since the caller read it. If the new time cannot be had, it keeps the old one. */
  change(request: ChangeRequest): Promise<Appointment | null> {
    const { known, now, audience } = request;
    const wanted = { doctorId: request.doctorId ?? known.doctorId, at: request.at ?? known.at, audience, now };
    const recipe = async (): Promise<Appointment | null> => {
      const calendar = moves(request) ? await this.calendars.of(wanted.doctorId) : null;
      return this.sql.recipe((tx) => this.lockReadDecide(tx, request, wanted.doctorId, calendar));
    };
    return this.problems.answered(wanted, undefined, () => this.turns.run(wanted.doctorId, recipe));
  }

  private async lockReadDecide(
    tx: Recipe,
    request: ChangeRequest,
    doctorId: string,
    kept: KnownCalendar | null,
  ): Promise<Appointment | null> {
    const { id, known, now, audience, hospitalId, takeHeld, hold } = request;
    const moving = moves(request);
    const at = request.at ?? known.at;
    const end = moving ? at + (kept?.calendar.appointmentMinutes ?? 0) * MINUTE : known.end;
    const [doctors, [row], [time]] = await tx.read(
      lockDoctors({ doctorIds: [...new Set([known.doctorId, doctorId])] }),
      lockAppointment({ id }),
      timeFacts({ doctorId, start: iso(at), end: iso(end), now: iso(now), except: id, ...ownHoldOf(hold) }),
    );

    if (!row || !time || row.version !== known.version || row.doctorId !== known.doctorId) return null;
    const doctor = doctors.find((one) => one.id === doctorId);
    if (!doctor || (moving && (!kept || (hospitalId !== null && doctor.hospitalId !== hospitalId))))
      throw new Problem({ kind: 'unknownDoctor' });
    if (moving && doctor.calendarVersion !== kept?.version) {
      return this.lockReadDecide(tx, request, doctorId, await this.calendars.fresh(doctorId, tx));
    }
    const status = request.status ?? row.status;
    const takesTime = occupies(status) && (moving || !occupies(row.status));
    const problem =
      moving && kept ? timeProblem(kept.calendar, { audience, at, now, takeHeld }, time) : spanProblem(time, { audience, takeHeld });
    if (problem && (takesTime || problem.kind === 'notOffered')) throw new Problem(problem);

    const wall = moving ? wallOf(at, kept?.calendar.zone ?? null) : row;
    const after = { ...row, ...(moving ? { ...doctor, keptDespite: null } : {}), ...wall, id, doctorId, status, startMs: at, endMs: end };
    const held = takesTime && time.held !== null;
    return this.write(tx, request, row, moving ? { ...after, hospitalId: doctor.hospitalId } : after, held);
  }

  private async write(
    tx: Recipe,
    request: ChangeRequest,
    before: AppointmentRow,
    target: AppointmentRow,
    held: boolean,
  ): Promise<Appointment> {
    const { id, now, actor, hold } = request;
    const moved = moves(request);
    const said = saidAfter(request.said === undefined ? before.said : request.said, { moved, status: target.status });
    const after = { ...target, ...fieldsOf(request, before), said, version: before.version + 1, updatedMs: now };
    const { version, patientId, doctorId } = after;
    const kind = kindOf(moved, before.status, after.status);
    const fields = fieldsChanged(before, after);
    await tx.write(
      writeChange(moved, after),
      ...writeAgent(before, after),
      ...(held || hold
        ? [endHolds({ ...ownHoldOf(hold), doctorId, start: iso(after.startMs), end: iso(after.endMs), overrides: held })]
        : []),
      auditAndEvent({ kind, id, version, now, actor, from: snapshotOf(before), to: snapshotOf(after), patientId, fields }),
      ...(request.undoBy === null ? [] : keepForUndo(before, after, request.undoBy, now)),
      ...(request.extraStatements ?? []),
    );
    return toAppointment(after);
  }
}
