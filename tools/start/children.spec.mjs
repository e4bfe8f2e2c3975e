import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { ROOT } from './aliases.mjs';
import { runChild } from './children.mjs';
import { isAlive } from '../postgres/postmaster.mjs';

const forever = [
  '--eval',
  `process.on('SIGUSR2', () => console.log('again')); process.send(process.pid); setInterval(() => undefined, 1000)`,
];
const MINUTE = 60_000;

/** Starts it with these limits; the clock of this process stands still, and goes on when a test says so. */
async function limited(limits) {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  let ended;
  const pid = await new Promise((onMessage) => {
    ended = runChild(process.execPath, forever, { ...limits, echo: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], onMessage });
  });
  const prints = async () => {
    const { length } = printed.mock.calls;
    process.kill(pid, 'SIGUSR2');
    while (printed.mock.calls.length === length) await turn();
  };
  return { ended, pid, prints, printed, go: (ms) => jest.advanceTimersByTime(ms) };
}

describe('a program with limits', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test('is ended when it prints nothing for so long; what it has printed stays, and is printed here', async () => {
    const { ended, pid, prints, printed, go } = await limited({ silenceMs: MINUTE });
    for (let times = 0; times < 3; times += 1) {
      go(MINUTE - 1);
      await prints();
    }
    expect(isAlive(pid)).toBe(true);
    go(MINUTE);
    const said = printed.mock.calls.map(([part]) => String(part)).join('');
    expect(await ended).toMatchObject({ code: null, signal: 'SIGTERM', out: 'again\nagain\nagain', late: 'silent' });
    expect(said).toBe('again\nagain\nagain\n');
  });

  test('is ended when it runs for longer, whatever it prints', async () => {
    const { ended, prints, go } = await limited({ silenceMs: MINUTE, limitMs: 2 * MINUTE });
    go(MINUTE - 1);
    await prints();
    go(MINUTE - 1);
    await prints();
    go(2);
    expect(await ended).toMatchObject({ code: null, signal: 'SIGTERM', late: 'long' });
  });

  test('control: one that ends by itself is not late', async () => {
    const limits = { silenceMs: 10 * MINUTE, limitMs: 10 * MINUTE };
    const { code, out, late } = await runChild(process.execPath, ['--eval', `console.log('began')`], limits);
    expect({ code, out, late }).toEqual({ code: 0, out: 'began', late: false });
  });
});

test('a program is at its end although what it has left behind keeps its output', async () => {
  const behind = `const left = require('node:child_process').spawn(process.execPath, ['--eval', 'setTimeout(() => undefined, 600_000)'],
    { detached: true, stdio: 'inherit' }); left.unref(); console.log(left.pid)`;
  const { code, stdout } = await runChild(process.execPath, ['--eval', behind]);
  expect({ code, isThere: isAlive(Number(stdout)) }).toEqual({ code: 0, isThere: true });
  process.kill(Number(stdout));
});

test('what a program sends is handed on', async () => {
  const sent = [];
  const sends = `process.send('half'); process.send('all', () => process.disconnect())`;
  const options = { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], onMessage: (message) => sent.push(message) };
  const { code } = await runChild(process.execPath, ['--eval', sends], options);
  expect({ code, sent }).toEqual({ code: 0, sent: ['half', 'all'] });
});

test('a program ends when the one that has started it exits', async () => {
  const script = `import { runChild } from './tools/start/children.mjs';
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
  const script = `import { endChildren, runChild } from './tools/start/children.mjs';
    const first = runChild(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)']);
    await endChildren();
    console.log((await first).signal);
    await Promise.resolve().then(() => runChild(process.execPath, ['--version'])).catch(({ message }) => console.log(message));`;
  const { out } = await runChild(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT });
  expect(out.split('\n')).toEqual(['SIGTERM', 'Nothing more is begun: this program is at its end.']);
});
