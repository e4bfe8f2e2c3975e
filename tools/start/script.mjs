import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './aliases.mjs';

/**
 * Starts a script, as text, in a process of its own with a channel to this one. `ended` answers its exit code, the signal that ended
 * it, and what it said.
 */
export function startScript(script) {
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'];
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT, stdio });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  return { child, ended: once(child, 'close').then(([code, signal]) => ({ code, signal, said })) };
}
