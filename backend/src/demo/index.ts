import { hash } from '@node-rs/argon2';
import { recount } from '../events/readers/recount';
import { SYSTEM } from '../request-context';
import type { Db, Sql } from '../database/sql';
import { AUDITED_TABLES } from '../database/audited';
import { fill } from './fill';
import { demoRows, type DemoOptions } from './rows';
import { DEMO_PASSWORD } from './users';
import { prepared } from '../database/statement';

export { DEMO_PASSWORD } from './users';
export type { DemoSize } from './size';
export type { DemoOptions } from './rows';

const MARK = `insert into data_loads (name) values ('demo') on conflict do nothing returning name`;

const OWNS = `select pg_has_role(current_user, relowner, 'member') as owns from pg_class where oid = 'users'::regclass`;
const note = prepared<object, { rows: number }>(
  'note-demo-data',
  `insert into audit_log (action, entity, operation, row_count) values ('created', 'call', 'the demo data', :rows)`,
);

/** As if each hospital had booked its patients first: it reads what they reported there (hospital_patients). */
const TEXTS_OF_HOSPITALS = `
insert into hospital_patients (hospital_id, patient_id, fields)
select distinct on (p.id) a.hospital_id, p.id, jsonb_strip_nulls(jsonb_build_object('symptoms', p.symptoms, 'notes', p.notes))
from patients p join appointments a on a.patient_id = p.id and a.hospital_id is not null
where p.symptoms is not null or p.notes is not null order by p.id, a.created_at, a.number`;

/**
 * Fills the tables. The audit log gets one row for all of it, where it is loaded by the owner of the tables: thousands of rows
 * would hide what people did.
 */
async function fillAll(db: Db, rows: ReturnType<typeof demoRows>): Promise<void> {
  const isOwner = (await db.one<{ owns: boolean }>(OWNS))?.owns ?? false;
  const triggers = (act: 'disable' | 'enable') => AUDITED_TABLES.map((table) => `alter table ${table} ${act} trigger ${table}_audited`);
  if (isOwner) await db.query(triggers('disable').join(';'));
  let count = 0;
  for (const [table, lines] of rows) {
    await fill(db, table, lines);
    count += lines.length;
  }
  await db.query(TEXTS_OF_HOSPITALS);
  if (!isOwner) return;
  await db.query(triggers('enable').join(';'));
  await db.query(note({ rows: count }));
}

/**
 * Loads the demo data set into a database once: all of it or nothing. A second server that starts at the same time waits and
 * then finds it done. Answers whether it loaded anything.
 */
export async function loadDemo(sql: Pick<Sql, 'transaction'>, options: DemoOptions): Promise<boolean> {
  return sql.transaction(SYSTEM, async (db) => {
    if (!(await db.one(MARK))) return false;
    const rows = demoRows(options, await hash(DEMO_PASSWORD));
    await fillAll(db, rows);
    // Its appointments have no events, so the figures are counted from the rows.
    await recount(db);
    return true;
  });
}
