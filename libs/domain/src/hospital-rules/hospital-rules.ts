import { SOURCE_LANGUAGE, type Language } from '../languages/languages';

/** Until how many minutes before the start a patient may change an appointment by its link. */
export const CHANGE_UNTIL_MINUTES = { min: 0, max: 10_080 } as const;

/** How often a patient may move one appointment. */
export const MOVES = { min: 0, max: 20 } as const;

/** Who has read the texts of a language, when, and which texts these were. */
export interface LanguageTick {
  /** The user's id, and their name at that time; null where the demo ticked, and nobody has read anything. */
  readonly by: string | null;
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
  /** Of the texts as they were read. */
  readonly hash: string;
  /** Three signs of each of them. */
  readonly marks: string;
}

/** The languages that a hospital offers, on pages and in messages: each as somebody has read it. English needs no tick. */
export type LanguageTicks = Readonly<
  Partial<Record<Language, { readonly pages?: LanguageTick | null; readonly messages?: LanguageTick | null }>>
>;

/** What a hospital settles for its patients, as `hospital_rules` keeps it. */
export interface HospitalRules {
  /** Minutes before the start. */
  readonly changeUntil: number;
  readonly moves: number;
  /** "I'm coming" confirms a pending appointment. */
  readonly patientConfirms: boolean;
  /** For whoever has chosen none. */
  readonly language: Language;
  readonly languages: LanguageTicks;
  /** The websites that may show its booking page: 'https://www.lotuscare.in'. */
  readonly embedOrigins: readonly string[];
}

/** Of a hospital that has settled nothing. */
export const DEFAULT_RULES: HospitalRules = {
  changeUntil: 120,
  moves: 3,
  patientConfirms: false,
  language: SOURCE_LANGUAGE,
  languages: {},
  embedOrigins: [],
};
