import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT as REPOSITORY } from '../../tools/start/aliases.mjs';

const module = (name) => join(import.meta.dirname, name);

/** `sudo -u postgres createuser|createdb …`: the same by SQL, since the embedded PostgreSQL comes without these programs. */
const AS_POSTGRES = `
import pg from '${createRequire(import.meta.url).resolve('pg')}';
const [, , , , program, ...words] = process.argv;
const name = words.at(-1);
const owner = /--owner=(\\S+)/u.exec(words.join(' '))?.[1];
const statement = program === 'createuser'
  ? 'create role ' + name + " login createrole password 'of-the-owner'"
  : 'create database ' + name + ' owner ' + owner + " encoding 'UTF8' template template0";
const client = new pg.Client({ connectionString: process.env.ADMIN_URL });
await client.connect();
await client.query(statement);
await client.end();`;

/**
 * What the guide's steps call and a machine of ours does not have, or should not be asked for: the account, PostgreSQL's programs,
 * systemd, a clone from elsewhere and the registry. Each does what the steps rely on, with the umask that it is called under.
 */
const PROGRAMS = {
  adduser: 'install -d -m 0755 "$ROOT/opt/arogya"',
  sudo: `exec node "$0.mjs" "$@"`,
  systemctl: `exec node '${module('systemctl.mjs')}' "$@"`,
  // Of `git clone --branch v… <address> <folder>`.
  git: `mkdir -p "$5" && cp -r --no-preserve=mode '${REPOSITORY}/deploy' '${REPOSITORY}/package.json' "$5"`,
  // `npm run build` alone leaves something.
  npm: `[ "$1" = ci ] || { cp -r --no-preserve=mode '${REPOSITORY}/dist' dist && ln -s '${REPOSITORY}/node_modules' node_modules; }`,
};

/** Writes them to a folder that stands first in PATH. */
export function writePrograms(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(PROGRAMS)) writeFileSync(join(folder, name), `#!/bin/sh\nset -e\n${text}\n`, { mode: 0o755 });
  writeFileSync(join(folder, 'sudo.mjs'), AS_POSTGRES);
}
