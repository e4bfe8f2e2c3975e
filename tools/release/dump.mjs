import { createWriteStream, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { ROOT } from '../start/aliases.mjs';
import { Failure } from '../start/failure.mjs';
import { withThrowaway } from '../postgres/throwaway.mjs';

const MOST_BYTES = 200_000;

/** `node tools/start/run.mjs tools/release/dump.mjs#releaseDump`, with each release: the small demo as this version stores it, for the test of later upgrades. */
export async function releaseDump() {
  await import('../start/typescript.mjs');
  const { writeDump } = await import('../../backend/src/testing/write-dump.ts');
  const { fillForDump, SCHEMA, statementsOfRelease } = await import('../../backend/src/testing/fill-for-dump.ts');
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const name = `${version}-${SCHEMA}`;
  const file = join(ROOT, 'releases', name, 'data.sql.gz');
  await withThrowaway(async ({ url }) => {
    await fillForDump(url);
    mkdirSync(join(file, '..'), { recursive: true });
    const statements = await statementsOfRelease();
    await dumped(url, file, (client, out) => writeDump(client, out, `ArogyaDesk ${name}: the small demo`, statements));
  });
  const { size } = statSync(file);
  if (size > MOST_BYTES) throw new Failure(`releases/${name}/data.sql.gz has ${size} bytes: more than ${MOST_BYTES} do not belong here.`);
  console.log(`Written: releases/${name}/data.sql.gz, ${size} bytes. Commit it with the release.`);
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
