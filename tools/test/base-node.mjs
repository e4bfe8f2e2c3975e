import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../aliases.mjs';
import { runChild } from '../children.mjs';
import { sentenceOf } from '../failure.mjs';
import { NODES, envWith, programOf, versionOf } from '../test-node/nodes.mjs';

const MAJORS = Object.keys(NODES).map(Number);
const OLDEST = Math.min(...MAJORS);

/** Whether the tests run on a Node such as '20.20.2', or on the one that production has. */
export const runsTests = (version) => Number(version.split('.')[0]) >= OLDEST;

/** The folder of a Node of this major, fetched where it is not here yet; undefined, and why is printed, where it cannot be had. */
async function fetched(major) {
  try {
    return await programOf(versionOf(major));
  } catch (error) {
    console.log(sentenceOf(error));
    return undefined;
  }
}

/**
 * The folder of the Node that production has (`.nvmrc`), where this one is too old to run the tests; undefined where it is not,
 * and where that one cannot be had: then the tests run on this one.
 */
export async function baseNode() {
  if (runsTests(process.versions.node)) return undefined;
  const folder = await fetched(readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim());
  if (!folder) console.log(`Until then the tests run on Node ${process.versions.node}, which takes a fifth longer.`);
  return folder;
}

/**
 * The program that runs the specs: where the tests run on a Node that was fetched for them, the newest, on which specs take a tenth
 * less of the processor. What runs the product, its proofs and the end-to-end tests is the one of production.
 */
export async function specsNode() {
  const folder = process.env.MACHINE_NODE && (await fetched(Math.max(...MAJORS)));
  return folder ? join(folder, 'node') : process.execPath;
}

/** The Node of whoever runs the tests: `npm start` is theirs, so it builds, and starts the product once. */
export const machineNode = () => process.env.MACHINE_NODE ?? process.execPath;

/** Runs a program of this repository with another Node, first in PATH too: its exit code. */
export async function runWith(node, args) {
  const env = { ...envWith(dirname(node)), MACHINE_NODE: machineNode() };
  const { code } = await runChild(node, args, { cwd: ROOT, env, stdio: 'inherit' });
  return code ?? 130;
}
