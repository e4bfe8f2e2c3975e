import { Injectable } from '@nestjs/common';
import { timeProblem } from '@arogya/domain/appointments/booking-problem';
import { MINUTE } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { Sql, type Tx } from '../../database/sql';
import { newId } from '../../database/uuid';
import type { Recipe } from '../../database/transaction';
import type { Appointment } from '../appointment.dto';
import { toAppointment } from '../appointment-row';
import { appointmentOf } from '../appointment.sql';
import { Calendars, type KnownCalendar } from '../calendars';
import { dropKey, endHolds, insertAppointment, keepKey, keyFacts, lockDoctors, timeFacts, type DoctorRow } from './booking.sql';
import { DoctorQueue } from './doctor-queue';
import { personFacts, personOf, type Person } from './person';
import { Problem, Problems } from './problems';
import type { BookingRequest } from './requests';
import { iso, tell, wallOf } from './write';

export interface Booked {
  readonly appointment: Appointment;
  /** The same request has been carried out before: this is its record as it is now. */
  readonly replayed: boolean;
}

/** What stands behind a booking that nothing stands in the way of. */
interface Found {
  readonly known: KnownCalendar;
  readonly doctor: DoctorRow;
  readonly who: Person;
  /** A visitor's hold gives way. */
  readonly held: boolean;
  readonly keyOfYesterday: boolean;
}

/** The wanted time on the doctor's calendar. */
const timesOf = ({ at }: BookingRequest, known: KnownCalendar | null) => ({
  start: iso(at),
  endMs: at + (known?.calendar.visitMinutes ?? 0) * MINUTE,
  end: iso(at + (known?.calendar.visitMinutes ?? 0) * MINUTE),
  ...wallOf(at, known?.calendar.zone ?? null),
});

/** What only a visitor brings: their own hold is no obstacle. */
const visitorOf = (request: BookingRequest) =>
  request.audience === 'public'
    ? { ...request, ownHold: request.holdId, browser: request.browser.hash, network: request.browser.network }
    : { ownHold: null, browser: null, network: null, proof: 'staff' as const, noticeVersion: null, along: undefined };

/** A booking, whoever asks. It reads from top to bottom: lock and read, decide, write and commit (ADR 16). */
@Injectable()
export class BookAppointment {
  constructor(
    private readonly sql: Sql,
    private readonly calendars: Calendars,
    private readonly queue: DoctorQueue,
    private readonly problems: Problems,
  ) {}

  /** 409 with `nearest` when the start is not to be had. In a transaction of the caller's it is a part of that. */
  book(request: BookingRequest, within?: Tx): Promise<Booked> {
    const recipe = async (): Promise<Booked> => {
      const kept = await this.calendars.of(request.doctorId, within);
      return this.sql.recipe((tx) => this.lockReadDecide(tx, request, kept), within);
    };
    return this.problems.answered(request, within, () => (within ? recipe() : this.queue.run(request.doctorId, recipe)));
  }

  private async lockReadDecide(tx: Recipe, request: BookingRequest, known: KnownCalendar | null): Promise<Booked> {
    const { doctorId, now, key, hospitalId } = request;
    const { start, end, day } = timesOf(request, known);
    const { ownHold, browser } = visitorOf(request);
    const [[doctor], [before], [time], ...person] = await tx.read(
      lockDoctors([doctorId]),
      keyFacts(key?.scope ?? null, key?.key ?? null, iso(now)),
      timeFacts(doctorId, start, end, iso(now), null, ownHold, browser),
      ...personFacts(request, day),
    );

    const earlier = before?.expired ? undefined : before;
    if (earlier && earlier.bodyHash !== key?.bodyHash) throw new Problem({ kind: 'keyReused' });
    if (earlier) return { appointment: await this.recordOf(tx, earlier.recordId), replayed: true };
    if (!doctor || !time || !known || (hospitalId !== null && doctor.hospitalId !== hospitalId))
      throw new Problem({ kind: 'unknownDoctor' });
    if (doctor.calendarVersion !== known.version) {
      // Somebody has changed the calendar since it was kept. Under the lock nobody can do so again.
      return this.lockReadDecide(tx, request, await this.calendars.fresh(doctorId, tx));
    }
    const problem = timeProblem(known.calendar, request, time);
    if (problem) throw new Problem(problem);
    const who = personOf(request, person, known.calendar, day);
    if ('kind' in who) throw new Problem(who);

    const found = { known, doctor, who, held: time.held !== null, keyOfYesterday: before !== undefined };
    return { appointment: await this.write(tx, request, found), replayed: false };
  }

  private async write(tx: Recipe, request: BookingRequest, { known, doctor, who, held, keyOfYesterday }: Found): Promise<Appointment> {
    const { doctorId, at, now, actor, key, notes, audience: source } = request;
    const { start, end, endMs, day, timeSlot } = timesOf(request, known);
    const { ownHold, browser, network, proof, noticeVersion, along } = visitorOf(request);
    const agentId = request.audience === 'staff' ? request.agentId : null;
    const { patientId, reported, writes } = who;
    const place = { hospitalId: doctor.hospitalId, doctorId, day, status: 'pending' } as const;
    const id = newId();

    const rows = await tx.write(
      ...writes,
      insertAppointment(
        ...[id, patientId, doctorId, place.hospitalId, agentId, start, end, day, timeSlot, notes, reported],
        ...[source, proof, browser, network, noticeVersion, iso(now)],
      ),
      ...(held || browser ? [endHolds(ownHold, browser, doctorId, start, end, held)] : []),
      ...tell({ kind: 'booked', id, version: 1, now, actor, from: null, to: place, patientId, source }),
      ...(key && keyOfYesterday ? [dropKey(key.scope, key.key)] : []),
      ...(key ? [keepKey(key.scope, key.key, key.bodyHash, id, iso(now))] : []),
      ...(along?.({ appointmentId: id, patientId, hospitalId: place.hospitalId, day, flood: who.flood }) ?? []),
    );
    const { number } = rows[writes.length]?.[0] as { number: number };
    const row = { number, agentId, notes, feedback: null, reported, source, proof, version: 1, timeSlot };
    return toAppointment({ ...doctor, ...who, ...place, ...row, id, startMs: at, endMs, createdMs: now, updatedMs: now });
  }

  private async recordOf(tx: Recipe, id: string): Promise<Appointment> {
    const [[row]] = await tx.read(appointmentOf(id));
    if (!row) throw new Refusal('notFound');
    return toAppointment(row);
  }
}
