import { Injectable } from '@nestjs/common';
import type { Calendar, TakenTime } from '@arogya/domain/appointments/calendar';
import { REASONS } from '@arogya/domain/appointments/reasons';
import { withChange } from '@arogya/domain/calendars/apply';
import { whyAffected } from '@arogya/domain/calendars/affected';
import { MOST_AFFECTED, type CalendarChange } from '@arogya/domain/calendars/change';
import {
  proposalsFor,
  PROPOSALS,
  type AffectedInterval,
  type Candidate,
  type Preference,
  type Proposal,
} from '@arogya/domain/calendars/proposals';
import { CAN_STAY } from '@arogya/domain/calendars/texts';
import { addDays, DEFAULT_ZONE, MINUTE, withOffset, type Day } from '@arogya/domain/clock';
import { calendarFrom } from '../appointments/calendars.sql';
import { startOf, takenFrom } from '../appointments/calendars';
import type { Sql, Tx } from '../database/sql';
import { calendarsOfTarget, candidatesFor, FAR, upcomingOf, waitingOf, type CandidateRow, type UpcomingRow } from './affected.sql';
import type { AffectedAppointment } from './calendar-change.dto';
import { timeAtHospital, whyNotOf } from './doctor-schedule';
import type { Target } from './target';
import { iso } from '../iso';

type Reader = Pick<Sql | Tx, 'batch'>;

/** An appointment that a change affects, with its proposals. */
export interface AffectedWithProposals {
  readonly row: UpcomingRow;
  readonly shown: AffectedAppointment;
}

/** The days that a change is about: hours of weekdays have no last one. */
function daysOf(change: CalendarChange): { readonly from: Day | null; readonly to: Day | null } {
  switch (change.kind) {
    case 'leave':
      return change.leave;
    case 'closure': {
      const days = change.closures.map(({ day }) => day).sort();
      return { from: days[0] ?? null, to: days.at(-1) ?? null };
    }
    case 'dayHours':
      return { from: change.day, to: change.day };
    case 'hours':
      return { from: null, to: null };
  }
}

/** For whom places are proposed: colleagues of a hospital. */
interface ProposalContext {
  readonly hospitalId: string | null;
  readonly now: number;
  readonly preference?: Preference | undefined;
}

/** An appointment that cannot stay, and why. */
interface UnfitAppointment {
  readonly row: UpcomingRow;
  readonly why: string;
  readonly zone: string;
  /** It can stay where it is by now: nothing else is proposed. */
  readonly stays?: boolean;
}

/** The calendar of a candidate as it will be. */
type FutureCalendarOf = (row: CandidateRow) => Calendar;

/** Which appointments a change of calendars affects, and where else they could be. */
@Injectable()
export class AffectedAppointments {
  async of(db: Reader, change: CalendarChange, target: Target, now: number, preference?: Preference): Promise<AffectedWithProposals[]> {
    const affected = await this.find(db, change, target, now);
    return this.withPlaces(db, affected, { hospitalId: target.hospitalId, now, preference }, (row) => after(row, change));
  }

  /** What of a change that was made waits for somebody, as the calendars are now; `more`: there are further ones. */
  async waiting(
    db: Reader,
    { changeId, bound }: { readonly changeId: string; readonly bound: string | null },
    { hospitalId, now, preference }: ProposalContext,
  ): Promise<{ found: AffectedWithProposals[]; more: boolean }> {
    const [all] = await db.batch(waitingOf({ changeId, bound, now: new Date(now), most: MOST_AFFECTED + 1 }));
    const rows = all.slice(0, MOST_AFFECTED);
    const reasons = await whyNotOf(db, rows, now);
    const refused = rows.map((row): UnfitAppointment => {
      const zone = row.timeZone ?? DEFAULT_ZONE;
      const why = row.outcome?.why ?? reasons.get(row.id) ?? null;
      return why === null ? { row, zone, why: CAN_STAY, stays: true } : { row, zone, why };
    });
    const found = await this.withPlaces(db, refused, { hospitalId, now, preference }, ({ calendar }) => calendarFrom(calendar));
    return { found, more: all.length > MOST_AFFECTED };
  }

  private async withPlaces(
    db: Reader,
    refused: readonly UnfitAppointment[],
    asked: ProposalContext,
    later: FutureCalendarOf,
  ): Promise<AffectedWithProposals[]> {
    const candidates = await this.candidates(
      db,
      refused.map(({ row }) => row),
      asked,
      later,
    );
    const names = new Map(candidates.map((one) => [one.doctorId, one.doctorName]));
    const leaving = refused.filter(({ stays }) => !stays).map(({ row }) => toAffected(row));
    const proposals = proposalsFor(leaving, candidates, asked.now, asked.preference);
    return refused.map(({ row, why, zone, stays }) => {
      const places = proposals.get(row.id) ?? [];
      const shown = shownOf(row, why, zone, places, names);
      return { row, shown: stays ? { ...shown, decision: { act: 'keep' } } : shown };
    });
  }

  private async find(db: Reader, change: CalendarChange, { doctorId, hospitalId, zone }: Target, now: number): Promise<UnfitAppointment[]> {
    const { from, to } = daysOf(change);
    const [doctors] = await db.batch(calendarsOfTarget({ doctorId, hospitalId, now: iso(now) }));
    const first = Math.max(now, from ? startOf(from, zone) : now);
    const end = to ? iso(startOf(addDays(to, 1), zone)) : FAR;
    const ids = doctors.map((one) => one.doctorId);
    const [rows] = await db.batch(upcomingOf({ doctorIds: ids, after: iso(first - 1), before: end }));
    const before = new Map(doctors.map((one) => [one.doctorId, calendarFrom(one.calendar)]));
    return rows.flatMap((row) => {
      const calendar = before.get(row.doctorId);
      const why = calendar ? whyAffected(calendar, withChange(calendar, change), timeAtHospital(row), now) : null;
      return why === null ? [] : [{ row, zone, why: REASONS[why] }];
    });
  }

  /** The doctors of the affected appointments and their colleagues, as their calendars are after the change. */
  private async candidates(db: Reader, rows: readonly UpcomingRow[], { hospitalId, now }: ProposalContext, later: FutureCalendarOf) {
    if (rows.length === 0) return [];
    const ids = [...new Set(rows.map((row) => row.doctorId))];
    const [first, last] = [rows[0]?.startMs ?? now, rows.at(-1)?.startMs ?? now];
    const day = 86_400_000;
    const span = { from: iso(first - day), to: iso(last + (PROPOSALS.days + 2) * day) };
    const [found] = await db.batch(candidatesFor({ doctorIds: ids, hospitalId, ...span, now: iso(now) }));
    return found.map((row): Candidate & { readonly doctorName: string } => {
      const calendar = later(row);
      return {
        doctorId: row.doctorId,
        doctorName: row.doctorName,
        specialty: row.specialty,
        // Nobody is sent to another hospital unasked.
        calendar: row.calendar.hospitalId === hospitalId ? calendar : { ...calendar, active: false },
        taken: [...takenFrom(row.taken, false), ...takenFrom(row.held, true), ...decidedOf(row.decided, calendar)],
      };
    });
  }
}

/** Times that are taken in some seconds: what was decided upon can still be taken back. */
function decidedOf(starts: readonly string[], { appointmentMinutes }: Calendar): TakenTime[] {
  return starts.map((at) => Date.parse(at)).map((from) => ({ from, to: from + appointmentMinutes * MINUTE }));
}

function shownOf(
  row: UpcomingRow,
  why: string,
  zone: string,
  places: readonly Proposal[],
  names: ReadonlyMap<string, string>,
): AffectedAppointment {
  const { id, number, version, patientId, patientName, doctorId, startMs, keepsDoctor } = row;
  return {
    ...{ id, number, version, patientId, patientName, doctorId, keepsDoctor },
    doctorName: names.get(doctorId) ?? '',
    appointmentDate: withOffset(startMs, zone),
    why,
    proposals: places.map((place) => ({ ...place, doctorName: names.get('doctorId' in place ? place.doctorId : doctorId) ?? '' })),
    decision: places[0] ?? { act: 'cancel' },
  };
}

const toAffected = ({ id, doctorId, startMs, endMs, keepsDoctor }: UpcomingRow): AffectedInterval => ({
  id,
  doctorId,
  from: startMs,
  to: endMs,
  keepsDoctor,
});

/** A closure changes the calendars of all doctors of the hospital, other changes that of their doctor. */
function after({ doctorId, calendar }: CandidateRow, change: CalendarChange): Calendar {
  const known = calendarFrom(calendar);
  return change.kind === 'closure' || change.doctorId === doctorId ? withChange(known, change) : known;
}
