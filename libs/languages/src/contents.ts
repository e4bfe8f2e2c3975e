import { CONTENTS } from './generated/contents';

export type Catalogue = keyof typeof CONTENTS;

/** `reviewed`: how many of the texts a named speaker has read as they are now. */
export interface CatalogueCounts {
  readonly texts: number;
  readonly reviewed: number;
}

interface Contents extends CatalogueCounts {
  readonly hash: string;
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
