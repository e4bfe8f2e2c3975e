import { keepRunning } from './keep-running.mjs';

test('whoever stops a database that is just started again stops it when it has started', async () => {
  const done = [];
  let begun;
  const beginning = new Promise((resolve) => (begun = resolve));
  let finish;
  const database = { isRunning: () => false, stop: async () => void done.push('stopped') };
  const startAgain = () => {
    begun();
    return new Promise((resolve) => (finish = resolve)).then(() => void done.push('started'));
  };
  const stop = keepRunning(database, startAgain, () => undefined);
  await beginning;
  const stopped = stop();
  finish();
  await stopped;
  expect(done).toEqual(['started', 'stopped']);
});
