import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './aliases.mjs';
import { runChild } from './children.mjs';
import { Failure, diskFull, isDiskFull, lastLines } from './failure.mjs';
import { showProgress } from './progress.mjs';
import { BUILT } from './projects.mjs';

const STAMP = join(ROOT, 'dist/.built-from');
const SETTINGS = ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json'];

/** Builds what is stale. Names, sizes and times of files show when nothing is, without starting Nx. */
export async function ensureBuilt() {
  const state = stateOfSources();
  const made = existsSync(STAMP) && BUILT.every((name) => existsSync(join(ROOT, 'dist', name)));
  if (made && readFileSync(STAMP, 'utf8') === state) return false;
  await build(BUILT);
  markBuilt(state);
  return true;
}

/** Notes that dist/ is built from the sources as they are. */
export function markBuilt(state = stateOfSources()) {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(STAMP, state);
}

function stateOfSources() {
  const hash = createHash('sha256');
  const presets = readdirSync(join(ROOT, 'tools')).filter((name) => /^webpack.*\.cjs$/.test(name));
  for (const path of [...SETTINGS, ...presets.map((name) => `tools/${name}`)]) hash.update(stateOf(path));
  for (const folder of [...BUILT, 'libs']) sourcesOf(folder).forEach((path) => hash.update(stateOf(path)));
  return hash.digest('hex');
}

const SKIPPED = /^(node_modules|testing|\..+|canary-\d+)$|\.spec\.tsx?$/;

function sourcesOf(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? sourcesOf(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));
}

function stateOf(path) {
  const { size, mtimeMs } = statSync(join(ROOT, path));
  return `${path}:${size}:${mtimeMs}\n`;
}

/** Nx names each project when it is built, or taken from its cache. */
const BUILT_LINE = /^> nx run ([\w-]+):build/gmu;

/** Builds the named projects through Nx, which takes unchanged ones from its cache, and shows how far it is. */
export async function build(projects) {
  const names = new Set();
  const progress = () => ({ done: names.size, of: projects.length, what: [...names].at(-1) });
  const shown = showProgress('Building', progress);
  const onOutput = (said) => {
    const before = names.size;
    for (const [, name] of said.matchAll(BUILT_LINE)) names.add(name);
    if (names.size > before) shown.show();
  };
  const { code, out } = await runChild(
    process.execPath,
    [nxProgram(), 'run-many', '-t', 'build', '-p', projects.join(','), '--output-style=stream'],
    {
      cwd: ROOT,
      env: { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1', FORCE_COLOR: '0' },
      onOutput,
    },
  ).finally(shown.end);
  if (code !== 0) throw buildFailure(out);
}

function nxProgram() {
  const { bin } = JSON.parse(readFileSync(join(ROOT, 'node_modules/nx/package.json'), 'utf8'));
  return join(ROOT, 'node_modules/nx', typeof bin === 'string' ? bin : bin.nx);
}

function buildFailure(said) {
  if (isDiskFull(said)) return new Failure(diskFull(ROOT));
  console.error(lastLines(said, 40));
  return new Failure(
    'The build failed: what it said last is above. After a change of yours, mend that; else run npm ci, then the command again.',
  );
}
