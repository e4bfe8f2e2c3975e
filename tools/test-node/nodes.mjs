import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from '../aliases.mjs';
import { runNpm } from '../npm.mjs';
import { Failure } from '../failure.mjs';

/** By major: the version that is tested, of the npm package `node`, which brings the program. */
export const NODES = { 22: '22.23.3', 24: '24.21.0', 26: '26.10.0' };

/** The version of a major such as '22'; throws the sentence for any other. */
export function versionOf(major) {
  const version = NODES[major];
  if (!version) throw new Failure(`Name the Node to test, one of ${Object.keys(NODES).join(', ')}: npm run test:node -- 24`);
  return version;
}

/**
 * The folder with the program `node` of a version, installed at the first use in a place that git ignores: in the lock of the
 * product it would be 190 MB that nobody else needs.
 */
export async function programOf(version) {
  const home = join(ROOT, '.cache/nodes', version);
  const bin = join(home, 'node_modules/node/bin');
  if (existsSync(join(bin, 'node'))) return bin;
  console.log(`Installing Node ${version} …`);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }));
  const { code, out } = await runNpm(['install', '--no-audit', '--no-fund', '--save-exact', `node@${version}`], { cwd: home });
  if (code !== 0 || !existsSync(join(bin, 'node')))
    throw new Failure(`Node ${version} could not be installed: ${out}\nMostly it is the network: run the command again.`);
  return bin;
}

/** The environment in which the program `node` of this folder is found first. */
export const envWith = (bin) => ({ ...process.env, NODE_OPTIONS: '', PATH: `${bin}${delimiter}${process.env.PATH}` });
