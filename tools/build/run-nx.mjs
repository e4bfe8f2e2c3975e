import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { runChild } from '../start/children.mjs';

function program() {
  const { bin } = JSON.parse(readFileSync(join(ROOT, 'node_modules/nx/package.json'), 'utf8'));
  return join(ROOT, 'node_modules/nx', typeof bin === 'string' ? bin : bin.nx);
}

/** Runs Nx, which leaves no process behind and prints what its targets print; `options` are those of `runChild`. */
export const runNx = (args, options) =>
  runChild(process.execPath, [program(), ...args, '--output-style=stream'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      NX_NATIVE_COMMAND_RUNNER: 'false',
      FORCE_COLOR: '0',
    },
    ...options,
  });
