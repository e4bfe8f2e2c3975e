import { visitorProblem, type VisitorProblem } from '@arogya/domain/appointments/booking-problem';
import { floodAt } from '@arogya/domain/appointments/flood';
import type { Calendar } from '@arogya/domain/appointments/calendar';
import type { Statement } from '../../database/statement';
import { actAs } from '../../database/transaction';
import { newId } from '../../database/uuid';
import { patientFacts, patientFactsAt, type PatientRow } from './booking.sql';
import type { BookingRequest, StaffBooking, VisitorBookingFacts, PersonWithPhone, VisitorBooking } from './requests';
import {
  browserFacts,
  deviceFacts,
  handleFacts,
  insertPatient,
  keepLanguage,
  lockBrowser,
  spendHandle,
  type BrowserRow,
  type HandleRow,
} from './visitor.sql';
import { iso } from '../../iso';

/** Who the booking is for: a patient on file, or somebody who becomes a patient with this booking. */
export interface Person extends PatientRow {
  readonly patientId: string;
  readonly reported: Record<string, unknown> | null;
  readonly flood: VisitorBookingFacts['flood'];
  /** What is written before the appointment. */
  readonly writes: readonly Statement[];
}

export type PersonProblem = VisitorProblem | { readonly kind: 'unknownPatient' };

/** The questions about the person and, for a visitor, about their browser. `day` is the appointment's. */
export function personFacts(request: BookingRequest, day: string): Statement<object>[] {
  if (request.audience === 'staff') return [patientOf(request)];
  const { who, browser, doctorId, now, provenPhone } = request;
  const handleId = 'handleId' in who ? who.handleId : null;
  const name = 'person' in who ? who.person.name : 'device' in who ? who.name : null;
  const facts = browserFacts({
    browser: browser.hash,
    network: browser.network,
    doctorId,
    day,
    handleId,
    name,
    now: iso(now),
    provenPhone,
  });
  return [lockBrowser({ browser: browser.hash }), facts, ...onFile(who, iso(now))];
}

/** What is kept of the person; nothing of one whose details come with the booking. */
function onFile(who: VisitorBooking['who'], now: string): Statement<object>[] {
  if ('handleId' in who) return [handleFacts({ handleId: who.handleId, now })];
  return 'device' in who ? [deviceFacts({ device: who.device, patientId: who.patientId, now })] : [];
}

const patientOf = ({ patientId: id, hospitalId }: StaffBooking): Statement<PatientRow> =>
  hospitalId === null ? patientFacts({ id }) : patientFactsAt({ id, hospitalId });

/** Why this person cannot be booked, or who they are. Asked after the time, so that the answer about the time is the same for everybody. */
export function personOf(request: BookingRequest, rows: readonly object[][], calendar: Calendar, day: string): PersonProblem | Person {
  if (request.audience === 'staff') {
    const [patient] = rows[0] as PatientRow[];
    return patient ? { ...patient, patientId: request.patientId, reported: null, flood: null, writes: [] } : { kind: 'unknownPatient' };
  }
  const [browser] = rows[1] as BrowserRow[];
  const [handle] = 'person' in request.who ? [enteredNow(request.who)] : (rows[2] as HandleRow[]);
  if (!handle || !browser || handle.patientGone) return { kind: 'handleEnded' };
  const limits = { ...request.limits, flood: floodAt(calendar, day, request.limits.floodShare) };
  const proven = request.proof === 'verified';
  const [bookings, fromNetwork] = [browser.unprovenOfDay + 1, browser.networkOfDay + 1];
  const flood = !proven && !limits.codes && bookings > limits.flood ? { bookings, fromNetwork } : null;
  return visitorProblem({ ...handle, ...browser }, limits, proven) ?? { ...visitorOf(request, handle), flood };
}

/** A person typed with the booking is treated like a handle that is created now and used up at once. */
const enteredNow = ({ person, phoneKey }: PersonWithPhone): HandleRow => ({
  handleUsable: true,
  phoneKey,
  typed: person,
  patientId: null,
  patientGone: false,
  reported: null,
  patientName: null,
  patientPhone: null,
  symptoms: null,
});

function visitorOf({ who, actor, now, proof, language }: VisitorBooking, handle: HandleRow): Omit<Person, 'flood'> {
  const handleId = 'handleId' in who ? who.handleId : null;
  const { typed, phoneKey, reported } = handle;
  // Never the handle: a visitor's browser has seen that.
  const patientId = handle.patientId ?? newId();
  const fresh = handle.patientId === null;
  return {
    patientId,
    reported,
    patientName: handle.patientName ?? typed.name,
    patientPhone: handle.patientPhone ?? typed.phone,
    symptoms: fresh ? (typed.symptoms ?? null) : handle.symptoms,
    writes: [
      ...(fresh ? [actAs(actor), insertPatient({ id: patientId, phoneKey, language, at: new Date(now) }, typed)] : []),
      ...(!fresh && language && proof === 'verified' ? [actAs(actor), keepLanguage({ patientId, handleId, language, now: iso(now) })] : []),
      ...(handleId === null ? [] : [spendHandle({ handleId, patientId })]),
    ],
  };
}
