import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from '../start/failure.mjs';

/**
 * The account that PostgreSQL runs as. PostgreSQL refuses root, so for root it is `postgres`, or `nobody`; otherwise our own
 * (undefined).
 */
export function serverAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const entry = accounts.find((fields) => fields[0] === name);
    if (entry) return { name, uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Failure('PostgreSQL does not run as root and there is no account "postgres" or "nobody": start as an ordinary user.');
}

/** Whether the account can reach the folder: it needs access to every folder on the way. */
export function canOpen(folder, account) {
  if (!account) return true;
  for (let at = folder; ; at = dirname(at)) {
    if (!letsThrough(statSync(at), account)) return false;
    if (at === dirname(at)) return true;
  }
}

function letsThrough(stats, { uid, gid }) {
  if (stats.uid === uid) return Boolean(stats.mode & 0o100);
  if (stats.gid === gid) return Boolean(stats.mode & 0o010);
  return Boolean(stats.mode & 0o001);
}
