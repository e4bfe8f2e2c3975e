import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../product';

test('where the programs of Debian are missing it names their packages, and ends with a code of its own', () => {
  const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'tools/start/run.mjs'), 'e2e/cluster/run.ts'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: '/nowhere', NODE_OPTIONS: '' },
  });
  expect(stdout).toMatch(/missing here: apt install etcd-server patroni haproxy nginx( postgresql-15)?\n$/u);
  expect(status).toBe(3);
});
