import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '../languages/languages';
import type { HospitalRules, LanguageTick, LanguageTicks } from './hospital-rules';

/** The languages that a hospital ticks: what the product is written in needs no tick. */
export type TickedLanguage = Exclude<Language, typeof SOURCE_LANGUAGE>;
export const TICKED_LANGUAGES: readonly TickedLanguage[] = LANGUAGES.filter(
  (language): language is TickedLanguage => language !== SOURCE_LANGUAGE,
);

/** What is ticked in a language: the public pages, and the messages. */
export const TICKS = ['pages', 'messages'] as const;
export type Tick = (typeof TICKS)[number];

/** What is to be ticked or not; what is not named stays as it is. */
export type RequestedTicks = Partial<Record<TickedLanguage, Readonly<Partial<Record<Tick, boolean>>> | null>>;

/** The rules of a hospital with the languages that it offers, English among them and first. */
export interface RulesInForce extends Omit<HospitalRules, 'languages' | 'embedOrigins'> {
  readonly pages: readonly Language[];
  readonly messages: readonly Language[];
}

export const tickOf = (ticks: LanguageTicks, language: Language, tick: Tick): LanguageTick | null => ticks[language]?.[tick] ?? null;

/** The languages that are offered for pages or for messages, in the order of the product. */
export const offeredLanguages = (ticks: LanguageTicks, tick: Tick): readonly Language[] => [
  SOURCE_LANGUAGE,
  ...TICKED_LANGUAGES.filter((language) => tickOf(ticks, language, tick) !== null),
];

export const inForce = ({ languages, embedOrigins: _, ...fields }: HospitalRules): RulesInForce => ({
  ...fields,
  pages: offeredLanguages(languages, 'pages'),
  messages: offeredLanguages(languages, 'messages'),
});

/** By what the texts that somebody has read are told from others. */
export type ReadTexts = Pick<LanguageTick, 'hash' | 'marks'>;

/** Who ticks, when, and the texts of each as they are now; null where they are not there. */
export interface Ticking extends Pick<LanguageTick, 'by' | 'name' | 'at'> {
  readonly textsOf: (tick: Tick, language: TickedLanguage) => ReadTexts | null;
}

function ticked(present: LanguageTick | null, texts: ReadTexts | null, { by, name, at }: Ticking): LanguageTick | null {
  return texts && present?.hash !== texts.hash ? { by, name, at, ...texts } : present;
}

/**
 * The ticks after a request. One that stands for the same texts keeps who read them and when; one for texts that have changed is
 * then of whoever ticks now.
 */
export function withTicks(present: LanguageTicks, requested: RequestedTicks, ticking: Ticking): LanguageTicks {
  const after: { -readonly [Name in keyof LanguageTicks]: LanguageTicks[Name] } = {};
  for (const language of TICKED_LANGUAGES) {
    const of = (tick: Tick): LanguageTick | null => {
      const [before, wanted] = [tickOf(present, language, tick), requested[language]?.[tick]];
      return wanted === undefined ? before : wanted ? ticked(before, ticking.textsOf(tick, language), ticking) : null;
    };
    const [pages, messages] = [of('pages'), of('messages')];
    if (pages || messages) after[language] = { pages, messages };
  }
  return after;
}

/** The fields of a request that tick what is not there: 'languages.mr.pages'. */
export const notThere = (requested: RequestedTicks, textsOf: Ticking['textsOf']): string[] =>
  TICKED_LANGUAGES.flatMap((language) =>
    TICKS.filter((tick) => requested[language]?.[tick] && textsOf(tick, language) === null).map((tick) => `languages.${language}.${tick}`),
  );

/** Whether a request asks for other ticks than there are. */
export const asksForOtherTicks = (present: LanguageTicks, requested: RequestedTicks): boolean =>
  TICKED_LANGUAGES.some((language) =>
    TICKS.some(
      (tick) =>
        (requested[language]?.[tick] ?? null) !== null && requested[language]?.[tick] !== (tickOf(present, language, tick) !== null),
    ),
  );
