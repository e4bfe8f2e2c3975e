import { Failure, diskFull, isDiskFull, lastLines } from '../start/failure.mjs';
import { ROOT } from '../start/aliases.mjs';
import { runNx } from './run-nx.mjs';
import { showProgress } from '../start/progress.mjs';
import { BUILT } from './projects.mjs';

/** Builds what is stale; with AS_BUILT what is in dist/ stays as it is, as tests start many products beside each other. */
export async function ensureBuilt() {
  if (!process.env.AS_BUILT) await build(BUILT);
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
  const { code, out } = await runNx(['run-many', '-t', 'build', '-p', projects.join(',')], { onOutput }).finally(shown.end);
  if (code !== 0) throw buildFailure(out);
}

function buildFailure(said) {
  if (isDiskFull(said)) return new Failure(diskFull(ROOT));
  console.error(lastLines(said, 40));
  return new Failure(
    'The build failed: what it said last is above. After a change of yours, mend that; else run npm ci, then the command again.',
  );
}
