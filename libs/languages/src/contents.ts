import { CONTENTS } from './generated/contents';

export type Catalogue = keyof typeof CONTENTS;

/** `reviewed`: how many of the texts a named speaker has read as they are now. */
export interface CatalogueCounts {
  readonly texts: number;
  readonly reviewed: number;
}

interface Contents extends CatalogueCounts {
  readonly hash: string;
  /** Three signs of each text. */
  readonly marks: string;
}

const contentsOf = (catalogue: Catalogue, language: string): Contents | null =>
  (CONTENTS[catalogue] as Readonly<Record<string, Contents>>)[language] ?? null;

/** Whether a catalogue is there in a language; one that is not cannot be offered. */
export const isThere = (catalogue: Catalogue, language: string): boolean => contentsOf(catalogue, language) !== null;

/** Changes with every text of the language; null where the catalogue is not there in it. */
export const contentHash = (catalogue: Catalogue, language: string): string | null => contentsOf(catalogue, language)?.hash ?? null;

export function countsOf(catalogue: Catalogue, language: string): CatalogueCounts | null {
  const contents = contentsOf(catalogue, language);
  return contents && { texts: contents.texts, reviewed: contents.reviewed };
}

/** Three signs of each text, to be kept by who has read them; '' where the catalogue is not there in the language. */
export const contentMarks = (catalogue: Catalogue, language: string): string => contentsOf(catalogue, language)?.marks ?? '';

/** How many of the texts of now are not among those that `marks` were made of: changed since, or new. */
export function unmarked(now: string, marks: string): number {
  const read = new Set(marks.match(/.{3}/gu));
  return (now.match(/.{3}/gu) ?? []).filter((mark) => !read.has(mark)).length;
}
