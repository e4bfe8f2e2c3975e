import { ROOT } from '../start/aliases.mjs';
import { runChild } from '../start/children.mjs';
import { Failure } from '../start/failure.mjs';

/** The contract, who may make its calls and what its errors mean, from the API's sources; needs no database, no port and no build. */
export async function statedContract() {
  const args = ['--import', './tools/start/typescript.mjs', 'backend/src/openapi.ts'];
  const { code, out, stdout } = await runChild(process.execPath, args, { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '' } });
  if (code !== 0) throw new Failure(`The API could not write its document:\n${out}`);
  return JSON.parse(stdout);
}
