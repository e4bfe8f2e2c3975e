import type { HospitalSettings, LanguageTexts } from '@arogya/api/hospitals';
import { TICKED_LANGUAGES, type TickedLanguage } from '@arogya/domain/hospital-rules/ticks';

export const LOTUS = 'c0000000-0000-4000-8000-000000000001';
export const ASHA = '3c1a5b8e-0d2f-4c7a-9b6e-1f2a3b4c5d6e';

export const texts = (of: Partial<LanguageTexts> = {}): LanguageTexts => ({ texts: 214, reviewed: 0, tick: null, ...of });
/** Read by the signed-in administrator on 30 Nov 2026; `changed` texts are others since. */
export const readBefore = (changed = 0): LanguageTexts =>
  texts({ tick: { by: ASHA, name: 'Asha K.', at: '2026-11-30T03:30:00.000Z', changed } });

/** Of a hospital that has set nothing, and in every language texts that nobody has reviewed. */
export const makeSettings = (
  of: Partial<HospitalSettings> = {},
  languages: Partial<HospitalSettings['languages']> = {},
): HospitalSettings => ({
  id: LOTUS,
  name: 'Lotus Care Hospital',
  bookingSlug: 'lotus-care-hospital',
  timeZone: 'Asia/Kolkata',
  changeUntil: 120,
  moves: 3,
  patientConfirms: false,
  language: 'en',
  languages: {
    ...(Object.fromEntries(TICKED_LANGUAGES.map((one) => [one, { pages: texts(), messages: texts({ texts: 14 }) }])) as Record<
      TickedLanguage,
      HospitalSettings['languages']['hi']
    >),
    ...languages,
  },
  embedOrigins: [],
  version: 0,
  updatedAt: null,
  ...of,
});
