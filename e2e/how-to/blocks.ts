import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A block of a how-to that is followed: a patch, a file to write, or commands. */
export interface Block {
  readonly kind: 'patch' | 'file' | 'commands';
  /** The page with the number of the block among its fenced blocks: 'docs/how-to/add-a-field.md, block 3'. */
  readonly place: string;
  /** The heading above it. */
  readonly part: string;
  /** What a file block writes. */
  readonly file: string;
  readonly text: string;
}

const FENCE = /^(?<indent> *)```(?<language>\w*)(?: file=(?<file>\S+))?$/u;
const HEADING = /^## (?<part>.*)$/u;

function kindOf(language: string, file: string | undefined): Block['kind'] | null {
  if (file) return 'file';
  if (language === 'diff') return 'patch';
  return language === 'sh' ? 'commands' : null;
}

/** The blocks of a page that are followed, in their order; others are counted and left out. */
export function blocksOf(page: string, words: string): Block[] {
  const blocks: Block[] = [];
  const lines = words.split('\n');
  let [part, count] = ['', 0];
  for (let at = 0; at < lines.length; at += 1) {
    part = HEADING.exec(lines[at] ?? '')?.groups?.part ?? part;
    const fence = FENCE.exec(lines[at] ?? '')?.groups;
    if (!fence) continue;
    const { indent = '', language = '', file } = fence;
    const end = lines.indexOf(`${indent}\`\`\``, at + 1);
    if (end < 0) throw new Error(`${page}, block ${count + 1} has no end`);
    const text = lines.slice(at + 1, end).map((line) => `${line.slice(indent.length)}\n`);
    const kind = kindOf(language, file);
    count += 1;
    if (kind) blocks.push({ kind, place: `${page}, block ${count}`, part, file: file ?? '', text: text.join('') });
    at = end;
  }
  return blocks;
}

const HOW_TOS = 'docs/how-to';
const FIRST_CHANGE = 'CONTRIBUTING.md';

/** The pages that say that their blocks are run by a test. */
export function followedPages(root: string): string[] {
  const howTos = readdirSync(join(root, HOW_TOS)).map((name) => `${HOW_TOS}/${name}`);
  return [FIRST_CHANGE, ...howTos]
    .filter((page) => readFileSync(join(root, page), 'utf8').replaceAll(/\s+/gu, ' ').includes('are run by a test'))
    .sort();
}
