import { isSameText } from '@arogya/domain/search/folding';
import type {
  BookedAppointmentAnswer,
  BookingPatientChanges,
  KnownPatientAnswer,
  NewBooking,
  NewBookingPatient,
} from '@arogya/api/booking';
import { BOOKED_THROUGH_PORTAL, notesWith } from '@arogya/domain/appointments/texts';
import type { Language } from '@arogya/domain/languages/languages';
import { NOTICE_VERSION } from '@arogya/domain/privacy/notice';
import { firstLetters } from '@arogya/domain/letters';
import { LONG_TEXT } from '@arogya/domain/rule';
import { newKey } from '@arogya/light/call';
import type { ApiFailure } from '@arogya/platform';
import type { BookingApi } from './booking-api';
import type { Attempt, Choice, Draft } from './draft';
import { patientFrom } from './visitor-check';

export type Outcome =
  | { readonly kind: 'booked'; readonly appointment: BookedAppointmentAnswer }
  /** It may be booked or not: no answer came, or the server failed. */
  | { readonly kind: 'unsure'; readonly failure: ApiFailure }
  | { readonly kind: 'no-id' }
  | { readonly kind: 'refused'; readonly failure: ApiFailure };

/** What is spread into a request is held against the contract as well. */
type RequestPart = Partial<NewBooking>;

interface Device {
  /** Many people use it. */
  readonly shared: boolean;
  /** Of the page, where its visitor had a choice: messages about the appointment have it, too. */
  readonly language: Language | null;
}

export function attemptFor({ visitor, checked, again }: Draft, { doctorId, at, holdId }: Choice, { shared, language }: Device): Attempt {
  const patient = patientFrom(visitor);
  const person = again?.chosen?.person;
  const known = checked?.phone === patient.phone ? checked.patient : null;
  // Another name with the same phone is another member of the family.
  const same = !person && known && isSameText(known.name, patient.name) ? known : null;
  return {
    key: newKey(),
    changes: same ? changesOf(same, patient) : null,
    request: {
      ...((person ? { person } : same ? { patientId: same.id } : { patient }) satisfies RequestPart),
      doctorId,
      appointmentDate: at,
      status: 'pending',
      notes: person || same ? firstLetters(notesWith(patient.symptoms), LONG_TEXT, LONG_TEXT) : BOOKED_THROUGH_PORTAL,
      noticeVersion: NOTICE_VERSION,
      ...((holdId ? { holdId } : {}) satisfies RequestPart),
      ...((language ? { language } : {}) satisfies RequestPart),
      ...((shared ? { shared } : {}) satisfies RequestPart),
    },
  };
}

const CHANGEABLE = ['age', 'gender', 'email', 'location'] as const;

/** The changed fields, with the symptoms; an emptied field is sent empty. */
function changesOf(before: KnownPatientAnswer, after: NewBookingPatient): BookingPatientChanges | null {
  const changed = CHANGEABLE.filter((field) => (after[field] ?? '') !== (before[field] ?? ''));
  if (changed.length === 0) return null;
  return { ...Object.fromEntries(changed.map((field) => [field, after[field] ?? ''])), symptoms: after.symptoms };
}

export async function send(api: BookingApi, { key, request, changes }: Attempt): Promise<Outcome> {
  const { patientId } = request;
  if (!patientId && !request.patient && !request.person) return { kind: 'no-id' };
  if (patientId && changes) {
    const reported = await api.updatePatient(patientId, changes);
    if (!reported.ok) return settled(reported.failure);
  }
  const booked = await api.book(request, key);
  return booked.ok ? { kind: 'booked', appointment: booked.value } : settled(booked.failure);
}

/** A refused attempt is over; without an answer, or with a failing server, it stays open. */
const settled = (failure: ApiFailure): Outcome => ({ kind: failure.status === 0 || failure.status >= 500 ? 'unsure' : 'refused', failure });
