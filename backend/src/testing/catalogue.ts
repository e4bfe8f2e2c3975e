import type { EmptyDatabase } from './empty-database';

/** Functions of the schema that do not belong to an extension. */
const OWN_FUNCTIONS = `
from pg_proc p where p.pronamespace = 'public'::regnamespace
  and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`;

const OWN_TRIGGERS = `
from pg_trigger t join pg_class c on c.oid = t.tgrelid
where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`;

const PARTS: Readonly<Record<string, string>> = {
  columns: `select concat_ws(' ', table_name, column_name, data_type, udt_name, is_nullable, column_default, generation_expression,
      identity_generation, collation_name) as what
    from information_schema.columns where table_schema = 'public'`,
  constraints: `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as what
    from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0`,
  indexes: `select indexdef as what from pg_indexes where schemaname = 'public'`,
  functions: `select pg_get_functiondef(p.oid) as what ${OWN_FUNCTIONS}`,
  triggers: `select pg_get_triggerdef(t.oid) as what ${OWN_TRIGGERS}`,
  views: `select viewname || ' ' || definition as what from pg_views where schemaname = 'public'`,
};

/** The contents of the schema, each part sorted. */
export async function catalogueOf({ query }: Pick<EmptyDatabase, 'query'>): Promise<Record<string, string[]>> {
  const catalogue: Record<string, string[]> = {};
  for (const [part, text] of Object.entries(PARTS)) {
    const rows = await query<{ what: string }>(text);
    catalogue[part] = rows.map(({ what }) => what).sort();
  }
  return catalogue;
}

/** The names that need a file: functions, views, and the function that each trigger calls. */
export const NAMES_OF_OBJECTS = `
select p.proname::text as name ${OWN_FUNCTIONS}
union all select viewname::text from pg_views where schemaname = 'public'
union all select t.tgfoid::regproc::text ${OWN_TRIGGERS}`;
