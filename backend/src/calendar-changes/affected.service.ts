import { Injectable } from '@nestjs/common';
import type { Calendar } from '@arogya/domain/appointments/calendar';
import { REASONS, type Reason } from '@arogya/domain/appointments/reasons';
import { withChange } from '@arogya/domain/calendars/apply';
import { whyAffected } from '@arogya/domain/calendars/affected';
import type { CalendarChange } from '@arogya/domain/calendars/change';
import { proposalsFor, PROPOSALS, type Affected, type Candidate, type Preference, type Proposal } from '@arogya/domain/calendars/proposals';
import { addDays, withOffset, type Day } from '@arogya/domain/clock';
import { calendarFrom } from '../appointments/calendars.sql';
import { iso } from '../appointments/booking/write';
import { startOf, takenFrom } from '../appointments/calendars';
import type { Sql, Tx } from '../database/sql';
import { calendarsOfTarget, candidatesFor, upcomingOf, type CandidateRow, type UpcomingRow } from './affected.sql';
import type { AffectedAppointment } from './calendar-change.dto';
import type { Target } from './target';

type Reader = Pick<Sql | Tx, 'batch'>;

/** An appointment that a change affects, with its proposals. */
export interface Found {
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

const FAR = '2999-12-31T00:00:00Z';

/** Which appointments a change of calendars affects, and where else they could be. */
@Injectable()
export class AffectedAppointments {
  async of(db: Reader, change: CalendarChange, target: Target, now: number, preference?: Preference): Promise<Found[]> {
    const affected = await this.find(db, change, target, now);
    const rows = affected.map(({ row }) => row);
    const candidates = await this.candidates(db, change, rows, target.hospitalId, now);
    const names = new Map(candidates.map((one) => [one.doctorId, one.doctorName]));
    const proposals = proposalsFor(rows.map(toAffected), candidates, now, preference);
    return affected.map(({ row, why }) => {
      const places = proposals.get(row.id) ?? [];
      return { row, shown: shownOf(row, why, target.zone, places, names) };
    });
  }

  private async find(db: Reader, change: CalendarChange, { doctorId, hospitalId, zone }: Target, now: number) {
    const { from, to } = daysOf(change);
    const [doctors] = await db.batch(calendarsOfTarget(doctorId, hospitalId));
    const first = Math.max(now, from ? startOf(from, zone) : now);
    const end = to ? iso(startOf(addDays(to, 1), zone)) : FAR;
    const ids = doctors.map((one) => one.doctorId);
    const [rows] = await db.batch(upcomingOf(ids, iso(first - 1), end));
    const before = new Map(doctors.map((one) => [one.doctorId, calendarFrom(one.calendar)]));
    return rows.flatMap((row) => {
      const calendar = before.get(row.doctorId);
      const span = { from: row.startMs, to: row.endMs };
      const why = calendar ? whyAffected(calendar, withChange(calendar, change), span, now) : null;
      return why === null ? [] : [{ row, why }];
    });
  }

  /** The doctors of the affected appointments and their colleagues, as their calendars are after the change. */
  private async candidates(db: Reader, change: CalendarChange, rows: readonly UpcomingRow[], hospitalId: string | null, now: number) {
    if (rows.length === 0) return [];
    const ids = [...new Set(rows.map((row) => row.doctorId))];
    const [first, last] = [rows[0]?.startMs ?? now, rows.at(-1)?.startMs ?? now];
    const day = 86_400_000;
    const span = [iso(first - day), iso(last + (PROPOSALS.days + 2) * day)] as const;
    const [found] = await db.batch(candidatesFor(ids, hospitalId, ...span, iso(now)));
    return found.map((row): Candidate & { readonly doctorName: string } => ({
      doctorId: row.doctorId,
      doctorName: row.doctorName,
      specialty: row.specialty,
      calendar: after(row, change),
      taken: [...takenFrom(row.taken, false), ...takenFrom(row.held, true)],
    }));
  }
}

function shownOf(
  row: UpcomingRow,
  why: Reason,
  zone: string,
  places: readonly Proposal[],
  names: ReadonlyMap<string, string>,
): AffectedAppointment {
  const { id, number, version, patientId, patientName, doctorId, startMs, keepsDoctor } = row;
  return {
    ...{ id, number, version, patientId, patientName, doctorId, keepsDoctor },
    doctorName: names.get(doctorId) ?? '',
    appointmentDate: withOffset(startMs, zone),
    why: REASONS[why],
    proposals: places.map((place) => ({ ...place, doctorName: names.get('doctorId' in place ? place.doctorId : doctorId) ?? '' })),
    decision: places[0] ?? { act: 'cancel' },
  };
}

const toAffected = ({ id, doctorId, startMs, endMs, keepsDoctor }: UpcomingRow): Affected => ({
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
