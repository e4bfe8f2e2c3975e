import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { connected } from '../tools/postgres/connected.mjs';
import { startPostgres } from '../tools/postgres/start-postgres.mjs';
import { Api } from './api';
import { expect, test } from './fixtures';
import { newDataDir, ROOT, startProduct } from './product';

/** What the npm commands run. */
const PROGRAMS = {
  backup: 'tools/backup/main.mjs#backup',
  restore: 'tools/backup/main.mjs#restore',
  'audit-verify': 'tools/backup/verify-audit.mjs#verifyAudit',
} as const;

interface Command {
  readonly name: keyof typeof PROGRAMS;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

async function run({ name, args, env }: Command): Promise<{ status: number | null; said: string }> {
  const { DATABASE_URL: _, ...outside } = process.env;
  const program = [join(ROOT, 'tools/start/run.mjs'), PROGRAMS[name]];
  const child = spawn(process.execPath, [...program, ...args], { cwd: ROOT, env: { ...outside, ...env } });
  let said = '';
  const hear = (part: Buffer): void => void (said += part.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const status = await new Promise<number | null>((done) => child.once('close', done));
  return { status, said: said.trim() };
}

/** The number of rows and one checksum over them, for each table, whatever the order of the rows. */
async function imprint(client: Client): Promise<Record<string, string>> {
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

async function onServer<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = await startPostgres({ dataDir, port: 0 });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

const imprintOf = (dataDir: string): Promise<Record<string, string>> => onServer(dataDir, (url) => connected(url, imprint));

type CommandOutput = Awaited<ReturnType<typeof run>>;

/** A product that was backed up while it ran: its folder, the file, what its tables hold, and what the commands said. */
interface Saved {
  readonly dataDir: string;
  readonly file: string;
  readonly tables: Record<string, string>;
  readonly said: Readonly<Record<'audit' | 'backup' | 'restore' | 'again', CommandOutput>>;
}

const READERS = 4;

/** The readers of events enter their names soon after the start: from then on nothing changes by itself. */
async function comesToRest(dataDir: string): Promise<void> {
  const { url } = await startPostgres({ dataDir });
  await connected(url, async (client) => {
    const registered = async (): Promise<number | null> => (await client.query('select from event_readers')).rowCount;
    await expect.poll(registered, { message: 'readers of events' }).toBe(READERS);
  });
}

/** Rows that open a door for a while: a backup leaves them out. */
const SHORT_LIVED = `
insert into sessions (sid, user_id, expire) select 'a', id, now() + interval '1 hour' from users limit 1;
insert into booking_codes values (gen_random_uuid(), '+919000000001', 'hash', 5, now() + interval '1 hour');
insert into outbox_messages (channel, recipient, template, subject, text, at) values ('sms', '+919000000001', 'code', '', '042179', now())`;
const NONE = '0 0';
const LEFT_OUT = { sessions: NONE, booking_codes: NONE, outbox_messages: NONE };

async function backUp(): Promise<Saved> {
  const [dataDir, file] = [newDataDir(), join(newDataDir(), 'arogya.backup')];
  const product = await startProduct({ dataDir });
  await comesToRest(dataDir);
  await connected((await startPostgres({ dataDir })).url, (client) => client.query(SHORT_LIVED));
  const env = { DATA_DIR: dataDir };
  const said = {
    audit: await run({ name: 'audit-verify', args: [], env }),
    backup: await run({ name: 'backup', args: [file], env }),
    restore: await run({ name: 'restore', args: [file], env }),
    again: await run({ name: 'backup', args: [file], env }),
  };
  await product.stop();
  return { dataDir, file, said, tables: await imprintOf(dataDir) };
}

let saved: Saved;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => void (saved = await backUp()));

test('a running product is backed up into a file that others cannot read, and is not restored over', () => {
  const { file, said } = saved;
  expect(said.audit.said).toMatch(/^\d+ rows? of the audit log are as they were written\. Last hash: [0-9a-f]{64}\.$/u);
  expect(said.backup.status, said.backup.said).toBe(0);
  expect(statSync(file).mode & 0o077, 'what others may do with the backup').toBe(0);
  expect(said.restore.said).toContain('stop it, then restore');
  expect(said.again.said).toContain('is there already');
});

test('restored elsewhere, it holds the same rows and the same audit log; a damaged one writes nothing', async ({ start }) => {
  const { dataDir, file, tables, said } = saved;
  const env = { DATA_DIR: newDataDir() };
  expect(Object.keys(tables).length).toBeGreaterThan(15);
  expect((await run({ name: 'restore', args: [file], env: { DATA_DIR: dataDir } })).said).toContain('is not empty: say --replace');
  const restored = await run({ name: 'restore', args: [file], env });
  expect(restored.status, restored.said).toBe(0);
  expect(tables, 'the tables would be empty anyway').not.toMatchObject({ sessions: NONE });
  expect(await imprintOf(env.DATA_DIR)).toEqual({ ...tables, ...LEFT_OUT });
  const verify = (...args: string[]): Promise<CommandOutput> =>
    run({ name: 'audit-verify', args, env: { ...env, SESSION_SECRET: readFileSync(join(dataDir, 'session-secret'), 'utf8').trim() } });
  expect(await verify()).toEqual(said.audit);
  const head = /[0-9a-f]{64}/u.exec(said.audit.said)?.[0] ?? '';
  expect(await verify('--head', head)).toEqual(said.audit);
  expect((await verify('--head', '0'.repeat(64))).said).toContain('was cut off or written anew');
  expect((await run({ name: 'audit-verify', args: [], env })).said, 'under another secret').toContain('link 1 of its chain is broken');

  const change = `update patients set notes = 'x' where id = (select id from patients limit 1)`;
  const changed = await onServer(env.DATA_DIR, (url) => connected(url, (client) => client.query(change).then(() => imprint(client))));
  expect(changed, 'the comparison would not see a changed row').not.toEqual(tables);

  const damaged = `${file}.damaged`;
  writeFileSync(damaged, readFileSync(file).subarray(0, -2000));
  expect((await run({ name: 'restore', args: [damaged, '--replace'], env })).said).toContain('damaged or not whole');
  expect(await imprintOf(env.DATA_DIR), 'what a damaged backup has written').toEqual(changed);
  const replaced = await run({ name: 'restore', args: [file, '--replace'], env });
  expect(replaced.status, replaced.said).toBe(0);
  await start({ dataDir: env.DATA_DIR });
});

test('it is restored into a given database, and backed up from there', async () => {
  await onServer(newDataDir(), async (url) => {
    const env = { DATABASE_URL: url };
    const restored = await run({ name: 'restore', args: [saved.file], env });
    expect(restored.status, restored.said).toBe(0);
    const again = join(newDataDir(), 'second.backup');
    expect((await run({ name: 'backup', args: [again], env })).status).toBe(0);
    expect(existsSync(again)).toBe(true);
    expect(await connected(url, imprint)).toEqual({ ...saved.tables, ...LEFT_OUT });
  });
});

test('who was erased after a backup is erased again by the start after a restore, from a list without names', async ({ start }) => {
  const [dataDir, file] = [newDataDir(), join(newDataDir(), 'older.backup')];
  const product = await start({ dataDir });
  const admin = await Api.as(product.origin, 'admin');
  const { id } = await admin.post<{ id: string }>('patients', { name: 'Ketaki Vriksha', phone: '+91 55500 88123' });
  expect((await run({ name: 'backup', args: [file], env: { DATA_DIR: dataDir } })).status).toBe(0);
  await admin.post(`patients/${id}/erase`, {});
  await product.stop();
  const list = join(dataDir, 'erased-people');
  expect(readFileSync(list, 'utf8')).toMatch(new RegExp(`^\\s*\\{"id":"${id}"[^\\n]+\\}\\s*$`, 'u'));
  expect(readFileSync(list, 'utf8')).not.toMatch(/ketaki|88123/iu);

  const env = { DATA_DIR: newDataDir() };
  const count = (client: Client): Promise<number> =>
    client.query(`select from patients where name = 'Ketaki Vriksha'`).then(({ rowCount }) => rowCount ?? 0);
  const found = (): Promise<number> => onServer(env.DATA_DIR, (url) => connected(url, count));
  expect((await run({ name: 'restore', args: [file], env })).said).toContain('No list of erased people was found');
  expect(await found(), 'without the list').toBe(1);
  const again = await run({ name: 'restore', args: [file, '--replace', `--erased=${list}`], env });
  expect(again.status, again.said).toBe(0);
  await (await start({ dataDir: env.DATA_DIR })).stop();
  expect(await found(), 'after a start').toBe(0);
});
