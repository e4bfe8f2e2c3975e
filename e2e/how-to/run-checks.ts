import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { ROOT } from '../product';
import { run, type Copy } from './copy';

const node = (copy: Copy, program: string, ...args: string[]): Promise<string> => run(copy.root, process.execPath, [program, ...args]);

/** Runs what the pages have checked, each kind once for all of them: tests beside the compiler, the rules and the builds. */
export async function runChecks(copy: Copy): Promise<void> {
  if (copy.checks.of('languages').size > 0) await node(copy, 'tools/start/run.mjs', 'tools/languages/main.mjs#languages');
  if (copy.checks.of('generate').size > 0) await node(copy, 'tools/start/run.mjs', 'tools/contract/generate.mjs#generate');
  const changed = await copy.changed();
  await Promise.all([runSpecs(copy), checkCode(copy, changed).then(() => build(copy))]);
}

async function runSpecs(copy: Copy): Promise<void> {
  const words = [...copy.checks.of('specs')].join('|');
  await run(copy.root, 'npm', ['run', '--silent', 'specs', '--', '--maxWorkers=1', words]);
}

/** Types and rules of all that is shipped, since a rule of the domain reaches far, and of what was changed, with its format. */
async function checkCode(copy: Copy, changed: readonly string[]): Promise<void> {
  await node(copy, 'node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed);
  const { BUILT } = (await importOf(copy, 'tools/build/projects.mjs')) as typeof import('../../tools/build/projects.mjs');
  const { lookThrough } = (await importOf(copy, 'tools/lint/code.mjs')) as typeof import('../../tools/lint/code.mjs');
  expect(await lookThrough(['libs', ...BUILT, ...changed]), 'types and rules').toEqual({ types: [], rules: [] });
}

const importOf = (copy: Copy, file: string): Promise<unknown> => import(pathToFileURL(join(copy.root, file)).href);

/** Builds the projects that the pages name; the others are taken as they are built here. */
async function build(copy: Copy): Promise<void> {
  const tools = (await importOf(copy, 'tools/build/build.mjs')) as typeof import('../../tools/build/build.mjs');
  await tools.build([...copy.checks.of('builds')]);
  const [from, to] = [join(ROOT, 'dist'), join(copy.root, 'dist')];
  for (const name of readdirSync(from)) {
    if (!existsSync(join(to, name))) cpSync(join(from, name), join(to, name), { recursive: true });
  }
}
