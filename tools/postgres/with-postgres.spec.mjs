import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startScript } from '../start/script.mjs';
import { isAlive, runningServer } from './postmaster.mjs';
import { stopServer } from './server.mjs';
import { newDataFolder } from './throwaway.mjs';

const dataDir = newDataFolder();
const cluster = join(dataDir, 'postgres');
afterAll(async () => {
  await stopServer(cluster);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs `work` of a script with PostgreSQL in a process of its own, which sends what it has come to. */
const running = (work) =>
  startScript(`import { withPostgres } from './tools/postgres/with-postgres.mjs';
    await withPostgres({ dataDir: ${JSON.stringify(dataDir)}, port: 0 }, ${work});`);

/** Interrupts it, and waits for its end, without a word, and that of its server. */
async function endsWithItsServer({ child, ended }) {
  const { pid } = runningServer(cluster);
  child.kill('SIGINT');
  expect(await ended).toEqual({ code: 130, signal: null, said: '' });
  expect(isAlive(pid)).toBe(false);
}

describe('a PostgreSQL that somebody has started for a while', () => {
  it('is stopped when they are interrupted, and what it broke off says nothing', async () => {
    const query = `async ({ url }) => {
      const { connected } = await import('./tools/postgres/connected.mjs');
      await connected(url, (client) => (process.send('works'), client.query('select pg_sleep(100)')));
    }`;
    const program = running(query);
    await once(program.child, 'message');
    await endsWithItsServer(program);
  });

  it('is stopped although it is still starting', async () => {
    const program = running('() => undefined');
    while (!runningServer(cluster)) await pause(1);
    await endsWithItsServer(program);
  });

  it('goes on where another program uses it', async () => {
    const { child, ended } = running('() => process.send("works"), () => true');
    await once(child, 'message');
    const { pid } = runningServer(cluster);
    expect(await ended).toEqual({ code: 0, signal: null, said: '' });
    expect(isAlive(pid)).toBe(true);
    await stopServer(cluster);
  });
});
