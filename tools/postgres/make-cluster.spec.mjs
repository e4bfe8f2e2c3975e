import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { THROWAWAY, startPostgres } from './start-postgres.mjs';
import { newDataFolder } from './throwaway.mjs';

const made = [];

function newFolder() {
  const folder = newDataFolder();
  made.push(folder);
  return folder;
}

const start = (dataDir, prepared) => startPostgres({ dataDir, port: 0, ...THROWAWAY, ...(prepared ? { prepared } : {}) });

async function ask(url, text) {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const HAS_TABLE = `select to_regclass('of_the_first') is not null as found`;

describe('a PostgreSQL whose folder is a copy of another one', () => {
  const first = newFolder();
  let origin;
  beforeAll(async () => {
    const server = await start(first);
    await ask(server.url, 'create table of_the_first (id integer)');
    await server.stop();
    origin = realpathSync(join(first, 'postgres'));
  });
  afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  it('has its tables and a password of its own', async () => {
    const server = await start(newFolder(), origin);
    try {
      expect(await ask(server.url, HAS_TABLE)).toEqual([{ found: true }]);
      const password = readFileSync(join(first, 'postgres-password'), 'utf8').trim();
      for (const url of [server.url, server.serverUrl, server.adminUrl]) {
        await expect(ask(Object.assign(new URL(url), { password }).href, HAS_TABLE)).rejects.toMatchObject({ code: '28P01' });
      }
    } finally {
      await server.stop();
    }
  });

  it('is made anew where there is nothing to copy', async () => {
    const server = await start(newFolder(), join(first, 'nothing'));
    expect(await ask(server.url, HAS_TABLE).finally(() => server.stop())).toEqual([{ found: false }]);
  });
});
