import { isThere, type Catalogue } from '@arogya/languages/contents';
import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '@arogya/domain/languages/languages';
import type { LanguagesRow } from './place.sql';

/** The languages that a page of patients can be read in. */
export interface PageLanguages {
  /** In the order of LANGUAGES, English first. */
  readonly offered: readonly Language[];
  /** For whoever has chosen none; one of those that are offered. */
  readonly own: Language;
}

/** English, and those that the hospital has ticked for its pages, as far as this version of the product has their words. */
export function pageLanguagesOf(rules: LanguagesRow | undefined): PageLanguages {
  const isOffered = (language: Language): boolean =>
    language === SOURCE_LANGUAGE || (Boolean(rules?.languages?.[language]?.pages) && isThere('pages', language));
  const offered = LANGUAGES.filter(isOffered);
  return { offered, own: offered.find((language) => language === rules?.language) ?? SOURCE_LANGUAGE };
}

/** Of a page that belongs to no hospital: all whose words are there. */
export const everyPageLanguage = (catalogue: Catalogue = 'pages'): PageLanguages => ({
  offered: LANGUAGES.filter((language) => isThere(catalogue, language)),
  own: SOURCE_LANGUAGE,
});
