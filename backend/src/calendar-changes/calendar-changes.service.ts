import { Injectable } from '@nestjs/common';
import { UNDO_MS } from '@arogya/domain/appointments/undo';
import { MOST_AFFECTED } from '@arogya/domain/calendars/change';
import { decisionFrom } from '@arogya/domain/calendars/decision-rules';
import type { Decision } from '@arogya/domain/calendars/proposals';
import { Refusal } from '@arogya/domain/refusal';
import { boundHospital, type Actor } from '../access/actor';
import { lockDoctors } from '../appointments/booking/booking.sql';
import { Clock } from '../appointments/clock';
import { showing } from '../audit/shown';
import { Sql, type Tx } from '../database/sql';
import { newId } from '../database/uuid';
import { once, type AnswerOrReplay } from '../idempotency/idempotency';
import { doctorsOfTarget, lockHospitalOfTarget } from './affected.sql';
import { AffectedAppointments, type AffectedWithProposals } from './affected.service';
import type { AffectedState } from './calendar-change.entity';
import { closeAllowedAgain } from './allowed-again';
import type {
  CalendarChangeDetails,
  CalendarChangeSummary,
  ChangePreview,
  DecisionOf,
  MakeChange,
  PreviewChange,
} from './calendar-change.dto';
import {
  changesOfAll,
  changesOfHospital,
  dropAffected,
  insertAffected,
  insertChange,
  lockChange,
  takeBackChange,
} from './calendar-changes.sql';
import { openAllowed } from './decisions.sql';
import { detailsOf, peopleIn } from './details';
import { clearKept, markKept } from './kept';
import { changeOf, type Target } from './target';
import { takeBack, writeChange } from './write-change';

interface DecidedRow {
  readonly id: string;
  readonly version: number;
  readonly decision: Decision | null;
  readonly state: AffectedState;
}

/** Changes of calendars with the appointments that they affect: seen before, decided about, taken back. */
@Injectable()
export class CalendarChanges {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly affected: AffectedAppointments,
  ) {}

  /** What the change would affect, with proposals. Nothing is written. */
  async preview(who: Actor, { change: typed, preference }: PreviewChange): Promise<ChangePreview> {
    const now = this.clock.now();
    const { change, target } = await changeOf(this.sql, who, typed, now);
    const found = seenOf(who, await this.affected.of(this.sql, change, target, now, preference ?? undefined));
    const appointments = found.slice(0, MOST_AFFECTED).map(({ shown }) => shown);
    return showing({ appointments, more: found.length > MOST_AFFECTED }, ...peopleIn(appointments));
  }

  /**
   * Makes the change. From here on nothing can be booked into it. Its appointments are found anew under the locks of their
   * doctors: one that was booked or changed since somebody decided about it is open, never guessed.
   */
  make(who: Actor, { change: typed, decisions }: MakeChange, key: string | null): Promise<AnswerOrReplay<CalendarChangeDetails>> {
    return this.sql.transaction(who, (db) =>
      once(
        db,
        { scope: `makeCalendarChange:${who.id}`, key, body: { typed, decisions } },
        async () => {
          const now = this.clock.now();
          const { change, target } = await changeOf(db, who, typed, now);
          const doctors = await lockTarget(db, target);
          const found = await this.affected.of(db, change, target, now);
          const startsAt = new Date(now + UNDO_MS);
          const was = await writeChange(db, change, new Date(now));
          const id = newId();
          await closeAllowedAgain(db, doctors, now, id);
          const place = { hospitalId: target.hospitalId, doctorId: target.doctorId };
          const made = { madeBy: who.id, madeAt: new Date(now), startsAt };
          await db.batch(insertChange({ id, kind: change.kind, ...place, change, was, ...made }));
          const mine = new Set(seenOf(who, found).map(({ row }) => row.id));
          const own = (decisions ?? []).filter(({ appointmentId }) => mine.has(appointmentId));
          const rows = decidedRows(found, who.role === 'doctor' ? [] : own);
          if (rows.length > 0) await db.batch(insertAffected({ changeId: id, rows: JSON.stringify(rows), dueAt: startsAt }));
          const kept = rows.filter(({ state }) => state === 'done').map((row) => row.id);
          await markKept(db, kept, now);
          return detailsOf(db, id, boundHospital(who), this.clock.now());
        },
        (id) => detailsOf(db, id, boundHospital(who), this.clock.now()),
      ),
    );
  }

  /** Takes the whole change back, in its first seconds and by whoever made it. */
  takeBack(who: Actor, id: string): Promise<void> {
    return this.sql.transaction(who, async (db) => {
      const now = this.clock.now();
      const at = new Date(now);
      const [[row]] = await db.batch(lockChange({ id, now: at }));
      if (!row || row.madeBy !== who.id) throw new Refusal('notFound');
      if (row.over) throw new Refusal('undoEnded');
      const doctors = await lockTarget(db, row);
      await takeBack(db, row.change, row.was);
      const [, dropped, opened] = await db.batch(
        takeBackChange({ id, now: at }),
        dropAffected({ changeId: id }),
        openAllowed({ changeId: id, doctorIds: doctors, now: at }),
      );
      const ids = (rows: readonly { appointmentId: string }[]) => rows.map(({ appointmentId }) => appointmentId);
      await clearKept(db, ids(dropped), now);
      await markKept(db, ids(opened.filter(({ kept }) => kept)), now);
    });
  }

  async list(who: Actor, onlyOpen: boolean): Promise<CalendarChangeSummary[]> {
    const [hospitalId, now] = [boundHospital(who), new Date(this.clock.now())];
    const [rows] = await this.sql.batch(
      hospitalId === null ? changesOfAll({ onlyOpen, now }) : changesOfHospital({ onlyOpen, now, hospitalId }),
    );
    return rows;
  }

  one(who: Actor, id: string): Promise<CalendarChangeDetails> {
    return detailsOf(this.sql, id, boundHospital(who), this.clock.now());
  }
}

/** Of affected appointments those that somebody sees: a doctor who has moved has some at the hospital of before. */
function seenOf(who: Actor, found: readonly AffectedWithProposals[]): readonly AffectedWithProposals[] {
  const bound = boundHospital(who);
  return bound === null ? found : found.filter(({ row }) => row.hospitalId === bound);
}

/** Locks every doctor concerned, in the order in which bookings lock them, behind a hospital of which all are; answers their ids. */
async function lockTarget(db: Tx, { doctorId, hospitalId }: Pick<Target, 'doctorId' | 'hospitalId'>): Promise<string[]> {
  if (doctorId === null) await db.batch(lockHospitalOfTarget({ hospitalId }));
  const [doctors] = await db.batch(doctorsOfTarget({ doctorId, hospitalId }));
  const ids = doctors.map(({ id }) => id);
  await db.batch(lockDoctors({ doctorIds: ids }));
  return ids;
}

/** What is decided about an appointment as it is now is carried out; everything else is open. */
function decidedRows(found: readonly AffectedWithProposals[], decisions: readonly DecisionOf[]): DecidedRow[] {
  const byId = new Map(decisions.map((one) => [one.appointmentId, one]));
  return found.map(({ row: { id, version } }) => {
    const decided = byId.get(id);
    if (!decided || decided.version !== version) return { id, version, decision: null, state: 'open' };
    const decision = decisionFrom({ ...decided });
    return { id, version, decision, state: decision.act === 'keep' ? 'done' : 'ready' };
  });
}
