import { ROOT } from '../aliases.mjs';
import { runChild } from '../children.mjs';
import { Failure } from '../failure.mjs';

/** The contract, who may make its calls and what its errors mean, from the API's sources; needs no database, no port and no build. */
export async function statedContract() {
  const args = ['--import', './tools/typescript/register.mjs', 'backend/src/openapi.ts'];
  const { code, out, stdout } = await runChild(process.execPath, args, { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '' } });
  if (code !== 0) throw new Failure(`The API could not write its document:\n${out}`);
  return JSON.parse(stdout);
}
