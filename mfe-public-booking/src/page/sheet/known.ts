import type { KnownPatientAnswer, PhoneCheckAnswer } from '@arogya/api/booking';
import { toasts } from '@arogya/platform';
import type { PagesWords } from '@arogya/languages/generated/pages.words';
import type { Draft, DraftStore, Visitor } from '../draft';

const filledFrom = (patient: KnownPatientAnswer | null | undefined): Partial<Visitor> =>
  patient
    ? {
        name: patient.name,
        age: patient.age === null ? '' : String(patient.age),
        gender: patient.gender ?? '',
        email: patient.email ?? '',
        location: patient.location ?? '',
      }
    : {};

/** Fills empty fields and those that an earlier check had filled; what the visitor typed stays. */
export function withKnown({ visitor, checked }: Draft, patient: KnownPatientAnswer | null): Pick<Draft, 'visitor'> {
  const before = filledFrom(checked?.patient);
  const now = filledFrom(patient);
  const filled = { ...visitor };
  for (const field of ['name', 'age', 'gender', 'email', 'location'] as const) {
    const untouched = visitor[field] === '' || visitor[field] === before[field];
    if (untouched) filled[field] = now[field] ?? '';
  }
  return { visitor: filled };
}

function welcome({ phoneCheck: texts }: PagesWords, patient: KnownPatientAnswer | null, proven: boolean): void {
  if (!patient) return toasts.show({ title: texts.newTitle(), text: texts.newText() });
  toasts.show({ title: texts.knownTitle({ name: patient.name }), text: proven ? texts.provenText() : texts.knownText() });
}

/** For a recognised browser the e-mail is masked with dots: it can be shown but not sent again. */
const readable = (patient: KnownPatientAnswer): KnownPatientAnswer =>
  patient.email?.includes('•') ? { ...patient, email: null } : patient;

interface TakenUp {
  readonly phone: string;
  readonly check: PhoneCheckAnswer;
  /** By a code, just now. */
  readonly justProven?: boolean;
}

/** Applies what the server answered about the phone: after the check, or after the code. */
export function takeUp(store: DraftStore, words: PagesWords, { phone, check, justProven = false }: TakenUp): void {
  const proven = justProven ? phone : store.get().proven;
  const family = check.exists && check.patient ? [check.patient, ...(check.others ?? [])].map(readable) : [];
  const [patient = null] = family;
  const offer = check.verification.available && proven !== phone && !patient;
  store.set({ ...withKnown(store.get(), patient), checked: { phone, patient, family, offer }, proven });
  welcome(words, patient, proven === phone);
}

/** The server demands a proven phone for this booking, whoever is known and whatever was proven before. */
export function askForCode(store: DraftStore): void {
  const { visitor, checked } = store.get();
  const phone = visitor.phone.trim();
  store.set({ checked: { ...(checked?.phone === phone ? checked : { phone, patient: null }), offer: true }, proven: null });
}

/** Switches to another person of the family, or to a new person (null). */
export function chooseOf(store: DraftStore, patient: KnownPatientAnswer | null): void {
  const draft = store.get();
  if (draft.checked) store.set({ ...withKnown(draft, patient), checked: { ...draft.checked, patient } });
}
