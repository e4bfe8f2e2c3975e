import type { BookedVisit } from '@arogya/domain/booking/shapes';
import { NOTICE_VERSION } from '@arogya/domain/privacy/notice';
import type { ApiFailure } from '@arogya/platform';
import type { BookingApi, NewPatient, PatientChanges, VisitRequest } from './booking-api';
import { newKey } from './call';
import type { Choice, Draft, Visitor } from './draft';
import { texts } from './texts';
import { patientFrom } from './visitor-check';

/** What has to be said about the patient before the visit can be booked. */
type Step =
  | { readonly kind: 'create'; readonly body: NewPatient }
  | { readonly kind: 'change'; readonly handle: string; readonly body: PatientChanges }
  | { readonly kind: 'as-is'; readonly handle: string };

/**
 * One press of Book, kept until it is answered. Its keys and bodies never change, so sending it again after a lost
 * answer books nothing twice.
 */
export interface Attempt {
  readonly step: Step;
  readonly patientKey: string;
  readonly visitKey: string;
  readonly visitor: Visitor;
  readonly visit: Omit<VisitRequest, 'patientId'>;
}

export type Outcome =
  | { readonly kind: 'booked'; readonly visit: BookedVisit }
  /** No answer: it may have been booked or not. */
  | { readonly kind: 'unsure' }
  | { readonly kind: 'no-id'; readonly sentence: string }
  | { readonly kind: 'refused'; readonly failure: ApiFailure };

export function attemptFor(draft: Draft, choice: Choice): Attempt {
  const { visitor } = draft;
  const step = stepFor(draft);
  return {
    step,
    patientKey: newKey(),
    visitKey: newKey(),
    visitor,
    visit: {
      doctorId: choice.doctorId,
      appointmentDate: choice.at,
      status: 'pending',
      notes: step.kind === 'create' ? texts.book.notes : texts.book.notesWith(visitor.symptoms.trim()).slice(0, 4000),
      noticeVersion: NOTICE_VERSION,
      ...(choice.holdId ? { holdId: choice.holdId } : {}),
    },
  };
}

/**
 * A patient is created unless this visit has one already: one that was just created here, or the one this browser is
 * recognised for. Another name on the same phone is another member of the family.
 */
function stepFor({ visitor, created, checked }: Draft): Step {
  const patient = patientFrom(visitor);
  if (created && created.sent.phone.trim() === patient.phone) {
    const before = patientFrom(created.sent);
    return changeStep(created.handle, difference(before, patient));
  }
  const known = checked?.phone === patient.phone ? checked.patient : null;
  if (!known || !sameName(known.name, patient.name)) return { kind: 'create', body: patient };
  const { symptoms, ...told } = difference(
    { ...known, email: known.email ?? '', location: known.location ?? '' },
    { ...patient, name: known.name },
  );
  return changeStep(known.id, Object.keys(told).length > 0 ? { ...told, symptoms: symptoms ?? patient.symptoms } : {});
}

const changeStep = (handle: string, body: PatientChanges): Step =>
  Object.keys(body).length > 0 ? { kind: 'change', handle, body } : { kind: 'as-is', handle };

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const CHANGEABLE = ['name', 'age', 'gender', 'symptoms', 'email', 'location'] as const;

/** The fields that read otherwise than before; one that was emptied is sent empty. */
function difference(before: { readonly [field in (typeof CHANGEABLE)[number]]?: unknown }, after: NewPatient): PatientChanges {
  const changed = CHANGEABLE.filter((field) => (after[field] ?? '') !== (before[field] ?? ''));
  return Object.fromEntries(changed.map((field) => [field, after[field] ?? '']));
}

/** Sends the attempt. `created` is called once a patient has an id, before the visit is asked for. */
export async function send(api: BookingApi, attempt: Attempt, created: (handle: string) => void): Promise<Outcome> {
  const handle = await handleFor(api, attempt, created);
  if (typeof handle !== 'string') return handle;
  const booked = await api.book({ patientId: handle, ...attempt.visit }, attempt.visitKey);
  return booked.ok ? { kind: 'booked', visit: booked.value } : settled(booked.failure);
}

async function handleFor(api: BookingApi, { step, patientKey }: Attempt, created: (handle: string) => void): Promise<string | Outcome> {
  if (step.kind === 'create') {
    const answer = await api.createPatient(step.body, patientKey);
    if (!answer.ok) return settled(answer.failure);
    const id = answer.value?.id;
    if (!id) return { kind: 'no-id', sentence: texts.book.noIdCreated };
    created(id);
    return id;
  }
  if (!step.handle) return { kind: 'no-id', sentence: texts.book.noIdKnown };
  if (step.kind === 'as-is') return step.handle;
  const answer = await api.updatePatient(step.handle, step.body);
  return answer.ok ? step.handle : settled(answer.failure);
}

/** A refusal settles an attempt; silence and a failing server leave it open. */
const settled = (failure: ApiFailure): Outcome =>
  failure.status === 0 || failure.status >= 500 ? { kind: 'unsure' } : { kind: 'refused', failure };
