import { ROOT } from '../aliases.mjs';
import { runChild } from '../children.mjs';
import { Failure } from '../failure.mjs';
import { JEST } from '../jest/command.mjs';
import { WHOLE_PARTS } from '../lint/parts.mjs';
import { runParts } from '../lint/run-parts.mjs';
import { runNode, runProgram } from '../lint/run-tool.mjs';
import { ROOTS } from '../projects.mjs';

const git = async (...args) => runChild('git', args, { cwd: ROOT });

/** Where this branch left main; without one, the last commit: then only what is not committed counts. */
async function base() {
  for (const main of ['origin/main', 'main']) {
    const { code, stdout } = await git('merge-base', 'HEAD', main);
    if (code === 0) return stdout.trim();
  }
  return 'HEAD';
}

async function changedSince(commit) {
  const known = await git('diff', '--name-only', commit);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return `${known.stdout}\n${added.stdout}`.split('\n').filter(Boolean);
}

const outcomeOf = ({ code, out }) => (code === 0 ? [] : [out]);

const nx = async (commit) =>
  outcomeOf(
    await runProgram(
      'node_modules/nx/dist/bin/nx.js',
      ['affected', '-t', 'lint', 'test', 'build', `--base=${commit}`, '--output-style=static'],
      {
        NX_DAEMON: 'false',
        NX_TUI: 'false',
      },
    ),
  );

const toolSpecs = async () => outcomeOf(await runNode([...JEST, '--selectProjects', 'tools']));

/** The rules of the whole, and the specs of the tools when something outside of the projects has changed. */
export function partsFor(changed) {
  const isElsewhere = changed.some((path) => !ROOTS.includes(path.split('/')[0]));
  return [...WHOLE_PARTS, ...(isElsewhere ? [{ name: 'specs of the tools', run: toolSpecs }] : [])];
}

/** `npm run affected [-- <commit>]`: lint, tests and build of the projects that have changed, and of those that use them; then the rules of the whole. */
export async function affected(since) {
  const commit = since ?? (await base());
  const changed = await changedSince(commit);
  console.log(`${changed.length} files have changed since ${commit.slice(0, 10)}.`);
  // One after the other: the check of the boundaries plants files, which Nx would take for changes.
  const projects = await runParts([{ name: 'lint, tests and build of what has changed', run: () => nx(commit) }]);
  const rules = await runParts(partsFor(changed));
  if (projects.failed + rules.failed > 0) throw new Failure('Something is wrong: see above. npm test runs everything.');
}
