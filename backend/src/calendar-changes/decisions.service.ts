import { Injectable } from '@nestjs/common';
import { UNDO_MS } from '@arogya/domain/appointments/undo';
import { decisionFrom, problemOfDecision } from '@arogya/domain/calendars/decision-rules';
import type { Preference } from '@arogya/domain/calendars/proposals';
import { Refusal } from '@arogya/domain/refusal';
import { boundHospital, type Actor } from '../access/actor';
import { Clock } from '../appointments/clock';
import { showing } from '../audit/shown';
import { Sql, type Tx } from '../database/sql';
import { AffectedAppointments } from './affected.service';
import type { CalendarChangeDetails, ChangePreview, DecideAffected, DecisionOf } from './calendar-change.dto';
import { hospitalOfChange } from './calendar-changes.sql';
import { decide, decidedBy, takeDecisionsBack } from './decisions.sql';
import { detailsOf, peopleIn } from './details';
import { clearKept, markKept } from './kept';

/** Without a version: as the appointment is now. */
type DecisionRequest = DecideAffected & { readonly appointmentId: string; readonly version: number | null };

/** The hospital of a change; 404 when it is not the actor's to see. */
async function seen(db: Pick<Tx | Sql, 'batch'>, who: Actor, id: string): Promise<{ readonly hospitalId: string | null }> {
  const [[change]] = await db.batch(hospitalOfChange({ id, hospitalId: boundHospital(who) }));
  if (!change) throw new Refusal('notFound');
  return change;
}

/** Decisions about what a change has left open, or what could not be settled: proposed, made, taken back. */
@Injectable()
export class AffectedDecisions {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly affected: AffectedAppointments,
  ) {}

  /** Other places for what waits, as the calendars are now. */
  async proposals(who: Actor, id: string, preference: Preference | undefined): Promise<ChangePreview> {
    const now = this.clock.now();
    const { hospitalId } = await seen(this.sql, who, id);
    const { found, more } = await this.affected.waiting(
      this.sql,
      { changeId: id, bound: boundHospital(who) },
      { hospitalId, now, preference },
    );
    const appointments = found.map(({ shown }) => shown);
    return showing({ appointments, more }, ...peopleIn(appointments));
  }

  /** Decides about one appointment, as it is now. */
  decideOne(who: Actor, id: string, appointmentId: string, body: DecideAffected): Promise<CalendarChangeDetails> {
    const problem = problemOfDecision({ ...body });
    if (problem) throw new Refusal('invalid', { errors: { [body.act === 'reassign' ? 'doctorId' : 'at']: problem }, message: problem });
    return this.sql.transaction(who, async (db) => {
      const decided = await this.write(db, who, id, [{ ...body, appointmentId, version: null }]);
      if (decided === 0) throw new Refusal('notFound');
      return detailsOf(db, id, boundHospital(who), this.clock.now());
    });
  }

  /** Decides about many at once. One that was changed since, or about which nobody has to decide, stays as it is. */
  decide(who: Actor, id: string, decisions: readonly DecisionOf[]): Promise<CalendarChangeDetails> {
    return this.sql.transaction(who, async (db) => {
      await this.write(db, who, id, decisions);
      return detailsOf(db, id, boundHospital(who), this.clock.now());
    });
  }

  /** Takes own decisions back, all of them or none; what somebody else has decided stays. */
  undo(who: Actor, id: string, appointmentIds: readonly string[]): Promise<CalendarChangeDetails> {
    return this.sql.transaction(who, async (db) => {
      const now = this.clock.now();
      await seen(db, who, id);
      const [back, left] = await db.batch(
        takeDecisionsBack({ changeId: id, appointmentIds, who: who.id, now: new Date(now) }),
        decidedBy({ changeId: id, appointmentIds, who: who.id }),
      );
      if (back.length === 0 || left.length > 0) throw new Refusal('undoEnded');
      const ids = back.map(({ appointmentId }) => appointmentId);
      await clearKept(db, ids, now);
      return detailsOf(db, id, boundHospital(who), now);
    });
  }

  private async write(db: Tx, who: Actor, id: string, decisions: readonly DecisionRequest[]): Promise<number> {
    const now = this.clock.now();
    await seen(db, who, id);
    const rows = decisions.map((one) => ({ id: one.appointmentId, version: one.version, decision: decisionFrom({ ...one }) }));
    const [decided] = await db.batch(
      decide({
        changeId: id,
        bound: boundHospital(who),
        decisions: JSON.stringify(rows),
        who: who.id,
        now: new Date(now),
        dueAt: new Date(now + UNDO_MS),
      }),
    );
    const kept = new Set(decisions.filter(({ act }) => act === 'keep').map(({ appointmentId }) => appointmentId));
    const done = decided.map(({ appointmentId }) => appointmentId).filter((one) => kept.has(one));
    await markKept(db, done, now);
    return decided.length;
  }
}
