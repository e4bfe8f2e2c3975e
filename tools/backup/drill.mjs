import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ROOT } from '../start/aliases.mjs';
import { runChild } from '../start/children.mjs';
import { connected } from '../postgres/connected.mjs';
import { Failure } from '../start/failure.mjs';
import { fill, printOf, twoDatabases } from './drill-databases.mjs';

const OPENING = ['sessions', 'message_jobs', 'erasures'];
const ROWS = `
insert into sessions (sid, user_id, expire) select 'of-a-drill', id, now() + interval '1 hour' from users limit 1;
insert into message_jobs (channel, recipient, template, next_at, not_after, created_at)
  values ('sms', 'nobody', 'code', now(), now(), now());
insert into erasures (id, kind, phone_mark, listed) values ('00000000-0000-7000-8000-000000000001', 'patient', 'one', true);
update events set tx = (tx::text::numeric + 5000000)::text::xid8;
insert into event_readers (name, tx, id) values ('kept-figures', (select max(tx) from events), (select max(id) from events) - 1)
  on conflict (name) do update set tx = excluded.tx, id = excluded.id;`;
const LATER = { id: '00000000-0000-7000-8000-000000000002', kind: 'lead', phoneMark: 'two', erasedAt: '2026-01-01T00:00:00Z' };

const node = (url, ...args) =>
  runChild(process.execPath, args, { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '', ERASED_FILE: '', DATABASE_URL: url } });

function check(what, holds) {
  if (!holds) throw new Failure(`✗ ${what}`);
  console.log(`✓ ${what}`);
}

const without = (prints, names) => Object.fromEntries(Object.entries(prints).filter(([name]) => !names.includes(name)));

/**
 * Backs a database up and restores it, with the programs of PostgreSQL that are in PATH, on the server of an administrator's
 * address; each promise of docs/deploy/backup.md is a line. Throws at the first that does not hold.
 */
export async function drill([admin]) {
  if (!admin)
    throw new Failure('Say where: node tools/start/run.mjs tools/backup/drill.mjs#drill postgres://<superuser>@localhost:5432/postgres');
  const folder = mkdtempSync(join(tmpdir(), 'arogyadesk-drill-'));
  const databases = await twoDatabases(admin);
  try {
    await fill(databases.from);
    await connected(databases.from, (client) => client.query(ROWS));
    const file = await backedUp(databases.from, folder);
    await restored(databases, file, folder);
    await refused(databases, file, folder);
  } finally {
    await databases.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function backedUp(url, folder) {
  for (let day = 1; day <= 4; day += 1) writeFileSync(join(folder, `arogyadesk-2026010${day}T000000Z.dump`), '');
  writeFileSync(join(folder, 'other.dump'), '');
  const { code, out } = await node(url, 'deploy/backup.mjs', folder, '--keep=3');
  check(`a backup is made: ${out}`, code === 0);
  const names = readdirSync(folder).sort();
  check('three are kept, and a file that is none of ours', names.length === 4 && names.includes('other.dump'));
  const file = join(folder, names.filter((name) => name.startsWith('arogyadesk-')).at(-1));
  check('only its owner can read it', (statSync(file).mode & 0o777) === 0o600);
  check('it is not older than an hour', (await node(url, 'deploy/backup.mjs', folder, '--check=1')).code === 0);
  const wrong = Object.assign(new URL(url), { password: 'not-this-one' }).href;
  const failed = await node(wrong, 'deploy/backup.mjs', folder);
  check('with a wrong password there is none, nor a half of one', failed.code === 1 && readdirSync(folder).length === 4);
  check('and the password is not said', !failed.out.includes('not-this-one'));
  return file;
}

const dueIn = (url) =>
  connected(url, async (client) => {
    const { rows } = await client.query(`select array_agg(phone_mark order by 1) as due from erasures where due and not listed`);
    return rows[0].due;
  });

async function restored({ from, to }, file, folder) {
  const list = join(folder, 'erased-people');
  writeFileSync(list, `${JSON.stringify(LATER)}\n`);
  const { code, out } = await node(to, 'deploy/restore.mjs', file, `--erased=${list}`);
  check(`it is restored: ${out}`, code === 0);
  const [before, after] = [await printOf(from), await printOf(to)];
  check('all rows are as they were', isDeepStrictEqual(without(before, OPENING), without(after, OPENING)));
  const counts = await connected(to, (client) =>
    client.query(`select (select count(*)::int from sessions) as sessions,
      (select count(*)::int from message_jobs where template = 'code') as codes`),
  );
  check('no session and no code is back', counts.rows[0].sessions === 0 && counts.rows[0].codes === 0);
  check('whoever was erased after the backup is due again', isDeepStrictEqual(await dueIn(to), ['two']));
  const again = await node(to, 'dist/backend/migrate.js');
  check('the tables are taken by migrate.js', again.code === 0);
  check('a reader of events reads on where it stood, as if the other PostgreSQL had counted no further', (await unreadIn(to)) === 1);
}

const unreadIn = (url) =>
  connected(url, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as unread from events e, event_readers r
       where r.name = 'kept-figures' and (e.tx, e.id) > (r.tx, r.id) and e.tx < pg_snapshot_xmax(pg_current_snapshot())`,
    );
    return rows[0].unread;
  });

/** Starts a restore, and kills its command as soon as psql writes. Answers when psql has gone, too. */
async function killHalfWay(url, file) {
  const env = { ...process.env, NODE_OPTIONS: '', ERASED_FILE: '', DATABASE_URL: url };
  const child = spawn(process.execPath, ['deploy/restore.mjs', file, '--replace'], { cwd: ROOT, env, stdio: 'ignore' });
  const writers = () =>
    connected(url, async (client) => {
      const { rows } = await client.query(
        `select count(*)::int as writers from pg_stat_activity where datname = current_database() and application_name = 'psql' and backend_xid is not null`,
      );
      return rows[0].writers;
    });
  while ((await writers()) === 0 && child.exitCode === null);
  child.kill('SIGKILL');
  while ((await writers()) > 0);
}

async function refused({ to }, file, folder) {
  const before = await printOf(to);
  const without = await node(to, 'deploy/restore.mjs', file);
  check(`a database that is in use is not overwritten: ${without.out}`, without.code === 1);
  const half = join(folder, 'half.dump');
  const bytes = readFileSync(file);
  writeFileSync(half, bytes.subarray(0, bytes.length / 2));
  const cut = await node(to, 'deploy/restore.mjs', half, '--replace');
  check('half a backup is refused', cut.code === 1);
  check('and changes nothing', isDeepStrictEqual(await printOf(to), before));
  await killHalfWay(to, file);
  check('a restore that is killed half way changes nothing', isDeepStrictEqual(await printOf(to), before));
  const replaced = await node(to, 'deploy/restore.mjs', file, '--replace');
  check('the whole one replaces what is there when that is said', replaced.code === 0);
  check('and whom the replaced database had erased is due again', isDeepStrictEqual(await dueIn(to), ['one', 'two']));
}
