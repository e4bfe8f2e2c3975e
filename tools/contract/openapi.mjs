import { spawn } from 'node:child_process';
import { ROOT } from '../aliases.mjs';
import { Failure } from '../failure.mjs';

/** The text of openapi.json as the API's sources say it; no database, no port, no build. */
export function openApiText() {
  const args = ['--import', './tools/typescript/register.mjs', 'backend/src/openapi.ts'];
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '' }, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  let said = '';
  child.stdout.on('data', (part) => (text += part));
  child.stderr.on('data', (part) => (said += part));
  return new Promise((done, refuse) => {
    child.once('error', refuse);
    child.once('close', (code) => (code === 0 ? done(text) : refuse(new Failure(`The API could not write its document:\n${said}`))));
  });
}
