import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT as REPOSITORY } from '../../tools/start/aliases.mjs';
import { connected } from '../../tools/postgres/connected.mjs';
import { canOpen, serverAccount } from '../../tools/postgres/account.mjs';
import { DATABASE, startPostgres } from '../../tools/postgres/start-postgres.mjs';
import { writePrograms } from './debian-programs.mjs';

const guide = readFileSync(join(REPOSITORY, 'docs/deploy/debian.md'), 'utf8');
/** The blocks of «The first time», in their order: one shell runs them, as one person types them. */
const first = guide.slice(guide.indexOf('## The first time'), guide.indexOf('## Upgrade'));
const steps = [...first.matchAll(/^ {3}```sh\n(.*?)^ {3}```$/gmsu)].map(([, block]) => block.replaceAll(/^ {3}/gmu, ''));

let root;
let postgres;
/** Root hands the work to an account without rights; whoever runs this without being root has none to hand on. */
const nobody = serverAccount();
const account = nobody && canOpen(REPOSITORY, nobody) ? nobody : undefined;

const isFree = (port) =>
  new Promise((answer) => {
    const server = createServer();
    server.once('error', () => answer(false)).listen(port, '127.0.0.1', () => server.close(() => answer(true)));
  });

/** Two ports with a free one 10,000 above each, where their metrics listen. */
async function twoPorts() {
  const ports = [];
  for (let port = 3001 + Math.floor(Math.random() * 5000); ports.length < 2; port += 1)
    if ((await isFree(port)) && (await isFree(port + 10_000))) ports.push(port);
  return ports;
}

/** A step for this machine: the folders below `root`, the ports and the address of PostgreSQL that are free here, and what a person fills in. */
const forHere = (text, ports) =>
  text
    .replaceAll(/\/(?:opt|etc)\/(?:arogya|systemd)/gu, (path) => `${root}${path}`)
    .replaceAll('127.0.0.1:5432', `127.0.0.1:${postgres.port}`)
    .replaceAll('arogya_owner:…', 'arogya_owner:of-the-owner')
    .replaceAll('3001', String(ports[0]))
    .replaceAll('3002', String(ports[1]))
    .replaceAll('--email <address>', '--email asha@example.in')
    .replaceAll('<address>', 'the-address')
    .replaceAll('<name>', 'asha');

async function run(script) {
  const env = {
    PATH: `${join(root, 'programs')}:${dirname(process.execPath)}:${process.env.PATH}`,
    HOME: root,
    ROOT: root,
    PIDS: join(root, 'pids'),
    ADMIN_URL: postgres.adminUrl,
    ACCOUNT: account ? `${account.uid}:${account.gid}` : '',
  };
  const child = spawn('bash', ['-e'], { cwd: root, env, stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  child.stdin.end(script);
  const code = await new Promise((done) => child.once('exit', done));
  return { code, said };
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'debian-'));
  chmodSync(root, 0o755);
  mkdirSync(join(root, 'etc/systemd/system'), { recursive: true });
  writePrograms(join(root, 'programs'));
  postgres = await startPostgres({ dataDir: mkdtempSync(join(tmpdir(), 'debian-data-')), port: 0 });
  // A PostgreSQL of Debian has neither our database nor our roles.
  await connected(postgres.adminUrl, async (client) => {
    for (const what of [`database ${DATABASE}`, 'role arogyadesk_server', 'role arogyadesk_runtime', `role ${DATABASE}`])
      await client.query(`drop ${what}`);
  });
});

afterAll(async () => {
  const pids = existsSync(join(root, 'pids')) ? readFileSync(join(root, 'pids'), 'utf8').trim().split('\n') : [];
  for (const pid of pids) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
  await postgres.stop();
  rmSync(root, { recursive: true, force: true });
});

/** Everything in a folder, without what links lead to. */
const within = (folder) => [
  folder,
  ...readdirSync(folder, { withFileTypes: true }).flatMap((entry) => entriesOf(join(folder, entry.name), entry)),
];
const entriesOf = (path, entry) => (entry.isSymbolicLink() ? [] : entry.isDirectory() ? within(path) : [path]);
const mode = (path) => statSync(path).mode & 0o777;

test('the guide has the steps that are run here', () => {
  expect(steps).toHaveLength(6);
});

test('its steps, typed one after the other, start two servers as an account without rights, with an administrator', async () => {
  const ports = await twoPorts();
  // The password of the first administrator is asked for.
  const script = steps.map((step) => forHere(step, ports)).join('\n');
  const { code, said } = await run(script.replace(/(admin-create\.js [^\n]+)/u, `$1 <<< 'correct horse battery staple'`));
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('asha may sign in now') });
  for (const port of ports) expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200);

  const secrets = readdirSync(join(root, 'etc/arogya')).map((name) => join(root, 'etc/arogya', name));
  expect(secrets).toHaveLength(4);
  expect([join(root, 'etc/arogya'), ...secrets].filter((path) => (mode(path) & 0o077) !== 0)).toEqual([]);
  const program = within(join(root, 'opt/arogya'));
  expect(program.length).toBeGreaterThan(20);
  const closed = program.filter((path) => (mode(path) & (statSync(path).isDirectory() ? 0o005 : 0o004)) === 0);
  expect(closed).toEqual([]);
}, 600_000);
