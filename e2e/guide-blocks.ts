import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './product';

export interface GuideBlock {
  readonly kind: string;
  /** The name under which the reader saves it, where it says one. */
  readonly file: string | null;
  readonly text: string;
}

const BLOCK = /^```(?<kind>sh|http|js|text)(?: (?<file>\S+))?\n(?<text>[\s\S]*?)^```$/gmu;

/** The blocks of a guide for integrators, in their order, and its whole text. */
export function readGuide(path: string): { readonly text: string; readonly blocks: readonly GuideBlock[] } {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const blocks = [...text.matchAll(BLOCK)].map(({ groups = {} }) => ({
    kind: groups['kind'] ?? '',
    file: groups['file'] ?? null,
    text: groups['text'] ?? '',
  }));
  return { text, blocks };
}

/** What the reader replaces by their own: the first block of each guide. */
export const SETTING = 'API=http://localhost:3000/api KEY=adi_…\n';

/** A line as it is written, with anything in place of '…'. */
export const patternOf = (line: string): RegExp =>
  new RegExp(line.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`).replaceAll('…', '.*'), 'imu');

const run = promisify(execFile);

/** Runs a block of a shell, in the reader's folder where they have one, and answers what it says. */
export async function runBlock(text: string, env: Readonly<Record<string, string>>, cwd: string = ROOT): Promise<string> {
  return (await run('sh', ['-c', text], { cwd, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 })).stdout;
}
