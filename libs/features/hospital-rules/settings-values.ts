import type { HospitalSettings, UpdateHospitalSettings } from '@arogya/api/hospitals';
import { TICKED_LANGUAGES, TICKS, type Tick, type TickedLanguage } from '@arogya/domain/hospital-rules/ticks';
import type { Language } from '@arogya/domain/languages/languages';

/** The field of a tick, and that of its changed texts being read again. */
export type TickField = `${TickedLanguage}.${Tick}`;
type ReadField = `${TickField}.read`;
export const tickField = (language: TickedLanguage, tick: Tick): TickField => `${language}.${tick}`;
export const readField = (language: TickedLanguage, tick: Tick): ReadField => `${language}.${tick}.read`;

/** Flat, so that what two people change of it is merged tick by tick. */
export type SettingsValues = Record<TickField | ReadField, boolean> & {
  changeUntil: number;
  moves: number | null;
  patientConfirms: boolean;
  language: Language;
  embedOrigins: string[];
};

const EACH_TICK = TICKED_LANGUAGES.flatMap((language) => TICKS.map((tick) => [language, tick] as const));

export function settingsValues({ languages, ...settings }: HospitalSettings): SettingsValues {
  const ticks = EACH_TICK.flatMap(([of, tick]) => [
    [tickField(of, tick), (languages[of][tick]?.tick ?? null) !== null] as const,
    [readField(of, tick), false] as const,
  ]);
  const { changeUntil, moves, patientConfirms, language, embedOrigins } = settings;
  return {
    changeUntil,
    moves,
    patientConfirms,
    language,
    embedOrigins,
    ...(Object.fromEntries(ticks) as Record<TickField | ReadField, boolean>),
  };
}

/** Only the ticks that were set or taken away: to send another one again would say that its texts were read again. */
export function settingsBody(values: SettingsValues, shown: HospitalSettings): UpdateHospitalSettings {
  const before = settingsValues(shown);
  const languages: NonNullable<UpdateHospitalSettings['languages']> = {};
  for (const [language, tick] of EACH_TICK) {
    const ticked = values[tickField(language, tick)];
    const readAgain = ticked && values[readField(language, tick)];
    if (ticked !== before[tickField(language, tick)] || readAgain) languages[language] = { ...languages[language], [tick]: ticked };
  }
  const { changeUntil, moves, patientConfirms, language, embedOrigins } = values;
  return { changeUntil, moves: moves ?? shown.moves, patientConfirms, language, languages, embedOrigins };
}

/** The languages of pages as they are ticked in the form, for the choice of the one that patients get by default. */
export const tickedForPages = (values: Partial<SettingsValues>): readonly TickedLanguage[] =>
  TICKED_LANGUAGES.filter((language) => values[tickField(language, 'pages')]);
