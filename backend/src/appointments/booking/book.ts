import { Injectable } from '@nestjs/common';
import { timeProblem } from '@arogya/domain/appointments/booking-problem';
import { MINUTE } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { Sql, type Tx } from '../../database/sql';
import type { Statement } from '../../database/statement';
import { newId } from '../../database/uuid';
import type { Recipe } from '../../database/transaction';
import { claimKey, earlierRecord, type RequestKey } from '../../idempotency/idempotency';
import type { Appointment } from '../appointment.dto';
import { toAppointment, type AppointmentRow } from '../appointment-row';
import { appointmentOf } from '../appointment.sql';
import { Calendars, type KnownCalendar } from '../calendars';
import { keepFirstReport } from './contact.sql';
import { endHolds, insertAppointment, lockDoctor, timeFacts, type DoctorRow, type NumberRow } from './booking.sql';
import { confirmNew } from './change.sql';
import { DoctorTurns } from './doctor-turns';
import { personFacts, personOf, type Person } from './person';
import { Problem, Problems } from './problems';
import type { BookingRequest } from './requests';
import { auditAndEvent, wallOf, type AppointmentChange, type AppointmentSnapshot } from './write';
import { iso } from '../../iso';

export interface BookingResult {
  readonly appointment: Appointment;
  /** The same request was carried out before: this is its record as it is now. */
  readonly replayed: boolean;
}

/** What the decision has found, when nothing prevents the booking. */
interface BookingDecision {
  readonly times: ReturnType<typeof timesOf>;
  readonly doctor: DoctorRow;
  readonly who: Person;
  /** A visitor's hold is overridden. */
  readonly held: boolean;
}

/** The wanted time on the doctor's calendar. */
const timesOf = ({ at }: BookingRequest, known: KnownCalendar | null) => ({
  start: iso(at),
  endMs: at + (known?.calendar.appointmentMinutes ?? 0) * MINUTE,
  end: iso(at + (known?.calendar.appointmentMinutes ?? 0) * MINUTE),
  ...wallOf(at, known?.calendar.zone ?? null),
});

/** What only a visitor brings: their own hold does not block them. */
const visitorOf = (request: BookingRequest) =>
  request.audience === 'public'
    ? {
        ownHold: request.holdId,
        browser: request.browser.hash,
        network: request.browser.network,
        proof: request.proof,
        noticeVersion: request.noticeVersion,
        extraStatements: request.extraStatements,
      }
    : {
        ownHold: null,
        browser: null,
        network: null,
        proof: 'staff' as const,
        noticeVersion: null,
        extraStatements: request.extraStatements,
      };

/** Whether it is confirmed in the same step, which only staff may ask for. */
const isConfirmed = (request: BookingRequest): boolean => request.audience === 'staff' && request.confirm;

/** The second version of a new appointment: it is pending first, and both are written down. */
function confirmation(
  made: AppointmentChange & { readonly to: AppointmentSnapshot },
  { notes, language = null }: BookingRequest,
): readonly Statement[] {
  const { id, now, actor, to, patientId } = made;
  const confirmed = { ...to, status: 'confirmed' } as const;
  return [
    confirmNew({ id, notes, language, now: iso(now) }),
    auditAndEvent({ kind: 'changed', id, version: 2, now, actor, from: to, to: confirmed, patientId, fields: ['status'] }),
  ];
}

/** The row that has just been written. Field by field, because every booking passes here and copying objects is slow. */
function rowOf(request: BookingRequest, { times, doctor, who }: BookingDecision, id: string, number: number): AppointmentRow {
  const { doctorId, at, now, notes, language = null, audience: source } = request;
  return {
    id,
    number,
    patientId: who.patientId,
    doctorId,
    hospitalId: doctor.hospitalId,
    agentId: request.audience === 'staff' ? request.agentId : null,
    day: times.day,
    timeSlot: times.timeSlot,
    status: isConfirmed(request) ? 'confirmed' : 'pending',
    keptDespite: null,
    notes,
    feedback: null,
    reported: who.reported,
    source,
    proof: request.audience === 'public' ? request.proof : 'staff',
    said: null,
    language,
    version: isConfirmed(request) ? 2 : 1,
    startMs: at,
    endMs: times.endMs,
    createdMs: now,
    updatedMs: now,
    patientName: who.patientName,
    patientPhone: who.patientPhone,
    symptoms: who.symptoms,
    doctorName: doctor.doctorName,
    specialty: doctor.specialty,
    doctorPhone: doctor.doctorPhone,
    hospitalName: doctor.hospitalName,
    timeZone: doctor.timeZone,
  };
}

/**
 * Books an appointment, for staff and visitors. It reads from top to bottom: lock and read, decide, write and commit
 * (docs/adr/0016-booking-recipe.md).
 */
@Injectable()
export class BookAppointment {
  constructor(
    private readonly sql: Sql,
    private readonly calendars: Calendars,
    private readonly turns: DoctorTurns,
    private readonly problems: Problems,
  ) {}

  /** 409 with `nearest` when the start cannot be had. With `within` it becomes a part of the caller's transaction. */
  book(request: BookingRequest, within?: Tx): Promise<BookingResult> {
    const recipe = async (): Promise<BookingResult> => {
      const kept = await this.calendars.of(request.doctorId, within);
      return this.sql.recipe((tx) => this.lockReadDecide(tx, newId(), request, kept), within, request.key !== null);
    };
    return this.problems.answered(request, within, () => (within ? recipe() : this.turns.run(request.doctorId, recipe)));
  }

  private async lockReadDecide(tx: Recipe, id: string, request: BookingRequest, known: KnownCalendar | null): Promise<BookingResult> {
    const { doctorId, now, key, hospitalId } = request;
    const times = timesOf(request, known);
    const { start, end, day } = times;
    const { ownHold, browser } = visitorOf(request);
    const [claimed, [doctor], [time], ...person] = await tx.read(
      claimKey({ scope: key?.scope ?? null, key: key?.key ?? null, bodyHash: key?.bodyHash ?? null, recordId: id, now: iso(now) }),
      lockDoctor({ doctorId }),
      timeFacts({ doctorId, start, end, now: iso(now), except: null, ownHold, browser }),
      ...personFacts(request, day),
    );

    const earlier = key && claimed.length === 0 ? await this.earlier(tx, key, id) : null;
    if (earlier) return { appointment: earlier, replayed: true };
    if (!doctor || !time || !known || (hospitalId !== null && doctor.hospitalId !== hospitalId))
      throw new Problem({ kind: 'unknownDoctor' });
    if (doctor.calendarVersion !== known.version) {
      // Somebody has changed the calendar since it was read. Under the lock nobody can change it again.
      return this.lockReadDecide(tx, id, request, await this.calendars.fresh(doctorId, tx));
    }
    const problem = timeProblem(known.calendar, request, time);
    if (problem) throw new Problem(problem);
    const who = personOf(request, person, known.calendar, day);
    if ('kind' in who) throw new Problem(who);

    return { appointment: await this.write(tx, id, request, { times, doctor, who, held: time.held !== null }), replayed: false };
  }

  private async write(
    tx: Recipe,
    id: string,
    request: BookingRequest,
    { times, doctor, who, held }: BookingDecision,
  ): Promise<Appointment> {
    const { doctorId, now, actor, notes, audience, language = null } = request;
    const { start, end, day, timeSlot } = times;
    const { ownHold, browser, network, proof, noticeVersion, extraStatements } = visitorOf(request);
    const agentId = request.audience === 'staff' ? request.agentId : null;
    const { patientId, reported, writes } = who;
    const place = { hospitalId: doctor.hospitalId, doctorId, day, timeSlot, status: 'pending' } as const;
    const source = audience === 'staff' && request.byIntegration ? 'integration' : audience;
    const made = { kind: 'booked', id, version: 1, now, actor, from: null, to: place, patientId, source } as const;

    const rows = await tx.write(
      ...writes,
      insertAppointment({
        ...{ id, patientId, doctorId, hospitalId: place.hospitalId, agentId, start, end, day, timeSlot, notes, reported },
        ...{ source: audience, proof, browser, network, noticeVersion, language, now: iso(now) },
      }),
      ...(held || browser ? [endHolds({ ownHold, browser, doctorId, start, end, overrides: held })] : []),
      auditAndEvent(made),
      ...(isConfirmed(request) ? confirmation(made, request) : []),
      ...(place.hospitalId !== null && who.symptoms !== null
        ? [keepFirstReport({ patientId, hospitalId: place.hospitalId, appointmentId: id })]
        : []),
      ...(extraStatements?.({ appointmentId: id, patientId, hospitalId: place.hospitalId, day, flood: who.flood }) ?? []),
    );
    const { number } = (rows[writes.length] ?? [])[0] as NumberRow;
    return toAppointment(rowOf(request, { times, doctor, who, held }, id, number));
  }

  /** What the same request has made before, as it is now; null when this request is the first with its key. */
  private async earlier(tx: Recipe, key: RequestKey, id: string): Promise<Appointment | null> {
    const recordId = await earlierRecord(tx, key, id);
    if (recordId === null) return null;
    const [[row]] = await tx.read(appointmentOf({ id: recordId }));
    if (!row) throw new Refusal('notFound');
    return toAppointment(row);
  }
}
