import type { PagesWords } from './generated/pages.words';

/** All that the public pages say in one language. */
export interface LanguageWords {
  /** As `lang` says it: 'hi'. */
  readonly language: string;
  /** A named speaker has read every text as it is now; otherwise the page says that it is a draft. */
  readonly isReviewed: boolean;
  /** That it is a draft, in English. */
  readonly draftInEnglish: string;
  readonly pages: PagesWords;
  /** Sentences that rules and the server say, by the English ones; empty in English. */
  readonly said: Readonly<Record<string, string>>;
  /** The specialties that are shipped, by their English names; empty in English. */
  readonly specialties: Readonly<Record<string, string>>;
}
