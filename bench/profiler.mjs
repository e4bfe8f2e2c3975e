/** Loaded into the product by `--profile`: the messages 'profile' and 'profiled' begin and end a CPU profile, which goes back as a message. */
import { Session } from 'node:inspector/promises';

const session = new Session();
session.connect();
process.on('message', (message) => {
  if (message === 'profile') void begin();
  if (message === 'profiled') void end();
});

async function begin() {
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
}

async function end() {
  const { profile } = await session.post('Profiler.stop');
  process.send({ profile });
}
