import { DEFAULT_RULES } from '@arogya/domain/hospital-rules/hospital-rules';
import { TICKED_LANGUAGES, withTicks } from '@arogya/domain/hospital-rules/ticks';
import { presentTexts } from '../hospital-rules/catalogue-texts';
import { iso } from '../iso';
import type { Row } from './fill';

/** Whose ticks these are; no account has this name, and the screen says that nobody has read anything. */
const DEMO = 'Demo';

/** Each hospital offers all languages that are there, so that somebody who tries the product sees them. */
export function demoHospitalRules(hospitals: readonly { readonly id: string }[], now: number): Row[] {
  const all = Object.fromEntries(TICKED_LANGUAGES.map((language) => [language, { pages: true, messages: true }]));
  const languages = withTicks({}, all, { by: null, name: DEMO, at: iso(now), textsOf: presentTexts });
  const { changeUntil, moves, patientConfirms, language } = DEFAULT_RULES;
  return hospitals.map(({ id }) => ({
    hospital_id: id,
    change_until: changeUntil,
    moves,
    patient_confirms: patientConfirms,
    language,
    languages,
    updated_at: iso(now),
  }));
}
