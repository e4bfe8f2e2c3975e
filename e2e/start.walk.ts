import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { newDataDir, ROOT, startProduct, type Product } from './product';
import { walk } from './walk';

const READY_MS = 10_000;

async function ready(product: Product): Promise<number> {
  return (await fetch(`${product.origin}/api/health/ready`)).status;
}

/** Signs in as admin and counts the appointments: what one start wrote and the next one must find. */
async function appointments(product: Product): Promise<string | null> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: 'admin', password: 'demo1234' });
  const login = await fetch(`${product.origin}/api/auth/login`, { method: 'POST', headers: json, body });
  assert.ok(login.ok, `signing in answered ${login.status}`);
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const list = await fetch(`${product.origin}/api/appointments?pageSize=1`, { headers: { cookie } });
  assert.equal(list.status, 200);
  return list.headers.get('x-total-count');
}

/** The processes of this machine that belong to a start on the folder: PostgreSQL works in it, ours name it in their environment. */
function processesOf({ dataDir }: Product): number[] {
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

async function nothingLeft(product: Product): Promise<void> {
  for (const until = Date.now() + 2000; processesOf(product).length > 0 && Date.now() < until;) await pause(20);
  assert.deepEqual(processesOf(product), [], 'processes are left behind');
}

async function refusal(start: Parameters<typeof startProduct>[0]): Promise<string> {
  return startProduct(start).then(
    () => assert.fail('the start was not refused'),
    (error: Error) => error.message,
  );
}

walk('the product starts, stops in order, and finds its data at the next start', async () => {
  const dataDir = newDataDir();
  const first = await startProduct({ dataDir });
  assert.equal(await ready(first), 200);
  const before = await appointments(first);
  const { code, ms } = await first.stop('SIGINT');
  assert.equal(code, 0);
  assert.ok(ms < READY_MS, `the stop took ${ms} ms`);
  await nothingLeft(first);
  const second = await startProduct({ dataDir });
  assert.equal(await appointments(second), before);
  await second.stop('SIGTERM');
  await nothingLeft(second);
});

walk('a kill -9 of everything, or of the start alone, does no harm to the next start', async () => {
  const dataDir = newDataDir();
  const first = await startProduct({ dataDir });
  const before = await appointments(first);
  for (const pid of processesOf(first)) process.kill(pid, 'SIGKILL');
  const second = await startProduct({ dataDir, port: first.port });
  assert.equal(await appointments(second), before);
  process.kill(second.pid, 'SIGKILL');
  const third = await startProduct({ dataDir, port: first.port });
  assert.equal(await appointments(third), before);
  await third.stop();
  await nothingLeft(third);
});

walk('a copy of the data folder runs beside the original', async () => {
  const dataDir = newDataDir();
  const first = await startProduct({ dataDir });
  const before = await appointments(first);
  await first.stop();
  const copy = join(newDataDir(), 'copy');
  cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true });
  const [again, beside] = await Promise.all([startProduct({ dataDir }), startProduct({ dataDir: copy })]);
  assert.equal(await appointments(beside), before);
  await beside.stop();
  assert.equal(await appointments(again), before);
  await again.stop();
});

walk('a database that dies is started again; an API that dies ends the start with its reason', async () => {
  const product = await startProduct();
  const [postmaster] = readFileSync(join(product.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(postmaster), 'SIGKILL');
  for (const until = Date.now() + READY_MS; !product.said().includes('starting it again') && Date.now() < until;) await pause(50);
  for (const until = Date.now() + READY_MS; (await ready(product)) !== 200 && Date.now() < until;) await pause(50);
  assert.equal(await ready(product), 200);
  const api = processesOf(product).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('dist/backend/main.js'));
  process.kill(api ?? 0, 'SIGKILL');
  await nothingLeft(product);
  assert.match(product.said(), /The API was ended by SIGKILL/u);
});

walk('what goes wrong at the start is one sentence: a taken port', async () => {
  const other = createServer().listen(0, '0.0.0.0');
  await new Promise((done) => other.once('listening', done));
  const { port } = other.address() as { port: number };
  assert.match(await refusal({ port }), new RegExp(`^exit code 1: Port ${port} is taken by another program: stop it, .*$`, 'u'));
  other.close();
});

walk('what goes wrong at the start is one sentence: a data folder of another PostgreSQL', async () => {
  const dataDir = newDataDir();
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '15\n');
  assert.match(
    await refusal({ dataDir }),
    /^exit code 1: The data folder .* was made by PostgreSQL 15, this is PostgreSQL 18: move it away .*$/u,
  );
});

walk('what goes wrong at the start is one sentence: a database that does not answer', async () => {
  const said = await refusal({ env: { DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/nothing' } });
  assert.match(said, /^exit code 1: The database at 127\.0\.0\.1:1\/nothing cannot be reached .*$/u);
  assert.doesNotMatch(said, /secret/u);
});

walk('what goes wrong at the start is one sentence: an old Node', () => {
  const program = readFileSync(join(ROOT, 'tools/node-version.mjs'), 'utf8');
  const outcome: { code?: number; said?: string } = {};
  const old = { versions: { node: '18.20.8' }, exit: (code: number) => (outcome.code = code) };
  runInNewContext(program, { process: old, console: { error: (said: string) => (outcome.said = said) } });
  assert.equal(outcome.code, 1);
  assert.match(outcome.said ?? '', /^ArogyaDesk needs Node 20\.19 or newer, this is Node 18\.20\.8: .*$/u);
  return Promise.resolve();
});
