import { visitorProblem, type VisitorProblem } from '@arogya/domain/appointments/booking-problem';
import { floodAt } from '@arogya/domain/appointments/flood';
import type { Calendar } from '@arogya/domain/appointments/calendar';
import type { Statement } from '../../database/statement';
import { patientFacts, type PatientRow } from './booking.sql';
import type { BookingRequest, VisitorBooking } from './requests';
import { actAs, browserFacts, handleFacts, insertPatient, lockBrowser, spendHandle, type BrowserRow, type HandleRow } from './visitor.sql';
import { iso } from './write';

/** For whom is booked: somebody on file, or somebody who becomes a patient with this booking. */
export interface Person extends PatientRow {
  readonly patientId: string;
  readonly reported: Record<string, unknown> | null;
  /** What is written before the appointment. */
  readonly writes: readonly Statement[];
}

export type PersonProblem = VisitorProblem | { readonly kind: 'unknownPatient' };

/** What is asked about the person and, of a visitor, about their browser. `day` is the appointment's. */
export function personFacts(request: BookingRequest, day: string): Statement<object>[] {
  if (request.audience === 'staff') return [patientFacts(request.patientId)];
  const { handleId, browser, doctorId, now } = request;
  return [lockBrowser(browser.hash), handleFacts(handleId, iso(now)), browserFacts(browser.hash, browser.network, doctorId, day, handleId, iso(now))];
}

/** Why this person cannot be booked, or who they are. Asked after the time, which is the same for everybody. */
export function personOf(request: BookingRequest, rows: readonly object[][], calendar: Calendar, day: string): PersonProblem | Person {
  if (request.audience === 'staff') {
    const [patient] = rows[0] as PatientRow[];
    return patient ? { ...patient, patientId: request.patientId, reported: null, writes: [] } : { kind: 'unknownPatient' };
  }
  const [handle] = rows[1] as HandleRow[];
  const [browser] = rows[2] as BrowserRow[];
  if (!handle || !browser || handle.patientGone) return { kind: 'handleEnded' };
  const limits = { ...request.limits, flood: floodAt(calendar, day, request.limits.floodShare) };
  return visitorProblem({ ...handle, ...browser }, limits, request.proof === 'verified') ?? visitorOf(request, handle);
}

function visitorOf(request: VisitorBooking, handle: HandleRow): Person {
  const { handleId, actor, now } = request;
  const { typed, phoneKey, reported } = handle;
  const patientId = handle.patientId ?? handleId;
  const fresh = handle.patientId === null;
  return {
    patientId,
    reported,
    patientName: handle.patientName ?? typed.name,
    patientPhone: handle.patientPhone ?? typed.phone,
    symptoms: fresh ? (typed.symptoms ?? null) : handle.symptoms,
    writes: [
      ...(fresh ? [actAs(JSON.stringify(actor)), insertPatient(patientId, ...columnsOf(typed, phoneKey), iso(now))] : []),
      spendHandle(handleId, patientId),
    ],
  };
}

const columnsOf = (typed: HandleRow['typed'], phoneKey: string) =>
  [
    typed.name,
    typed.phone,
    phoneKey,
    typed.email ?? null,
    typed.age ?? null,
    typed.age ? (typed.ageOn ?? null) : null,
    typed.gender ?? null,
    typed.symptoms ?? null,
    typed.location ?? null,
  ] as const;
