import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../product';
import { run, type Copy } from './copy';

const node = (copy: Copy, program: string, ...args: string[]): Promise<string> => run(copy.root, process.execPath, [program, ...args]);

/** Runs what the pages have checked, each kind once for all of them: tests beside the compiler, the rules and the builds. */
export async function runChecks(copy: Copy): Promise<void> {
  if (copy.checks.of('contract').size > 0) await node(copy, 'tools/contract.mjs');
  const changed = await copy.changed();
  await Promise.all([runSpecs(copy), checkCode(copy, changed).then(() => build(copy))]);
}

async function runSpecs(copy: Copy): Promise<void> {
  const words = [...copy.checks.of('specs')].join('|');
  await run(copy.root, 'npm', ['run', '--silent', 'specs', '--', '--maxWorkers=1', words]);
}

/** Types everywhere, since a rule of the domain reaches far; format and lint of what was changed. */
async function checkCode(copy: Copy, changed: readonly string[]): Promise<void> {
  await node(copy, 'node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...changed);
  const known = join(ROOT, '.cache/types.tsbuildinfo');
  if (existsSync(known)) cpSync(known, join(copy.root, '.cache/types.tsbuildinfo'));
  const code = changed.filter((file) => /\.(?:tsx?|[cm]js)$/u.test(file) && !file.startsWith('libs/api/src/'));
  const { types, rules } = JSON.parse(await node(copy, 'tools/lint/code.mjs', ...code)) as { types: string; rules: string };
  if (types || rules) throw new Error(`${types}\n${rules}`.trim());
}

/** Builds the projects that the pages name; the others stay as they are built here. */
async function build(copy: Copy): Promise<void> {
  cpSync(join(ROOT, 'dist'), join(copy.root, 'dist'), { recursive: true });
  const address = pathToFileURL(join(copy.root, 'tools/build.mjs')).href;
  const tools = (await import(address)) as typeof import('../../tools/build.mjs');
  await tools.build([...copy.checks.of('builds')]);
  tools.markBuilt();
}
