import type { ReadTexts, Tick, TickedLanguage } from '@arogya/domain/hospital-rules/ticks';
import { contentHash, contentMarks, countsOf, isThere, unmarked, type Catalogue, type CatalogueCounts } from '@arogya/languages/contents';

/** The catalogues of which a tick says that somebody has read them. */
const CATALOGUES: Readonly<Record<Tick, readonly Catalogue[]>> = { pages: ['pages', 'specialties'], messages: ['messages'] };

/** How the texts of a use can be told from others; null where some of them are not there in the language. */
export function presentTexts(use: Tick, language: TickedLanguage): ReadTexts | null {
  const catalogues = CATALOGUES[use];
  if (!catalogues.every((catalogue) => isThere(catalogue, language))) return null;
  return {
    hash: catalogues.map((catalogue) => contentHash(catalogue, language)).join('.'),
    marks: catalogues.map((catalogue) => contentMarks(catalogue, language)).join(''),
  };
}

/** How many texts there are, and how many of them a named speaker has reviewed; null where some are not there in the language. */
export function textCounts(use: Tick, language: TickedLanguage): CatalogueCounts | null {
  const counts = CATALOGUES[use].map((catalogue) => countsOf(catalogue, language));
  return counts.every((one) => one !== null)
    ? { texts: counts.reduce((sum, { texts }) => sum + texts, 0), reviewed: counts.reduce((sum, { reviewed }) => sum + reviewed, 0) }
    : null;
}

/** How many texts have changed or are new since somebody has read them: at least one where the hash is another. */
export function changedSince(present: ReadTexts, read: ReadTexts): number {
  return present.hash === read.hash ? 0 : Math.max(1, unmarked(present.marks, read.marks));
}
