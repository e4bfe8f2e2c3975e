import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataFolder } from '../database/stored.mjs';
import { Failure } from '../failure.mjs';

const NAME = 'erased-people';

/** The list of erased rows that a product on this folder keeps (backend/src/privacy/erased-list.ts). */
export const listIn = (folder) => join(folder, NAME);

/** Reads the list that was named, or the one of this product; null when there is none. */
export function erasedRows(args) {
  const [, named] = args.find((word) => word.startsWith('--erased='))?.match(/=(.+)$/) ?? [];
  const said = named ? resolve(process.env.INIT_CWD ?? '.', named) : process.env.ERASED_FILE;
  const file = said || listIn(dataFolder());
  if (said && !existsSync(said)) throw new Failure(`There is no file ${said}.`);
  return existsSync(file) ? rowsIn(readFileSync(file, 'utf8')) : null;
}

/** A line that a crash has cut off is passed over: the server has written it again. */
function rowsIn(text) {
  const read = (line) => {
    try {
      const { id, kind, phoneMark, erasedAt } = JSON.parse(line);
      return id && kind && phoneMark ? [[id, { id, kind, phoneMark, erasedAt }]] : [];
    } catch {
      return [];
    }
  };
  return [...new Map(text.split('\n').flatMap(read)).values()];
}

/** What the database that is replaced knows itself. */
export async function erasedIn(client) {
  const { rows } = await client.query(`select id, kind, phone_mark as "phoneMark", erased_at as "erasedAt" from erasures`);
  return rows;
}

/** The server erases them before it answers its first call (backend/src/privacy/erase-again.ts), and lists all of them anew. */
export async function markErased(client, rows) {
  await client.query(
    `insert into erasures as kept (id, kind, phone_mark, erased_at, due)
     select id, kind, "phoneMark", coalesce("erasedAt", now()), true
     from jsonb_to_recordset($1::jsonb) as r (id uuid, kind text, "phoneMark" text, "erasedAt" timestamptz)
     on conflict (id) do update set due = true`,
    [JSON.stringify(rows)],
  );
  await client.query('update erasures set listed = false');
}
