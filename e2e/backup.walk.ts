import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../tools/postgres/start-postgres.mjs';
import { newDataDir, ROOT, startProduct } from './product';
import { walk } from './walk';

interface Command {
  readonly name: 'backup' | 'restore' | 'audit-verify';
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

function run({ name, args, env }: Command): { readonly status: number | null; readonly said: string } {
  const { DATABASE_URL: _, ...outside } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, `tools/${name}.mjs`), ...args], {
    env: { ...outside, ...env },
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

/** The number of rows and one checksum over them, for each table, whatever the order of the rows. */
async function imprint(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  const prints: Record<string, string> = {};
  for (const { name } of rows.filter((row) => row.name !== 'migrations')) {
    const print = await client.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as print from "${name}" t`,
    );
    prints[name] = print.rows[0]?.print ?? '';
  }
  return prints;
}

async function inDatabase<T>(dataDir: string, work: (client: pg.Client, url: string) => Promise<T>): Promise<T> {
  const server = await startPostgres({ dataDir, port: 0 });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return await work(client, server.url);
  } finally {
    await client.end();
    await server.stop();
  }
}

walk(
  'a backup of the running product, restored elsewhere, holds the same rows',
  async () => {
    const [dataDir, elsewhere, given] = [newDataDir(), newDataDir(), newDataDir()];
    const file = join(newDataDir(), 'arogya.backup');
    const product = await startProduct({ dataDir });
    const proven = run({ name: 'audit-verify', args: [], env: { DATA_DIR: dataDir } });
    assert.match(proven.said, /^\d{3,} rows of the audit log are as they were written\. Last hash: [0-9a-f]{64}\.$/u);
    const saved = run({ name: 'backup', args: [file], env: { DATA_DIR: dataDir } });
    assert.equal(saved.status, 0, saved.said);
    assert.equal(statSync(file).mode & 0o077, 0, 'others may read the backup');
    assert.match(run({ name: 'restore', args: [file], env: { DATA_DIR: dataDir } }).said, /stop it, then restore/u);
    assert.match(run({ name: 'backup', args: [file], env: { DATA_DIR: dataDir } }).said, /is there already/u);
    await product.stop();

    const before = await inDatabase(dataDir, imprint);
    assert.ok(Object.keys(before).length > 15);
    assert.match(run({ name: 'restore', args: [file], env: { DATA_DIR: dataDir } }).said, /is not empty: say --replace/u);
    const restored = run({ name: 'restore', args: [file], env: { DATA_DIR: elsewhere } });
    assert.equal(restored.status, 0, restored.said);
    assert.deepEqual(await inDatabase(elsewhere, imprint), before);
    const provenThere = run({ name: 'audit-verify', args: [], env: { DATA_DIR: elsewhere } });
    assert.equal(provenThere.said, proven.said, 'the audit log came back otherwise');

    const changed = await inDatabase(elsewhere, async (client) => {
      await client.query(`update patients set notes = 'x' where id = (select id from patients limit 1)`);
      return imprint(client);
    });
    assert.notDeepEqual(changed, before, 'the comparison would not see a changed row');

    const damaged = `${file}.damaged`;
    writeFileSync(damaged, readFileSync(file).subarray(0, -2000));
    assert.match(run({ name: 'restore', args: [damaged, '--replace'], env: { DATA_DIR: elsewhere } }).said, /damaged or not whole/u);
    assert.deepEqual(await inDatabase(elsewhere, imprint), changed, 'a damaged backup has written something');
    const replaced = run({ name: 'restore', args: [file, '--replace'], env: { DATA_DIR: elsewhere } });
    assert.equal(replaced.status, 0, replaced.said);

    await startProduct({ dataDir: elsewhere }).then((again) => again.stop());
    const server = await startPostgres({ dataDir: given, port: 0 });
    try {
      const other = run({ name: 'restore', args: [file], env: { DATABASE_URL: server.url } });
      assert.equal(other.status, 0, other.said);
      const again = join(newDataDir(), 'second.backup');
      assert.equal(run({ name: 'backup', args: [again], env: { DATABASE_URL: server.url } }).status, 0);
      assert.ok(existsSync(again));
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      assert.deepEqual(await imprint(client), before);
      await client.end();
    } finally {
      await server.stop();
    }
  },
  { minutes: 4 },
);
