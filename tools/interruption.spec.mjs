import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './aliases.mjs';

/** Runs a script that has `onInterruption` and says 'ready', sends it the signals, and answers what it printed and its end. */
async function interrupted(script, ...signals) {
  const whole = `import { onInterruption } from './tools/interruption.mjs';\n${script}\nprocess.send('ready'); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', whole], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  const closed = once(child, 'close');
  await once(child, 'message');
  for (const name of signals) child.kill(name);
  const [code, signal] = await closed;
  return { said: said.trim().split('\n'), code, signal };
}

const END = `const end = (name) => async () => { await new Promise((done) => setTimeout(done, 200)); console.log(name); };`;

test('what is interrupted twice does its ends once, the last one first, whatever fails', async () => {
  const script = `${END}
    onInterruption(end('first'));
    onInterruption(() => Promise.reject(new Error('no')));
    onInterruption(end('last'));`;
  const said = ['last', 'Something unexpected went wrong: no', 'first'];
  expect(await interrupted(script, 'SIGINT', 'SIGINT', 'SIGTERM')).toEqual({ said, code: 130, signal: null });
});

test('what was taken back is not done, and a process without ends dies of its signal', async () => {
  const script = `${END} onInterruption(end('first'))();`;
  expect(await interrupted(script, 'SIGTERM')).toEqual({ said: [''], code: null, signal: 'SIGTERM' });
});
