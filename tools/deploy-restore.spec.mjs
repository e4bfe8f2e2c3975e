import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './aliases.mjs';
import { connected } from './database/connected.mjs';
import { startPostgres, THROWAWAY } from './postgres/start-postgres.mjs';

/**
 * What PostgreSQL's programs do of themselves when they are left alone half way, in little: the embedded PostgreSQL comes without
 * them. `npm run test:backup` tries the same with the real ones.
 */
const PROGRAMS = {
  // It runs what came when its input ends; with --single-transaction it commits that, as the real one does.
  psql: `
    import { writeFileSync } from 'node:fs';
    import { text } from 'node:stream/consumers';
    import pg from '${join(ROOT, 'node_modules/pg/esm/index.mjs')}';
    writeFileSync(process.env.NOTES + '/psql', String(process.pid));
    const alone = process.argv.includes('--single-transaction');
    const said = await text(process.stdin);
    const client = new pg.Client({ host: process.env.PGHOST, port: process.env.PGPORT, user: process.env.PGUSER, password: process.env.PGPASSWORD, database: process.env.PGDATABASE });
    await client.connect();
    const failed = await client.query(alone ? 'begin;' + said + ';commit' : said).then(() => false, (error) => (console.error(error.message), true));
    await client.end();
    writeFileSync(process.env.NOTES + '/over', '');
    process.exit(failed ? 3 : 0);`,
  // The first half of a backup; the second when the test lets it go on.
  pg_restore: `
    import { existsSync, writeFileSync } from 'node:fs';
    import { setTimeout as pause } from 'node:timers/promises';
    process.stdout.write('create table users (id int); create table patients (id int); insert into users values (2);\\n');
    writeFileSync(process.env.NOTES + '/pg_restore', String(process.pid));
    while (!existsSync(process.env.NOTES + '/go-on')) await pause(10);
    process.stdout.write('create table erasures (id uuid primary key, kind text, phone_mark text, erased_at timestamptz, due boolean, listed boolean);' +
      'create table sessions (id int); create table pending_sign_ins (id int); create table message_jobs (appointment_id int);' +
      'create table outbox_messages (template text); insert into patients values (2);\\n');`,
};

const OLD = `
drop schema public cascade; create schema public;
create table users (id int); create table patients (id int);
create table erasures (id uuid, kind text, phone_mark text, erased_at timestamptz);
insert into users values (1); insert into patients values (1);`;
const WHICH = 'select (select array_agg(id) from users) as users, (select array_agg(id) from patients) as patients';

let folder;
let server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restore-'));
  mkdirSync(join(folder, 'bin'));
  for (const [name, program] of Object.entries(PROGRAMS)) {
    writeFileSync(join(folder, 'bin', `${name}.mjs`), program);
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\nexec '${process.execPath}' '${join(folder, 'bin', name)}.mjs' "$@"\n`, {
      mode: 0o755,
    });
  }
  writeFileSync(join(folder, 'backup.dump'), '');
  server = await startPostgres({ dataDir: mkdtempSync(join(tmpdir(), 'restore-data-')), port: 0, ...THROWAWAY });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const until = async (holds) => {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > 6000) throw new Error('What was waited for did not happen within a minute');
    await pause(10);
  }
};
const stored = async () => (await connected(server.url, (client) => client.query(WHICH))).rows[0];

/** Restores as far as half of the backup, then does `act` to it. Answers how it ended, and what it said. */
async function restoreUntil(act) {
  await connected(server.url, (client) => client.query(OLD));
  const notes = mkdtempSync(join(folder, 'notes-'));
  const note = (name) => existsSync(join(notes, name)) && readFileSync(join(notes, name), 'utf8');
  const env = {
    ...process.env,
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    NOTES: notes,
    DATABASE_URL: server.url,
    NODE_OPTIONS: '',
  };
  const child = spawn(process.execPath, ['deploy/restore.mjs', join(folder, 'backup.dump'), '--replace'], { cwd: ROOT, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  const ended = once(child, 'exit');
  await until(() => note('psql') && note('pg_restore'));
  await act({ child, notes, pidOf: (name) => Number(note(name)) });
  const [code] = await ended;
  // It outlives the one who started it, and ends when there is nothing more to read.
  await until(() => note('over') || !isAlive(Number(note('psql'))));
  if (isAlive(Number(note('pg_restore')))) process.kill(Number(note('pg_restore')), 'SIGKILL');
  return { code, said };
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('a restore that dies half way leaves the data as they were', () => {
  test.each([
    ['the command is killed', ({ child }) => child.kill('SIGKILL')],
    ['the command is stopped', ({ child }) => child.kill('SIGTERM')],
    ['its terminal is closed', ({ child }) => child.kill('SIGHUP')],
    ['the program that reads the backup is killed', ({ pidOf }) => process.kill(pidOf('pg_restore'), 'SIGKILL')],
    ['the program that writes the database is killed', ({ pidOf }) => process.kill(pidOf('psql'), 'SIGKILL')],
  ])('when %s', async (_, act) => {
    const { code, said } = await restoreUntil(act);
    expect(code).not.toBe(0);
    expect(said).not.toContain('The backup is back');
    expect(await stored()).toEqual({ users: [1], patients: [1] });
  });

  test('control: one that comes to its end has replaced them', async () => {
    const { code, said } = await restoreUntil(({ notes }) => writeFileSync(join(notes, 'go-on'), ''));
    expect(said).toContain('The backup is back');
    expect(code).toBe(0);
    expect(await stored()).toEqual({ users: [2], patients: [2] });
  });
});
