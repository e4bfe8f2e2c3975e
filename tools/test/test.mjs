import '../start/ready.mjs';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { endChildren } from '../start/children.mjs';
import { sentenceOf } from '../start/failure.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { atEnd } from '../start/interruption.mjs';
import { runNx } from '../build/run-nx.mjs';

/** `npm test`: the targets of tools/build/targets.mjs, two at a time, and one line that sums up what each has reported. */
const TARGETS = ['check', 'build', 'test', 'test-built', 'proofs', 'proofs-shipping', 'e2e'];

/** What is ended may first stop what it has started. */
const PATIENCE_MS = 20_000;

const REPORTS = join(ROOT, '.test/reports');

/** Names of the reports that a whole run leaves. */
async function expectedReports() {
  const { targetsIn } = await import('../build/targets.mjs');
  const targets = Object.values(targetsIn(ROOT)).flatMap((project) => Object.values(project.targets));
  return targets.flatMap(({ metadata }) => metadata?.reports ?? []);
}

/** A spec file that could not run has no results of its own. */
function failuresOf({ name, status, assertionResults }) {
  const path = name.slice(ROOT.length + 1);
  const failed = assertionResults.filter((one) => one.status !== 'passed');
  if (status === 'failed' && failed.length === 0) return [path];
  return failed.map((one) => `${path} › ${one.fullName}${one.status === 'failed' ? '' : ` (${one.status})`}`);
}

/** What Jest wrote, or a report of ours: `passed` is a number, `failures` a line for each that failed or was not run. */
function countsOf(report) {
  if (!('testResults' in report)) return report;
  return { passed: report.numPassedTests, failures: report.testResults.flatMap(failuresOf) };
}

function read(name) {
  const file = join(REPORTS, name);
  if (!existsSync(file)) return { passed: 0, failures: ['did not come to its end'] };
  const counts = countsOf(JSON.parse(readFileSync(file, 'utf8')));
  return counts.passed + counts.failures.length > 0 ? counts : { passed: 0, failures: ['ran no test'] };
}

async function run() {
  const began = Date.now();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  await ensureInstalled();
  const { code } = await runNx(['run-many', '-t', ...TARGETS], { stdio: 'inherit' });
  const names = new Set([...(await expectedReports()), ...readdirSync(REPORTS)]);
  const all = [...names].sort().map((name) => ({ part: basename(name, '.json'), ...read(name) }));
  const failures = all.flatMap(({ part, failures: lines }) => lines.map((line) => `${part}: ${line}`));
  if (code !== 0 && failures.length === 0) failures.push('a target of Nx failed: see above');
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  console.log(`\n${all.map(({ part, passed }) => `${part} ${passed}`).join(', ')}\n${minutes} minutes`);
  failures.forEach((failure) => console.log(`✗ ${failure}`));
  return { passed: all.reduce((sum, { passed }) => sum + passed, 0), failed: failures.length };
}

atEnd(() => endChildren(PATIENCE_MS));
const { passed, failed } = await run().catch((error) => {
  console.error(sentenceOf(error));
  return { passed: 0, failed: 1 };
});
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
