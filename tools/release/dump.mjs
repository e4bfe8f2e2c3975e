import { createWriteStream, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { ROOT } from '../start/aliases.mjs';
import { Failure } from '../start/failure.mjs';
import { withThrowaway } from '../postgres/throwaway.mjs';

const RELEASES = join(ROOT, 'releases');
const MOST_BYTES = 200_000;

/**
 * What a release keeps of its database: the checksums of its migrations, and the small demo as it stores it, for the test of later
 * upgrades. One dump of each schema is enough.
 */
export async function keepDatabase(version) {
  await import('../start/typescript.mjs');
  const { lockMigrations } = await import('../../backend/src/database/lock-migrations.ts');
  const { SCHEMA } = await import('../../backend/src/testing/fill-for-dump.ts');
  const name = `${version}-${SCHEMA}`;
  const kept = readdirSync(RELEASES).find((folder) => folder !== name && folder.endsWith(`-${SCHEMA}`));
  if (kept) console.log(`releases/${kept} has the schema of today: no other dump is needed.`);
  else await writeReleaseDump(name);
  console.log(`Migrations released for the first time: ${await lockMigrations()}.`);
}

async function writeReleaseDump(name) {
  const { writeDump } = await import('../../backend/src/testing/write-dump.ts');
  const { fillForDump, statementsOfRelease } = await import('../../backend/src/testing/fill-for-dump.ts');
  const file = join(RELEASES, name, 'data.sql.gz');
  await withThrowaway(async ({ url }) => {
    await fillForDump(url);
    mkdirSync(join(file, '..'), { recursive: true });
    const statements = await statementsOfRelease();
    await dumped(url, file, (client, out) => writeDump(client, out, `ArogyaDesk ${name}: the small demo`, statements));
  });
  const { size } = statSync(file);
  if (size > MOST_BYTES) throw new Failure(`releases/${name}/data.sql.gz has ${size} bytes: more than ${MOST_BYTES} do not belong here.`);
  console.log(`Written: releases/${name}/data.sql.gz, ${size} bytes.`);
}

async function dumped(url, file, write) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const gzip = createGzip({ level: 9 });
    await Promise.all([write(client, gzip), pipeline(gzip, createWriteStream(file))]);
  } finally {
    await client.end();
  }
}
