import { Injectable } from '@nestjs/common';
import { spanProblem } from '@arogya/domain/appointments/booking-problem';
import { occupies } from '@arogya/domain/appointments/status';
import { isMoved } from '@arogya/domain/appointments/undo';
import { Refusal } from '@arogya/domain/refusal';
import { Sql } from '../../database/sql';
import type { Recipe } from '../../database/transaction';
import { AppointmentNews } from '../appointment-news';
import type { AppointmentRow } from '../appointment-row';
import { endHolds, lockDoctors, timeFacts } from './booking.sql';
import { lockAppointment, writeAgent, writeChange } from './change.sql';
import { DoctorTurns } from './doctor-turns';
import { Problem, Problems } from './problems';
import type { UndoRequest } from './requests';
import { endUndo, undoOf, type UndoRow, type StateBefore } from './undo.sql';
import { fieldsChanged, kindOf, snapshotOf, auditAndEvent } from './write';
import { iso } from '../../iso';

const isTheirs = ({ version, actorId, inTime, orphan }: UndoRow, request: UndoRequest): boolean =>
  version === request.version && actorId === request.undoBy && inTime && !orphan;

/**
 * Takes a change of an appointment back, within its seconds and by who made it. It reads from top to bottom like a booking
 * (docs/adr/0016-booking-recipe.md). The calendar is not asked: the appointment was booked there before.
 */
@Injectable()
export class UndoChange {
  constructor(
    private readonly sql: Sql,
    private readonly turns: DoctorTurns,
    private readonly problems: Problems,
    private readonly news: AppointmentNews,
  ) {}

  /** 409 `undoEnded` when it is too late, somebody else's, or changed since; with `nearest` when somebody has the time by now. */
  async undo(request: UndoRequest): Promise<void> {
    const { id, now, audience } = request;
    const [[kept]] = await this.sql.batch(undoOf({ id, now: iso(now) }));
    if (!kept || !isTheirs(kept, request)) throw new Refusal('undoEnded');
    const { doctorId, startMs: at } = kept.was;
    const recipe = (): Promise<void> => this.sql.recipe((tx) => this.lockReadDecide(tx, request, kept.was));
    await this.problems.answered({ doctorId, at, audience, now }, undefined, () => this.turns.run(doctorId, recipe));
  }

  private async lockReadDecide(tx: Recipe, request: UndoRequest, was: StateBefore): Promise<void> {
    const { id, now, audience } = request;
    const [start, end] = [iso(was.startMs), iso(was.endMs)];
    const [, [row], [kept], [time]] = await tx.read(
      lockDoctors({ doctorIds: [...new Set([request.doctorId, was.doctorId])] }),
      lockAppointment({ id }),
      undoOf({ id, now: iso(now) }),
      timeFacts({ doctorId: was.doctorId, start, end, now: iso(now), except: id, ownHold: null, browser: null }),
    );

    if (!row || !kept || !time || row.version !== request.version || !isTheirs(kept, request)) throw new Refusal('undoEnded');
    const problem = occupies(was.status) ? spanProblem(time, { audience, takeHeld: true }) : null;
    if (problem) throw new Problem(problem);

    const held = occupies(was.status) && time.held !== null;
    await this.write(tx, request, row, { ...row, ...was, version: row.version + 1, updatedMs: now }, held);
  }

  private async write(tx: Recipe, request: UndoRequest, row: AppointmentRow, after: AppointmentRow, held: boolean): Promise<void> {
    const { now, actor, audience, extraStatements = [] } = request;
    const { id, version, patientId, doctorId } = after;
    const moved = isMoved(row, after);
    const fields = fieldsChanged(row, after);
    const kind = kindOf(moved, row.status, after.status);
    await tx.write(
      writeChange(moved, after),
      ...writeAgent(row, after),
      endUndo({ id }),
      ...(held
        ? [endHolds({ ownHold: null, browser: null, doctorId, start: iso(after.startMs), end: iso(after.endMs), overrides: true })]
        : []),
      auditAndEvent({ kind, id, version, now, actor, from: snapshotOf(row), to: snapshotOf(after), patientId, fields, undone: true }),
      // Of what staff change, cancellations alone are news.
      ...(row.status === 'cancelled' || audience === 'public' ? this.news.withdraw(row) : []),
      ...extraStatements,
    );
  }
}
