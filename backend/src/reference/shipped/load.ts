import type { Db } from '../../database/sql';
import { prepared } from '../../database/statement';
import { SHIPPED_SERVICES, SHIPPED_SPECIALTIES } from './care';
import { SHIPPED_CITIES, SHIPPED_STATES } from './places';

const MARK = `insert into data_loads (name) select 'reference'
where not exists (select from states union all select from cities union all select from specialties union all select from services)
on conflict do nothing returning name`;

/** From JSON: names and departments or categories; states and codes; cities with the code of their state. */
const COLUMNS = 'r (name text, department text, category text, code text, "stateCode" text, pincode text)';
const loadOf = (table: string, insert: string, joins = '') =>
  prepared<object, { entries: string }>(`load-${table}`, `${insert} from json_to_recordset(:entries) ${COLUMNS} ${joins}`);
const LOADS = [
  [loadOf('specialties', 'insert into specialties (name, department) select name, department'), SHIPPED_SPECIALTIES],
  [loadOf('services', 'insert into services (name, category) select name, category'), SHIPPED_SERVICES],
  [loadOf('states', 'insert into states (name, code) select name, code'), SHIPPED_STATES],
  [
    loadOf(
      'cities',
      'insert into cities (name, state_id, pincode) select r.name, s.id, r.pincode',
      'join states s on s.code = r."stateCode"',
    ),
    SHIPPED_CITIES,
  ],
] as const;

/**
 * Loads what is the same for every hospital in India, so that the first administrator finds choices in the forms: once, and only
 * into a database that has no such entry, not even a deleted one. Answers whether it loaded anything.
 */
export async function loadReference(db: Db): Promise<boolean> {
  if (!(await db.one(MARK))) return false;
  for (const [load, entries] of LOADS) await db.query(load({ entries: JSON.stringify(entries) }));
  return true;
}
