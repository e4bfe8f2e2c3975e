import { TICKED_LANGUAGES, TICKS, tickOf, type Tick, type TickedLanguage } from '@arogya/domain/hospital-rules/ticks';
import type { LanguageTicks } from '@arogya/domain/hospital-rules/hospital-rules';
import { changedSince, presentTexts, textCounts } from './catalogue-texts';
import type { HospitalSettings, LanguageTexts, LanguageUses, OfferedLanguages } from './hospital-rules.dto';
import { rulesFrom, type RulesRow } from './hospital-rules.sql';

function textsOf(ticks: LanguageTicks, language: TickedLanguage, use: Tick): LanguageTexts | null {
  const [counts, present] = [textCounts(use, language), presentTexts(use, language)];
  if (!counts || !present) return null;
  const tick = tickOf(ticks, language, use);
  return { ...counts, tick: tick && { by: tick.by, name: tick.name, at: tick.at, changed: changedSince(present, tick) } };
}

const usesOf = (ticks: LanguageTicks, language: TickedLanguage): LanguageUses =>
  Object.fromEntries(TICKS.map((use) => [use, textsOf(ticks, language, use)])) as Record<Tick, LanguageTexts | null>;

/** The answer: the rules in force, and of each language its texts and who has read them. */
export function settingsOf(row: RulesRow): HospitalSettings {
  const { languages, embedOrigins, ...rules } = rulesFrom(row);
  const { id, name, bookingSlug, timeZone, version, updatedAt } = row;
  const uses = Object.fromEntries(TICKED_LANGUAGES.map((language) => [language, usesOf(languages, language)]));
  return {
    ...{ id, name, bookingSlug, timeZone, ...rules },
    languages: uses as unknown as OfferedLanguages,
    embedOrigins: [...embedOrigins],
    version: version ?? 0,
    updatedAt,
  };
}
