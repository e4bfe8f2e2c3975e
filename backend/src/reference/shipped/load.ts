import type { Db } from '../../database/sql';
import { SHIPPED_SERVICES, SHIPPED_SPECIALTIES } from './care';
import { SHIPPED_CITIES, SHIPPED_STATES } from './places';

const MARK = `insert into data_loads (name) select 'reference'
where not exists (select from states union all select from cities union all select from specialties union all select from services)
on conflict do nothing returning name`;

/** From JSON: names and departments or categories; states and codes; cities with the code of their state. */
const LOADS: readonly (readonly [string, readonly object[]])[] = [
  ['insert into specialties (name, department) select name, department', SHIPPED_SPECIALTIES],
  ['insert into services (name, category) select name, category', SHIPPED_SERVICES],
  ['insert into states (name, code) select name, code', SHIPPED_STATES],
  ['insert into cities (name, state_id, pincode) select r.name, s.id, r.pincode', SHIPPED_CITIES],
];
const COLUMNS = 'r (name text, department text, category text, code text, "stateCode" text, pincode text)';

/**
 * Loads what is the same for every hospital in India, so that the first administrator finds choices in the forms: once, and only
 * into a database that has no such entry, not even a deleted one. Answers whether it loaded anything.
 */
export async function loadReference(db: Db): Promise<boolean> {
  if (!(await db.one(MARK))) return false;
  for (const [insert, entries] of LOADS) {
    const states = entries === SHIPPED_CITIES ? 'join states s on s.code = r."stateCode"' : '';
    await db.query(`${insert} from json_to_recordset($1) ${COLUMNS} ${states}`, [JSON.stringify(entries)]);
  }
  return true;
}
