import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../aliases.mjs';
import { endChildren } from '../children.mjs';
import { sentenceOf } from '../failure.mjs';
import { ensureInstalled } from '../install.mjs';
import { atEnd } from '../interruption.mjs';
import { baseNode, runWith } from './base-node.mjs';
import { Times } from './times.mjs';

/** Longer than a start grants the server to stop; where another Node runs the tests, for that one as well. */
const PATIENCE_MS = process.env.MACHINE_NODE ? 15_000 : 20_000;

/** Runs all checks, from lint to the browser, and ends with what failed and one line that sums them up. */
export async function test() {
  atEnd(() => endChildren(PATIENCE_MS));
  const count = { passed: 0, failed: 0, failures: [] };
  try {
    await ensureInstalled();
    const base = await baseNode();
    if (base) process.exit(await runWith(join(base, 'node'), ['tools/test.mjs']));
    mkdirSync(join(ROOT, '.test'), { recursive: true });
    // Programs are started again and again: what V8 has compiled of them is kept.
    process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.test/compiled');
    await runAll(count);
  } catch (error) {
    console.error(sentenceOf(error));
    count.failed += 1;
  }
  count.failures.forEach((name) => console.log(`✗ ${name}`));
  console.log(`\n${count.passed} passed, ${count.failed} failed`);
  process.exit(count.failed > 0 || count.passed === 0 ? 1 : 0);
}

/** Adds what each part counts to `count`. */
async function runAll(count) {
  const { runBuild, runChecks, runSpecs, runSpecsOfBuild, runTrust, runShipping, runEndToEnd } = await import('./parts.mjs');
  const times = new Times();
  const timed = async (name, run) => {
    const { passed, failed, failures = [] } = await times.part(name, run);
    count.passed += passed;
    count.failed += failed;
    count.failures.push(...failures.map((failure) => `${name}: ${failure}`));
  };
  const all = () => {
    // The build and the first specs leave a seventh of two cores idle.
    const checked = timed('checks', runChecks);
    const built = timed('build', runBuild);
    // These wait for much, a kill for a minute: meanwhile the others have both cores.
    const proofs = built.then(() => timed('proofs', runTrust));
    const others = async () => {
      await Promise.all([built, checked]);
      await timed('specs of what is built', runSpecsOfBuild);
      await timed('proofs of shipping', runShipping);
    };
    // Specs often wait, the more the fewer are left: the tests in a browser begin beside the last ones.
    let specs;
    const fewSpecs = new Promise((left) => (specs = timed('specs', () => runSpecs(left)).finally(left)));
    const endToEnd = Promise.all([fewSpecs, others()]).then(() => timed('end-to-end', runEndToEnd));
    return Promise.all([specs, proofs, endToEnd]);
  };
  try {
    await times.processor(all);
  } finally {
    console.log(`\n${times}`);
  }
}
