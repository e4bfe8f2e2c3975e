import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { ROOT } from './aliases.mjs';
import { runChild } from './children.mjs';
import { isAlive } from './postgres/postmaster.mjs';

const forever = ['--eval', `process.stdout.write('began', () => process.send('said')); setInterval(() => undefined, 1000)`];
const shortly = ['--eval', `console.log('began')`];

describe('a program with a limit', () => {
  test('is ended when it runs for longer, and what it has printed stays', async () => {
    // The limit ends when the program has said its word, however long that takes.
    const start = jest.spyOn(globalThis, 'setTimeout');
    const onMessage = () => start.mock.calls.find(([, ms]) => ms === 7_200_000)[0]();
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc'];
    const { code, signal, out, late } = await runChild(process.execPath, forever, { limitMs: 7_200_000, onMessage, stdio });
    start.mockRestore();
    expect({ code, signal, out, late }).toEqual({ code: null, signal: 'SIGTERM', out: 'began', late: true });
  });

  test('control: one that ends by itself is not late', async () => {
    const { code, out, late } = await runChild(process.execPath, shortly, { limitMs: 7_200_000 });
    expect({ code, out, late }).toEqual({ code: 0, out: 'began', late: false });
  });
});

test('a program is at its end although what it has left behind keeps its output', async () => {
  const behind = `const left = require('node:child_process').spawn(process.execPath, ['--eval', 'setTimeout(() => undefined, 600_000)'],
    { detached: true, stdio: 'inherit' }); left.unref(); console.log(left.pid)`;
  const { code, out } = await runChild(process.execPath, ['--eval', behind]);
  expect({ code, isThere: isAlive(Number(out)) }).toEqual({ code: 0, isThere: true });
  process.kill(Number(out));
});

test('what a program sends is handed on', async () => {
  const sent = [];
  const sends = `process.send('half'); process.send('all', () => process.disconnect())`;
  const options = { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], onMessage: (message) => sent.push(message) };
  const { code } = await runChild(process.execPath, ['--eval', sends], options);
  expect({ code, sent }).toEqual({ code: 0, sent: ['half', 'all'] });
});

test('a program ends when the one that has started it exits', async () => {
  const script = `import { runChild } from './tools/children.mjs';
    const onMessage = (pid) => process.stdout.write(String(pid), () => process.exit(3));
    await runChild(process.execPath, ['--eval', 'process.send(process.pid); setInterval(() => undefined, 1000)'], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      onMessage,
    });`;
  const { code, out } = await runChild(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT });
  expect({ code, isPid: Number(out) > 0 }).toEqual({ code: 3, isPid: true });
  while (isAlive(Number(out))) await pause(10);
});

test('nothing is begun any more by a program that has begun to end its programs', async () => {
  const script = `import { endChildren, runChild } from './tools/children.mjs';
    const first = runChild(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)']);
    await endChildren();
    console.log((await first).signal);
    await Promise.resolve().then(() => runChild(process.execPath, ['--version'])).catch(({ message }) => console.log(message));`;
  const { out } = await runChild(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT });
  expect(out.split('\n')).toEqual(['SIGTERM', 'Nothing more is begun: this program is at its end.']);
});
