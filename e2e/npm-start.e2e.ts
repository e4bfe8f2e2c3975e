import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from './fixtures';
import pg from 'pg';
import { stopServer } from '../tools/postgres/server.mjs';
import { startPostgres } from '../tools/postgres/start-postgres.mjs';
import { newDataDir, ROOT, startProduct, type Product } from './product';

/** A limit for what hangs: many times what a start or a stop takes on a busy machine. */
const PATIENCE_MS = 600_000;

async function ready(product: Product): Promise<number> {
  return (await fetch(`${product.origin}/api/health/ready`)).status;
}

/** Signs in as admin and counts the appointments: what one start wrote and the next one must find. */
async function appointments(product: Product): Promise<string | null> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: 'admin', password: 'demo1234' });
  const login = await fetch(`${product.origin}/api/auth/login`, { method: 'POST', headers: json, body });
  expect(login.ok, `signing in answered ${login.status}`).toBe(true);
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const list = await fetch(`${product.origin}/api/appointments?pageSize=1`, { headers: { cookie } });
  expect(list.status).toBe(200);
  return list.headers.get('x-total-count');
}

/** The processes of this machine that belong to a start on the folder: PostgreSQL works in it, ours name it in their environment. */
function processesOf({ dataDir }: Pick<Product, 'dataDir'>): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      const named = readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${dataDir}\0`);
      return named || readlinkSync(`/proc/${pid}/cwd`).startsWith(dataDir);
    } catch {
      return false;
    }
  });
}

async function nothingLeft(product: Pick<Product, 'dataDir'>): Promise<void> {
  await expect
    .poll(() => processesOf(product), { message: 'processes are left behind', timeout: PATIENCE_MS, intervals: [20] })
    .toEqual([]);
}

async function refusal(start: Parameters<typeof startProduct>[0]): Promise<string> {
  return startProduct(start).then(
    () => Promise.reject(new Error('The start was not refused.')),
    (error: Error) => error.message,
  );
}

const outerAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter((one) => !one.internal && one.family === 'IPv4').map(({ address }) => address),
  );

/** Whether something listens at this address of the machine. */
const answersAt = ({ port }: Product, host: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect({ port, host }, () => done(true)).on('error', () => done(false));
    socket.on('connect', () => socket.destroy());
  });

/** Rows of a statement on the database of the folder, which is started where it does not run. */
async function rowsOf({ dataDir }: Pick<Product, 'dataDir'>, statement: string): Promise<object[]> {
  const { adminUrl } = await startPostgres({ dataDir });
  const client = new pg.Client({ connectionString: Object.assign(new URL(adminUrl), { pathname: '/arogyadesk' }).href });
  await client.connect();
  const { rows } = await client.query<object>(statement);
  await client.end();
  return rows;
}

/** Who the server is in the database, and whether that role can change the audit log. */
const SERVER_ROLE = `
  select usename as role, has_table_privilege(usename, 'audit_log', 'update, delete, truncate, trigger') as "canChange"
  from pg_stat_activity where application_name = 'arogyadesk' group by 1`;

/** How many servers have not taken their row away, as each does that comes to its end in order. */
async function serversLeft(product: Product): Promise<object[]> {
  const rows = await rowsOf(product, 'select schema from server_instances');
  await stopServer(join(product.dataDir, 'postgres'));
  return rows;
}

test('the product starts, stops in order, finds its data at the next start, and a copy of its folder runs beside it', async ({ start }) => {
  const dataDir = newDataDir();
  const first = await start({ dataDir });
  expect(await ready(first)).toBe(200);
  const before = await appointments(first);
  expect(await answersAt(first, '127.0.0.1')).toBe(true);
  expect(await Promise.all(outerAddresses().map((address) => answersAt(first, address))), 'other machines reach it').not.toContain(true);
  expect(first.said()).toContain('Only this machine reaches it');
  expect(await rowsOf(first, SERVER_ROLE)).toEqual([{ role: 'arogyadesk_server', canChange: false }]);
  expect(await first.stop('SIGINT')).toBe(0);
  await nothingLeft(first);
  expect(await serversLeft(first), 'the server was killed in place of stopped').toEqual([]);

  const copy = join(newDataDir(), 'copy');
  execFileSync('cp', ['-a', dataDir, copy]);
  const [second, beside] = await Promise.all([start({ dataDir }), start({ dataDir: copy })]);
  expect(await appointments(beside)).toBe(before);
  await beside.stop();
  expect(await appointments(second)).toBe(before);
  await second.stop('SIGTERM');
  await nothingLeft(second);
});

test('a start that is interrupted while its database starts leaves nothing behind', async () => {
  const dataDir = newDataDir();
  const said = refusal({ dataDir });
  await expect.poll(() => existsSync(postmasterFile(dataDir)), { timeout: PATIENCE_MS, intervals: [1] }).toBe(true);
  const { pid } = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as { pid: number };
  process.kill(pid, 'SIGINT');
  expect(await said).toBe('exit code 0: ');
  await nothingLeft({ dataDir });
});

const postmasterFile = (dataDir: string): string => join(dataDir, 'postgres/postmaster.pid');

/** Kills the database, which is started again, then the API, which ends the start with its reason. */
async function killParts(product: Product): Promise<void> {
  const [postmaster] = readFileSync(postmasterFile(product.dataDir), 'utf8').split('\n');
  process.kill(Number(postmaster), 'SIGKILL');
  await expect.poll(() => product.said(), { timeout: PATIENCE_MS, intervals: [50] }).toContain('starting it again');
  await expect.poll(() => ready(product), { timeout: PATIENCE_MS, intervals: [50] }).toBe(200);
  const api = processesOf(product).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('dist/backend/main.js'));
  process.kill(api ?? 0, 'SIGKILL');
  await nothingLeft(product);
  expect(product.said()).toContain('The API was ended by SIGKILL');
}

test('a kill -9 of everything, or of the start alone, does no harm to the next start; nor does that of the database', async ({ start }) => {
  const dataDir = newDataDir();
  const first = await start({ dataDir });
  const before = await appointments(first);
  for (const pid of processesOf(first)) process.kill(pid, 'SIGKILL');
  expect(await serversLeft(first), 'a server that is killed leaves its row').toHaveLength(1);
  const second = await start({ dataDir, port: first.port });
  expect(await appointments(second)).toBe(before);
  process.kill(second.pid, 'SIGKILL');
  const third = await start({ dataDir, port: first.port });
  expect(await appointments(third)).toBe(before);
  await killParts(third);
});

test('what goes wrong at the start is one sentence: a taken port', async () => {
  const other = createServer().listen(0, '0.0.0.0');
  await new Promise((done) => other.once('listening', done));
  const { port } = other.address() as { port: number };
  expect(await refusal({ port })).toMatch(new RegExp(`^exit code 1: Port ${port} is taken by another program: stop it, .*$`, 'u'));
  other.close();
});

test('what goes wrong at the start is one sentence: a data folder of another PostgreSQL', async () => {
  const dataDir = newDataDir();
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '15\n');
  expect(await refusal({ dataDir })).toMatch(
    /^exit code 1: The data folder .* was made by PostgreSQL 15, this is PostgreSQL 18: move it away .*$/u,
  );
});

test('what goes wrong at the start is one sentence: a database that does not answer', async () => {
  const said = await refusal({ env: { DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/nothing' } });
  expect(said).toMatch(/^exit code 1: The database at 127\.0\.0\.1:1\/nothing cannot be reached .*$/u);
  expect(said).not.toContain('secret');
});

test('what goes wrong at the start is one sentence: an old Node', () => {
  const program = readFileSync(join(ROOT, 'tools/start/node-version.mjs'), 'utf8');
  const outcome: { code?: number; said?: string } = {};
  const old = { versions: { node: '18.20.8' }, exit: (code: number) => (outcome.code = code) };
  runInNewContext(program, { process: old, console: { error: (said: string) => (outcome.said = said) } });
  expect(outcome.code).toBe(1);
  expect(outcome.said).toMatch(/^ArogyaDesk needs Node 20\.19 or newer, this is Node 18\.20\.8: .*$/u);
});
