import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './aliases.mjs';
import { runChild } from './children.mjs';
import { isAlive } from '../postgres/postmaster.mjs';

test('a program is at its end although what it has left behind keeps its output', async () => {
  const behind = `const left = require('node:child_process').spawn(process.execPath, ['--eval', 'setTimeout(() => undefined, 600_000)'],
    { detached: true, stdio: 'inherit' }); left.unref(); console.log(left.pid)`;
  const { code, stdout } = await runChild(process.execPath, ['--eval', behind]);
  expect({ code, isThere: isAlive(Number(stdout)) }).toEqual({ code: 0, isThere: true });
  process.kill(Number(stdout));
});

test('a program ends when the one that has started it exits', async () => {
  const script = `import { runChild } from './tools/start/children.mjs';
    const onOutput = (pid) => process.stdout.write(pid, () => process.exit(3));
    await runChild(process.execPath, ['--eval', 'console.log(process.pid); setInterval(() => undefined, 1000)'], { onOutput });`;
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
