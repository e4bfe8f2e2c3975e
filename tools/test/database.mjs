/**
 * The test database: one embedded PostgreSQL of throw-away settings under `.test/`, shared by every test run of
 * this checkout, with a migrated template that each spec file clones.
 *
 * The contract with the backend:
 * - `backend/src/database/migrate.ts` exports `migrate(databaseUrl)`, which brings an empty database up to date and
 *   closes its connections. It is run once for each state of `backend/src/database` and `libs/domain`.
 * - Jest's global setup leaves in process.env: `TEST_PG_ADMIN_URL` (superuser, database `postgres`),
 *   `TEST_PG_TEMPLATE` (name of the template) and `TEST_PG_OWNER` (ordinary role that owns what is in it; same password).
 * - A spec file clones it: `create database spec_… template <TEST_PG_TEMPLATE> owner <TEST_PG_OWNER> strategy file_copy`.
 *   The last run to end drops all clones at once (those of a run that was killed or interrupted a later one): ext4 searches ever
 *   longer for space for 650 new files among as many that were just deleted, up to half a second of the processor for each clone.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { connected } from '../postgres/connected.mjs';
import { Failure } from '../start/failure.mjs';
import { isAlive } from '../postgres/postmaster.mjs';
import { DATABASE as OWNER, THROWAWAY, startPostgres } from '../postgres/start-postgres.mjs';

export const HOME = join(ROOT, '.test/database');

/**
 * Starts or joins the test server of a folder; `close()` ends it when no other run uses it: once, although an interrupted run asks
 * for it twice, at the signal and at the end of its specs. `makeTables` gets the address of a new template: there is one for each
 * `state` of the migrations. In haste it leaves the clones to the next run.
 */
export async function openTestDatabase({ home = HOME, state = stateOfMigrations(), makeTables = migrate } = {}) {
  const users = usersOf(home);
  const isAlone = users.others().length === 0;
  users.enter();
  const server = await startPostgres({ dataDir: home, port: 0, ...THROWAWAY });
  const template = `template_${state}`;
  const clean = () => sweep(server.adminUrl, { but: template });
  const leave = async ({ inHaste = false } = {}) => {
    users.leave();
    if (users.others().length > 0) return;
    await (inHaste ? Promise.resolve() : clean()).finally(() => server.stop());
  };
  try {
    await connected(server.adminUrl, async (admin) => {
      await admin.query('select pg_advisory_lock(54330)');
      if (isAlone) await clean();
      await makeTemplate(admin, server.adminUrl, template, makeTables);
    });
  } catch (error) {
    await leave();
    throw error;
  }
  let closing;
  return { adminUrl: server.adminUrl, template, owner: OWNER, close: (how) => (closing ??= leave(how)) };
}

/** The processes that use the server of a folder, each by a file of its name. */
function usersOf(home) {
  const folder = join(home, 'users');
  mkdirSync(folder, { recursive: true });
  const own = join(folder, String(process.pid));
  const others = () => {
    const names = readdirSync(folder).filter((name) => Number(name) !== process.pid);
    names.filter((name) => !isAlive(Number(name))).forEach((name) => rmSync(join(folder, name), { force: true }));
    return names.filter((name) => isAlive(Number(name)));
  };
  return { others, enter: () => writeFileSync(own, ''), leave: () => rmSync(own, { force: true }) };
}

async function sweep(adminUrl, { but }) {
  const { rows } = await connected(adminUrl, (admin) =>
    admin.query(
      `select datname, datistemplate from pg_database where (datname like 'spec\\_%' or datname like 'template\\_%') and datname <> $1`,
      [but],
    ),
  );
  const waiting = rows[Symbol.iterator]();
  const drop = async (client) => {
    for (const { datname, datistemplate } of waiting) {
      if (datistemplate) await client.query(`alter database "${datname}" is_template false`);
      await client.query(`drop database "${datname}" with (force)`);
    }
  };
  // Each waits for a checkpoint: those that run at the same time share it.
  await Promise.all(Array.from({ length: 4 }, () => connected(adminUrl, drop)));
}

async function makeTemplate(admin, adminUrl, template, makeTables) {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
  if (rowCount) return;
  const draft = `${template}_draft`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft} owner ${OWNER}`);
  await makeTables(databaseUrl(adminUrl, draft));
  // The first connection leaves a file of what it has read of the catalogue, which a clone then has too.
  await connected(databaseUrl(adminUrl, draft), () => undefined);
  await admin.query(`alter database ${draft} rename to ${template}`);
  await admin.query(`alter database ${template} is_template true allow_connections false`);
}

/** The address of a database on the test server, as its ordinary owner. */
export function databaseUrl(adminUrl, database) {
  const url = new URL(adminUrl);
  url.username = OWNER;
  url.pathname = `/${database}`;
  return url.href;
}

/** In a process of its own: decorators and aliases are compiled on the fly there, and nothing of it stays in this one. */
function migrate(url) {
  const script = `import { migrate } from './backend/src/database/migrate.ts'; await migrate(process.env.DATABASE_URL);`;
  const flags = ['--import', './tools/start/typescript.mjs', '--input-type=module', '--eval', script];
  const { status, stderr } = spawnSync(process.execPath, flags, { cwd: ROOT, env: migrationEnv(url), encoding: 'utf8' });
  if (status !== 0) throw new Failure(`The migrations fail on an empty database:\n${stderr}`);
}

const migrationEnv = (url) => ({ ...process.env, NODE_OPTIONS: '', DATABASE_URL: url });

function stateOfMigrations() {
  const hash = createHash('sha256');
  for (const folder of ['backend/src/database', 'libs/domain/src']) {
    for (const name of readdirSync(join(ROOT, folder), { recursive: true }).sort()) {
      if (/\.(ts|sql)$/.test(name) && !/\.spec\.ts$|^demo/.test(name)) hash.update(name).update(readFileSync(join(ROOT, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
