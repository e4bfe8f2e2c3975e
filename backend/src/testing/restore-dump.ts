import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DATA, END_OF_ROWS, NEXT } from './write-dump';

const ROWS = /^copy [^\n]+ from stdin;$/u;

/** The rows behind `copy … from stdin;`, up to their end; answers the line after it. */
async function copyRows(client: pg.Client, lines: readonly string[], first: number): Promise<number> {
  const end = lines.indexOf(END_OF_ROWS, first + 1);
  const stream = client.query(copyFrom(lines[first] ?? ''));
  const done = finished(stream);
  for (const line of lines.slice(first + 1, end)) if (!stream.write(`${line}\n`)) await once(stream, 'drain');
  stream.end();
  await done;
  return end + 1;
}

/** Fills the empty database at `url` with a kept dump; its tables belong to the owner of that database. */
export const restoreDump = (url: string, file: string): Promise<void> => restoreText(url, gunzipSync(readFileSync(file)).toString('utf8'));

export async function restoreText(url: string, text: string): Promise<void> {
  const [schema = '', data = ''] = text.split(`\n${DATA}\n`, 2);
  const admin = Object.assign(new URL(process.env['TEST_PG_ADMIN_URL'] ?? ''), { pathname: new URL(url).pathname });
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    await client.query(`set role ${new URL(url).username}`);
    for (const statement of schema.split(`\n${NEXT}\n`)) await client.query(statement);
    await client.query('reset role');
    const lines = data.split('\n');
    for (let at = 0; at < lines.length;) {
      const line = lines[at] ?? '';
      if (ROWS.test(line)) at = await copyRows(client, lines, at);
      else {
        if (line) await client.query(line);
        at += 1;
      }
    }
  } finally {
    await client.end();
  }
}
