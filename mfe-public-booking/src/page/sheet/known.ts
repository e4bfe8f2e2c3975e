import type { KnownPatient, PhoneCheck } from '@arogya/domain/booking/shapes';
import { toasts } from '@arogya/platform';
import type { Draft, DraftStore, Visitor } from '../draft';
import { texts } from '../texts';

const filledFrom = (patient: KnownPatient | null | undefined): Partial<Visitor> =>
  patient
    ? {
        name: patient.name,
        age: patient.age === null ? '' : String(patient.age),
        gender: patient.gender ?? '',
        email: patient.email ?? '',
        location: patient.location ?? '',
      }
    : {};

/** Fills what is still empty, or what an earlier check had filled; what the visitor typed himself stays. */
export function withKnown({ visitor, checked }: Draft, patient: KnownPatient | null): Pick<Draft, 'visitor'> {
  const before = filledFrom(checked?.patient);
  const now = filledFrom(patient);
  const filled = { ...visitor };
  for (const field of ['name', 'age', 'gender', 'email', 'location'] as const) {
    const untouched = visitor[field] === '' || visitor[field] === before[field];
    if (untouched) filled[field] = now[field] ?? '';
  }
  return { visitor: filled };
}

function welcome(patient: KnownPatient | null, proven: boolean): void {
  const { newTitle, newText, knownTitle, knownText, provenText } = texts.phoneCheck;
  toasts.show(patient ? { title: knownTitle(patient.name), text: proven ? provenText : knownText } : { title: newTitle, text: newText });
}

/** Takes up what the server knows of the phone, now that it has been asked or proven. */
export function takeUp(store: DraftStore, phone: string, check: PhoneCheck, proven: boolean): void {
  const patient = check.exists ? check.patient : null;
  const family = patient && check.others ? [patient, ...check.others] : [];
  const offer = check.verification.available && !proven && !patient;
  // Only a proven phone is told of a family, also when the proof is from before a reload.
  store.set({ ...withKnown(store.get(), patient), checked: { phone, patient, family, offer, proven: proven || family.length > 0 } });
  welcome(patient, proven);
}

/** Another of the family, or somebody who has not been here before (null). */
export function chooseOf(store: DraftStore, patient: KnownPatient | null): void {
  const draft = store.get();
  if (draft.checked) store.set({ ...withKnown(draft, patient), checked: { ...draft.checked, patient } });
}
