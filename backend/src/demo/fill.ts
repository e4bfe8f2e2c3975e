import type { Db } from '../database/sql';
import { prepared } from '../database/statement';
import { statementName } from '../database/statement-name';

export type Row = Readonly<Record<string, unknown>>;

/** Inserts all rows in one statement; PostgreSQL itself knows each column's type. Columns that no row names keep their default. */
export async function fill(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  const text = `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, :rows)`;
  const insert = prepared<object, { rows: string }>(statementName(`fill-${table}`, text), text);
  await db.query(insert({ rows: JSON.stringify(rows) }));
}
