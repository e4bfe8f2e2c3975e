import { ROOT } from '../aliases.mjs';
import { endChildren, runChild } from '../children.mjs';
import { Failure } from '../failure.mjs';
import { atEnd } from '../interruption.mjs';
import { JEST } from '../jest/command.mjs';
import { envWith, programOf, versionOf } from './nodes.mjs';

const USUAL = [
  ['node', ...JEST, '--selectProjects', 'domain', 'backend', 'backend-db'],
  ['node', 'tools/test-node/smoke.mjs'],
];

/**
 * `<major> [command …]`: runs a command with another Node first in PATH; without one the specs of the server, and a smoke of what
 * is built. Throws when it fails.
 */
export async function testNode([major, ...command]) {
  atEnd(endChildren);
  const bin = await programOf(versionOf(major));
  for (const [program, ...args] of command.length > 0 ? [command] : USUAL) {
    const { code } = await runChild(program, args, { cwd: ROOT, env: envWith(bin), stdio: 'inherit' });
    if (code !== 0) throw new Failure(`On Node ${versionOf(major)} this failed: ${[program, ...args].join(' ')}`);
  }
}
