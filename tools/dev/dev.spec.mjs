import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../aliases.mjs';

test.each([[[]], [['mfe-nobody']], [['shell']]])('npm run dev -- %s says in one sentence what to do', (args) => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'tools/dev.mjs'), ...args], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('Name the micro-frontend to work on, for example: npm run dev -- mfe-admin');
});
