import { join, relative, sep } from 'node:path';
import { ROOT } from './aliases.mjs';

const shown = (path) => (path.startsWith(ROOT + sep) ? relative(ROOT, path) : path);

const isOwn = (host) => /^(localhost|127(\.\d+){3}|::1)$/.test(host);

/** What the person at the terminal needs to know: the address, who can sign in, how to stop it. */
export function welcome({ host, port, dataDir, demo }) {
  const lines = ['', `ArogyaDesk runs at http://localhost:${port}`];
  if (demo) lines.push('Sign in as admin, agent, doctor or hospital; the password is demo1234');
  if (demo && isOwn(host))
    lines.push('Only this machine reaches it: everybody knows these passwords. HOST=0.0.0.0 npm start lets your network in');
  if (demo && !isOwn(host)) lines.push(`Whoever reaches ${host} can sign in: everybody knows these passwords`);
  lines.push(`API documents at http://localhost:${port}/api/docs, log in ${shown(join(dataDir, 'arogyadesk.log'))}`, 'Ctrl-C stops it', '');
  console.log(lines.join('\n'));
}
