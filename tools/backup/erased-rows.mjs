/** A line that a crash has cut off is passed over: the server has written it again. */
export function rowsIn(text) {
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

/** Of $1, a JSON array of such rows. A row that is there already is due again. */
export const MARK_ERASED = `
insert into erasures as kept (id, kind, phone_mark, erased_at, due)
select id, kind, "phoneMark", coalesce("erasedAt", now()), true
from jsonb_to_recordset($1::jsonb) as r (id uuid, kind text, "phoneMark" text, "erasedAt" timestamptz)
on conflict (id) do update set due = true`;
export const LIST_AGAIN = 'update erasures set listed = false';

/** The server erases them before it answers its first call (backend/src/privacy/erase-again.ts), and lists all of them anew. */
export async function markErased(client, rows) {
  await client.query(MARK_ERASED, [JSON.stringify(rows)]);
  await client.query(LIST_AGAIN);
}
