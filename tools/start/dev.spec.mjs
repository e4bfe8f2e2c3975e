import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './aliases.mjs';
import { farAway } from './behind.mjs';
import { devOptions } from './dev-options.mjs';

describe('the installation behind a hot micro-frontend', () => {
  test('is one that is started here, unless an address is named', () => {
    expect(devOptions(['mfe-admin'], {})).toEqual({ name: 'mfe-admin', api: null });
    expect(devOptions(['mfe-admin', '--api', 'https://desk.example.org/x'], {}).api).toBe('https://desk.example.org');
    expect(devOptions(['mfe-admin'], { API_URL: 'http://localhost:3000' }).api).toBe('http://localhost:3000');
  });

  test.each([
    [['--api', 'nowhere'], 'Say which installation, for example: --api https://desk.example.org'],
    [['--api', 'http://desk.example.org'], 'A password is sent over https only: begin the address with https://'],
    [['--apy', 'x'], /Unknown option '--apy'/],
  ])('%j is refused with a sentence', (args, sentence) => {
    expect(() => devOptions(['mfe-admin', ...args], {})).toThrow(sentence);
  });

  test('that does not answer is said before anything is compiled', async () => {
    await expect(farAway('http://127.0.0.1:9')).rejects.toThrow('http://127.0.0.1:9 does not answer');
  });
});

test.each([[[]], [['mfe-nobody']], [['shell']]])('npm run dev -- %s says in one sentence what to do', (args) => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'tools/start/run.mjs'), 'tools/start/dev.mjs#dev', ...args], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('Name the micro-frontend to work on, for example: npm run dev -- mfe-admin');
});
