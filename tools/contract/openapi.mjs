import { ROOT } from '../aliases.mjs';
import { runChild } from '../children.mjs';
import { Failure } from '../failure.mjs';
import { readableJson } from './readable-json.mjs';

/** The text of openapi.json from the API's sources; needs no database, no port and no build. */
export async function openApiText() {
  const args = ['--import', './tools/typescript/register.mjs', 'backend/src/openapi.ts'];
  const { code, out, stdout } = await runChild(process.execPath, args, { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '' } });
  if (code !== 0) throw new Failure(`The API could not write its document:\n${out}`);
  return readableJson(JSON.parse(stdout));
}
