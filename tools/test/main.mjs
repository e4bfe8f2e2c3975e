import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../aliases.mjs';
import { endChildren } from '../children.mjs';
import { sentenceOf } from '../failure.mjs';
import { ensureInstalled } from '../install.mjs';

/** Runs all checks, from lint to the browser, and ends with one line that sums them up. */
export async function test() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void endChildren(15_000).then(() => process.exit(130)));
  const count = { passed: 0, failed: 0 };
  const times = [];
  const add = ({ passed, failed }) => ((count.passed += passed), (count.failed += failed));
  try {
    await ensureInstalled();
    mkdirSync(join(ROOT, '.test'), { recursive: true });
    const { runBuild, runChecks, runJest, runTrust, runShipping, runEndToEnd } = await import('./parts.mjs');
    const timed = async (name, part) => {
      const began = Date.now();
      add(await part());
      times.push(`${name} ${Math.round((Date.now() - began) / 1000)} s`);
    };
    await timed('build', runBuild);
    const checksAndSpecs = async () => {
      await timed('checks', runChecks);
      await timed('specs', runJest);
    };
    // The proofs wait for much: meanwhile both cores have other work.
    const proofs = async () => {
      await timed('proofs', () => runTrust({ timed: false }));
      await timed('proofs of shipping', runShipping);
    };
    await Promise.all([checksAndSpecs(), proofs()]);
    await timed('proofs of times', () => runTrust({ timed: true }));
    await timed('end-to-end', runEndToEnd);
  } catch (error) {
    console.error(sentenceOf(error));
    count.failed += 1;
  }
  console.log(`\nTime: ${times.join(', ')}`);
  console.log(`\n${count.passed} passed, ${count.failed} failed`);
  process.exit(count.failed > 0 || count.passed === 0 ? 1 : 0);
}
