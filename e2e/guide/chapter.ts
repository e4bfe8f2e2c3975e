import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../product';

const KINDS = ['control', 'sentence', 'key', 'row', 'picture'] as const;

/** What a reader does or looks for, in the order of the text: **a control**, “a sentence”, `a key`, *the row* or a picture. */
export interface Cue {
  readonly kind: (typeof KINDS)[number];
  readonly text: string;
}

export interface Section {
  readonly title: string;
  /** The cues of its numbered steps, which a test goes through. */
  readonly steps: readonly (readonly Cue[])[];
}

export interface Chapter {
  readonly title: string;
  readonly sections: readonly Section[];
  /** All cues, in their order. */
  readonly cues: readonly Cue[];
  /** Those outside of numbered steps, which nobody goes through. */
  readonly asides: readonly Cue[];
}

export const GUIDE = join(ROOT, 'docs/guide');

const CUE = /\*\*(?<control>[^*]+)\*\*|“(?<sentence>[^”]+)”|`(?<key>[^`]+)`|\*(?<row>the row)\*|!\[[^\]]*\]\((?<picture>[^)]+)\)/gu;

function cuesOf(words: string): Cue[] {
  return [...words.replaceAll(/\s+/gu, ' ').matchAll(CUE)].map(({ groups = {} }) => {
    const kind = KINDS.find((one) => groups[one] !== undefined) ?? 'control';
    return { kind, text: groups[kind] ?? '' };
  });
}

/** A numbered step with the indented lines below it. */
const STEP = /^\d+\. .*\n(?:(?: {2,}.*)?\n)*/gmu;

const sectionOf = (words: string): Section => ({
  title: words.slice(0, words.indexOf('\n')),
  steps: [...words.matchAll(STEP)].map(([step]) => cuesOf(step)),
});

export function readChapter(words: string): Chapter {
  const [before = '', ...sections] = words.split(/^## /mu);
  return {
    title: /^# (.*)\n/u.exec(before)?.[1] ?? '',
    sections: sections.map(sectionOf),
    cues: cuesOf(words),
    asides: cuesOf(words.replaceAll(STEP, '')),
  };
}

export const chapterText = (name: string): string => readFileSync(join(GUIDE, `${name}.md`), 'utf8');
