import { join, relative } from 'node:path';
import { ROOT } from '../aliases.mjs';

const shown = (path) => (path.startsWith(`${ROOT}/`) ? relative(ROOT, path) : path);

/** What the person at the terminal needs: where it is, who may sign in, how it ends. */
export function welcome({ port, dataDir, demo }) {
  const lines = ['', `ArogyaDesk runs at http://localhost:${port}`];
  if (demo) lines.push('Sign in as admin, agent, doctor or hospital; the password is demo1234');
  lines.push(`API documents at http://localhost:${port}/api/docs, log in ${shown(join(dataDir, 'arogyadesk.log'))}`, 'Ctrl-C stops it', '');
  console.log(lines.join('\n'));
}
