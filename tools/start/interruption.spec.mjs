import { once } from 'node:events';
import { startScript } from './script.mjs';

const IMPORT = `import { atEnd, endAll } from './tools/start/interruption.mjs';
  const undo = (name) => async () => { await new Promise((done) => setTimeout(done, 200)); console.log(name); };`;

/** Runs a script that says 'ready', sends it the signals, and answers its end. */
async function interrupted(script, ...signals) {
  const { child, ended } = startScript(`${IMPORT}\n${script}\nprocess.send('ready'); setInterval(() => undefined, 1000);`);
  await once(child, 'message');
  for (const name of signals) child.kill(name);
  return ended;
}

test('what is interrupted twice undoes all once, the latest first, whatever fails', async () => {
  const script = `
    atEnd(undo('first'));
    atEnd(() => Promise.reject(new Error('no')));
    atEnd(undo('last'));`;
  const said = 'last\nSomething unexpected went wrong: no\nfirst\n';
  expect(await interrupted(script, 'SIGINT', 'SIGINT', 'SIGTERM')).toEqual({ said, code: 130, signal: null });
});

test('what is undone at once is not undone again, and a process that has nothing left to undo dies of its signal', async () => {
  const script = `const now = atEnd(undo('first')); await Promise.all([now(), now()]);`;
  expect(await interrupted(script, 'SIGTERM')).toEqual({ said: 'first\n', code: null, signal: 'SIGTERM' });
});

test('what an interruption broke off does not go on once it is undone', async () => {
  const script = `const now = atEnd(undo('work')); process.once('SIGINT', () => now().then(() => console.log('went on')));`;
  expect(await interrupted(script, 'SIGINT')).toEqual({ said: 'work\n', code: 130, signal: null });
});

test('a program that comes to its end undoes what is left, the latest first, and goes on', async () => {
  const { ended } = startScript(
    `${IMPORT} atEnd(undo('first')); atEnd(undo('last')); await endAll(); console.log('ended'); process.disconnect();`,
  );
  expect(await ended).toEqual({ said: 'last\nfirst\nended\n', code: 0, signal: null });
});
