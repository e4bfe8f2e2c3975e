import { spawnSync } from 'node:child_process';
import './ready.mjs';

/** Each state of each screen, each dialog and drawer at five widths, light and dark: what axe finds, and what can be moved sideways. */
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', 'spec/states', 'spec/looks', ...process.argv.slice(2)],
  {
    env: { ...process.env, LOOKS: 'all' },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
