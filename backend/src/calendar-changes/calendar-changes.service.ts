import { Injectable } from '@nestjs/common';
import { UNDO_MS } from '@arogya/domain/appointments/undo';
import { MOST_AFFECTED } from '@arogya/domain/calendars/change';
import { decisionFrom, problemOfDecision } from '@arogya/domain/calendars/decision-rules';
import type { Decision } from '@arogya/domain/calendars/proposals';
import { DEFAULT_ZONE, withOffset } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { ownHospital, type Actor } from '../access/actor';
import { lockDoctors } from '../appointments/booking/booking.sql';
import { Clock } from '../appointments/clock';
import { showing } from '../audit/shown';
import { Sql, type Tx } from '../database/sql';
import { newId } from '../database/uuid';
import { once, type Once } from '../idempotency/idempotency';
import { doctorsOfTarget } from './affected.sql';
import { AffectedAppointments, type Found } from './affected.service';
import type { AffectedState } from './calendar-change.entity';
import type {
  CalendarChangeDetails,
  CalendarChangeSummary,
  ChangePreview,
  DecideAffected,
  DecidedAppointment,
  DecisionOf,
  MakeChange,
  PreviewChange,
} from './calendar-change.dto';
import {
  affectedOf,
  changeById,
  changesOfAll,
  changesOfHospital,
  decide,
  dropAffected,
  insertAffected,
  insertChange,
  lockChange,
  takeBackChange,
  type AffectedRow,
} from './calendar-changes.sql';
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
    const found = await this.affected.of(this.sql, change, target, now, preference ?? undefined);
    const appointments = found.slice(0, MOST_AFFECTED).map(({ shown }) => shown);
    return showing({ appointments }, ...peopleIn(appointments));
  }

  /**
   * Makes the change. From here on nothing can be booked into it. Its appointments are found anew under the locks of their
   * doctors: one that was booked or changed since somebody decided about it is open, never guessed.
   */
  make(who: Actor, { change: typed, decisions }: MakeChange, key: string | null): Promise<Once<CalendarChangeDetails>> {
    return this.sql.transaction(who, (db) =>
      once(
        db,
        { scope: `makeCalendarChange:${who.id}`, key, body: { typed, decisions } },
        async () => {
          const now = this.clock.now();
          const { change, target } = await changeOf(db, who, typed, now);
          await lockTarget(db, target);
          const found = await this.affected.of(db, change, target, now);
          const startsAt = new Date(now + UNDO_MS);
          const was = await writeChange(db, change, new Date(now));
          const id = newId();
          const place = [target.hospitalId, target.doctorId] as const;
          await db.batch(insertChange(id, change.kind, ...place, change, was, who.id, new Date(now), startsAt));
          const rows = decidedRows(found, who.role === 'doctor' ? [] : (decisions ?? []));
          if (rows.length > 0) await db.batch(insertAffected(id, JSON.stringify(rows), startsAt));
          return this.details(db, id, null);
        },
        (id) => this.details(db, id, null),
      ),
    );
  }

  /** Takes the whole change back, in its first seconds and by whoever made it. */
  takeBack(who: Actor, id: string): Promise<void> {
    return this.sql.transaction(who, async (db) => {
      const now = new Date(this.clock.now());
      const [[row]] = await db.batch(lockChange(id, now));
      if (!row || row.madeBy !== who.id) throw new Refusal('notFound');
      if (row.over) throw new Refusal('undoEnded');
      await lockTarget(db, row);
      await takeBack(db, row.change, row.was);
      await db.batch(takeBackChange(id, now), dropAffected(id));
    });
  }

  async list(who: Actor, onlyOpen: boolean): Promise<CalendarChangeSummary[]> {
    const [hospitalId, now] = [hospitalOf(who), new Date(this.clock.now())];
    const [rows] = await this.sql.batch(hospitalId === null ? changesOfAll(onlyOpen, now) : changesOfHospital(onlyOpen, now, hospitalId));
    return rows;
  }

  one(who: Actor, id: string): Promise<CalendarChangeDetails> {
    return this.details(this.sql, id, hospitalOf(who));
  }

  /** Decides about one appointment that is open, or could not be settled. */
  decide(who: Actor, id: string, appointmentId: string, body: DecideAffected): Promise<CalendarChangeDetails> {
    return this.sql.transaction(who, async (db) => {
      await this.details(db, id, hospitalOf(who));
      const problem = problemOfDecision({ ...body });
      if (problem) throw new Refusal('invalid', { errors: { [body.act === 'reassign' ? 'doctorId' : 'at']: problem }, message: problem });
      const [rows] = await db.batch(decide(id, appointmentId, decisionFrom({ ...body }), new Date(this.clock.now())));
      if (rows.length === 0) throw new Refusal('notFound');
      return this.details(db, id, hospitalOf(who));
    });
  }

  private async details(db: Pick<Tx | Sql, 'batch'>, id: string, hospitalId: string | null): Promise<CalendarChangeDetails> {
    const now = new Date(this.clock.now());
    const [[summary], rows] = await db.batch(changeById(id, hospitalId, now), affectedOf(id, now));
    if (!summary) throw new Refusal('notFound');
    return showing({ ...summary, appointments: rows.map(toDecided) }, ...peopleIn(rows));
  }
}

/** For the audit log: the appointments that an answer shows, and their patients. */
const peopleIn = (rows: readonly { readonly id: string; readonly patientId: string }[]): string[] =>
  rows.flatMap(({ id, patientId }) => [id, patientId]);

const hospitalOf = (who: Actor): string | null => (who.role === 'hospital_admin' ? ownHospital(who) : null);

/** Every doctor concerned, in the order in which bookings lock them. */
async function lockTarget(db: Tx, { doctorId, hospitalId }: Pick<Target, 'doctorId' | 'hospitalId'>): Promise<void> {
  const [doctors] = await db.batch(doctorsOfTarget(doctorId, hospitalId));
  await db.batch(lockDoctors(doctors.map(({ id }) => id)));
}

/** What is decided about an appointment as it is now is carried out; everything else is open. */
function decidedRows(found: readonly Found[], decisions: readonly DecisionOf[]): DecidedRow[] {
  const byId = new Map(decisions.map((one) => [one.appointmentId, one]));
  return found.map(({ row: { id, version } }) => {
    const decided = byId.get(id);
    if (!decided || decided.version !== version) return { id, version, decision: null, state: 'open' };
    const decision = decisionFrom({ ...decided });
    return { id, version, decision, state: decision.act === 'keep' ? 'done' : 'ready' };
  });
}

const toDecided = ({ startMs, timeZone, outcome, ...row }: AffectedRow): DecidedAppointment => ({
  ...row,
  appointmentDate: withOffset(startMs, timeZone ?? DEFAULT_ZONE),
  why: outcome?.why ?? null,
  nearest: outcome?.nearest ? [...outcome.nearest] : null,
});
