import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../aliases.mjs';
import { runChild } from '../children.mjs';
import { checkContract } from '../contract/files.mjs';
import { FEW_LEFT, RUNNING } from '../jest/running.mjs';
import { JEST } from '../jest/command.mjs';
import { LINT_PARTS } from '../lint/parts.mjs';
import { runParts } from '../lint/run-parts.mjs';
import { WEB } from '../projects.mjs';
import { envWith } from '../test-node/nodes.mjs';
import { machineNode, runWith, specsNode } from './base-node.mjs';

const heading = (text) => console.log(`\n== ${text}`);

export function runBuild() {
  heading('Build');
  const build = () => runWith(machineNode(), ['tools/test/build.mjs']).then((code) => (code === 0 ? [] : [`ended with code ${code}`]));
  return runParts([{ name: 'build', run: build }]);
}

/** Lint, types, boundaries and the contract: each counts as one test. */
export function runChecks() {
  heading('Checks');
  const contract = { name: 'openapi.json and libs/api are up to date and sound', run: checkContract };
  const [slowest, ...others] = LINT_PARTS;
  return runParts([slowest, contract, ...others]);
}

/** The projects of jest.config.mjs and the folders of their spec files; each must run at least one test. */
const PROJECTS = {
  domain: (path) => path.startsWith('libs/domain/'),
  'backend-db': (path) => path.endsWith('.db.spec.ts'),
  backend: (path) => path.startsWith('backend/') && !path.endsWith('.db.spec.ts'),
  tools: (path) => path.startsWith('tools/'),
  e2e: (path) => path.startsWith('e2e/'),
  web: (path) => WEB.some((folder) => path.startsWith(`${folder}/`)),
};

/** Each loads all packages for itself; what runs beside them has the rest of two cores. */
const WORKERS = 2;

/** All that need nothing that is built. Calls `fewLeft` when few spec files are yet to begin. */
export async function runSpecs(fewLeft) {
  const onMessage = (message) => message === FEW_LEFT && fewLeft();
  return runJest('Specs', 'jest.json', PROJECTS, { more: [`--maxWorkers=${WORKERS}`], node: await specsNode(), onMessage });
}

/** Those of what is built, beside the others, whose running files alone are noted. */
export const runSpecsOfBuild = () =>
  runJest(
    'Specs of what is built',
    'jest-built.json',
    { built: (path) => path.includes('.built.spec.') },
    { more: ['--reporters=default'] },
  );

async function runJest(title, name, projects, { more = [], node = process.execPath, onMessage }) {
  heading(title);
  const args = (file) => [...JEST, '--json', `--outputFile=${file}`, ...more, '--selectProjects', ...Object.keys(projects)];
  const { report } = await run(name, args, { env: { ALL_SPECS: 'true' }, node, onMessage });
  if (!report) return { passed: 0, failed: 1 };
  const ran = report.testResults.filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'passed'));
  const paths = ran.map(pathOf);
  const empty = Object.keys(projects).filter((one) => !paths.some(projects[one]));
  empty.forEach((one) => console.log(`✗ the project ${one} ran no test`));
  const notRun = report.numPendingTests + report.numTodoTests;
  if (notRun) console.log(`✗ ${notRun} tests were skipped`);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + empty.length + notRun;
  return { passed: report.numPassedTests, failed, failures: report.testResults.flatMap(failuresOf) };
}

const pathOf = ({ name }) => name.slice(ROOT.length + 1);

/** A spec file that could not run has no results of its own. */
function failuresOf(file) {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  if (file.status === 'failed' && failed.length === 0) return [pathOf(file)];
  return failed.map(({ fullName }) => `${pathOf(file)} › ${fullName}`);
}

export async function runEndToEnd() {
  heading('End-to-end tests in a browser');
  const args = () => ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e'];
  const { report: counts } = await run('e2e.json', args, { env: { E2E_RESULT: join(ROOT, '.test/e2e.json') } });
  if (!counts || counts.passed + counts.failed === 0) {
    console.log('✗ no end-to-end test was run');
    return { passed: 0, failed: 1 };
  }
  return counts;
}

/**
 * Each kind of proof of docs/security.md with smaller numbers; a figure and each of its controls count as one test. Beside them
 * something else runs: what they print comes at their end.
 */
export const runTrust = () => runProofs('Proofs of trust', 'proofs.json', []);

/** Those kinds of docs/deploy/shipping.md in little that neither a spec nor e2e/micro-frontends.e2e.ts has. */
export const runShipping = () => runProofs('Proofs of shipping', 'proofs-shipping.json', ['--shipping', 'publishers', 'outages']);

async function runProofs(title, name, which) {
  const args = () => ['--import', './tools/typescript/register.mjs', 'e2e/trust/run.ts', '--short', ...which];
  const env = { TRUST_RESULT: join(ROOT, '.test', name) };
  const { report, out } = await run(name, args, { env, echo: false });
  heading(title);
  console.log(out);
  return report ?? { passed: 0, failed: 1 };
}

/** What prints nothing for so long hangs, however slow the machine is: it is stopped, and the run ends with its counts. */
const SILENT_MINUTES = 10;
/** For the whole of a part. */
const LIMIT_HOURS = 4;

const runningSpecs = () => {
  const files = existsSync(RUNNING) ? JSON.parse(readFileSync(RUNNING, 'utf8')) : [];
  return files.length > 0 ? `\n  spec files that were running: ${files.join(', ')}` : '';
};

/** Runs a Node program that writes its report to `.test/name`: the report, undefined when it wrote none, and what it printed. */
async function run(name, argsFor, { env, echo = true, node = process.execPath, onMessage }) {
  const file = join(ROOT, '.test', name);
  rmSync(file, { force: true });
  const options = {
    cwd: ROOT,
    env: { ...envWith(dirname(node)), ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? ['ipc'] : [])],
    onMessage,
    echo,
    silenceMs: SILENT_MINUTES * 60_000,
    limitMs: LIMIT_HOURS * 3_600_000,
  };
  const { out, late } = await runChild(node, argsFor(file), options);
  if (late) {
    const why = late === 'silent' ? `printed nothing for ${SILENT_MINUTES} minutes` : `not at its end after ${LIMIT_HOURS} hours`;
    console.log(`✗ ${why}, and stopped: ${name.replace('.json', '')}${name === 'jest.json' ? runningSpecs() : ''}`);
    return { out };
  }
  return { report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined, out };
}
