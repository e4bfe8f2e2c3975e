import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, copyFileSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What systemd does with our units, as far as a test goes: `systemctl start|restart|enable --now <unit>…` reads the unit's file, hands
 * its secrets on as files, makes its folder of state, and runs its program as its account, without any right of the one who asked.
 * ROOT is the folder in the place of /, ACCOUNT the uid and gid of arogya (nothing: the one who asks), PIDS takes what goes on.
 */
const { ROOT, ACCOUNT, PIDS } = process.env;
const account = ACCOUNT ? { uid: Number(ACCOUNT.split(':')[0]), gid: Number(ACCOUNT.split(':')[1]) } : {};
const here = (text) => text.replaceAll(/\/(?:opt|etc|var\/lib|var\/backups)\/arogya/gu, (path) => `${ROOT}${path}`);
/** A folder that only the account of the unit can enter, in one that everybody passes through, whatever the umask. */
function ownFolder(path) {
  mkdirSync(path, { recursive: true });
  for (let at = dirname(path); at !== ROOT; at = dirname(at)) chmodSync(at, 0o755);
  chmodSync(path, 0o700);
  own(path);
}
const own = (path) => account.uid !== undefined && chownSync(path, account.uid, account.gid);

/** The lines of a unit by their name, each with its instance and the folder of its secrets put in. */
function readUnit(unit) {
  const [name, instance = ''] = unit.split('@');
  const secrets = join(ROOT, 'run', unit);
  const file = join(ROOT, 'etc/systemd/system', instance ? `${name}@.service` : `${name}.service`);
  const text = here(readFileSync(file, 'utf8')).replaceAll('%i', instance).replaceAll('%d', secrets);
  const all = (key) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gmu'))].map(([, value]) => value);
  return { secrets, all, one: (key) => all(key)[0] };
}

function handSecretsOn({ all, secrets }) {
  ownFolder(secrets);
  for (const line of all('LoadCredential')) {
    const [name, file] = line.split(':');
    copyFileSync(file, join(secrets, name));
    chmodSync(join(secrets, name), 0o400);
    own(join(secrets, name));
  }
}

const pairs = (text) =>
  Object.fromEntries(text.split(/\s+/u).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));

function environmentOf({ all }) {
  const files = all('EnvironmentFile').map((file) => readFileSync(file, 'utf8').trim());
  return { PATH: process.env.PATH, ...Object.assign({}, ...[...files, ...all('Environment')].map(pairs)) };
}

/** Node is the one that runs this: the guide's stands in /usr/bin. */
const commandOf = (line) => [process.execPath, line.split(' ').slice(1)];

function start(unit) {
  const read = readUnit(unit);
  handSecretsOn(read);
  if (read.one('StateDirectory')) ownFolder(join(ROOT, 'var/lib', read.one('StateDirectory')));
  const options = { cwd: read.one('WorkingDirectory'), env: environmentOf(read), ...account };
  const [program, args] = commandOf(read.one('ExecStart'));
  if (read.one('Type') === 'oneshot') return spawnSync(program, args, { ...options, stdio: 'inherit' }).status ?? 1;
  const log = openSync(join(ROOT, `${unit}.log`), 'a', 0o644);
  const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', log, log] });
  appendFileSync(PIDS, `${child.pid}\n`);
  child.unref();
  const [probe, asked] = commandOf(read.one('ExecStartPost'));
  return spawnSync(probe, asked, { ...options, stdio: 'inherit' }).status ?? 1;
}

const [verb, ...words] = process.argv.slice(2);
const units = words.filter((word) => !word.startsWith('--'));
process.exit(verb === 'daemon-reload' ? 0 : Math.max(...units.map(start)));
