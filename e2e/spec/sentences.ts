import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A required sentence and its place (docs/spec/README.md). */
export interface Sentence {
  readonly section: string;
  readonly place: string;
  readonly text: string;
}

/** All required sentences, to the letter; none of them is taken from the product. */
export function sentences(folder: string): Sentence[] {
  const [, ...lines] = readFileSync(join(folder, 'sentences.tsv'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [section = '', place = '', text = ''] = line.split('\t');
    return { section, place, text };
  });
}

/** A name, a count or a time follows these. */
const OPEN_ENDED = new Set(['Welcome back,', 'Last updated']);

/** An apostrophe by its number: Playwright takes it for the end of its selector. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll("'", '\\x27');

/** The whole text of an element that shows the sentence: '{name}' stands for any words. */
export function patternOf(text: string): RegExp {
  const words = text
    .split(/\{\w+\}/u)
    .map(escaped)
    .join('.+');
  return new RegExp(`^${words}${OPEN_ENDED.has(text) ? '.*' : ''}$`, 'u');
}
