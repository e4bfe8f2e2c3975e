import { join, relative } from 'node:path';
import { ROOT } from '../aliases.mjs';

const shown = (path) => (path.startsWith(`${ROOT}/`) ? relative(ROOT, path) : path);

/** What the person at the terminal needs to know: the address, who can sign in, how to stop it. */
export function welcome({ port, dataDir, demo }) {
  const lines = ['', `ArogyaDesk runs at http://localhost:${port}`];
  if (demo) lines.push('Sign in as admin, agent, doctor or hospital; the password is demo1234');
  lines.push(`API documents at http://localhost:${port}/api/docs, log in ${shown(join(dataDir, 'arogyadesk.log'))}`, 'Ctrl-C stops it', '');
  console.log(lines.join('\n'));
}
