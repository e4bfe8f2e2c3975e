import type { QueryRunner } from 'typeorm';
import { StartFailure } from '../start-refused';

/** Constraints and triggers of our tables: what PostgreSQL's programs put back last, behind all rows. */
const PRESENT = `
select coalesce(array_agg(name order by name), '{}') as names from (
  select conrelid::regclass || '.' || conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid <> 0 and contype in ('c', 'f', 'p', 'u', 'x') and convalidated
  union all
  select tgrelid::regclass || '.' || tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal) own`;

/** What was there when the tables were last made: a comment, which comes back with the tables themselves, before all rows. */
const KEPT = `select obj_description(to_regclass('public.migrations'), 'pg_class') as kept`;
const IS_OWNER = `select pg_has_role(current_user, relowner, 'member') as owner from pg_class where oid = 'migrations'::regclass`;
const PREFIX = 'constraints and triggers: ';

async function keptNames(runner: QueryRunner): Promise<string[] | null> {
  const [row] = (await runner.query(KEPT)) as { kept: string | null }[];
  return row?.kept?.startsWith(PREFIX) ? row.kept.slice(PREFIX.length).split(' ') : null;
}

async function presentNames(runner: QueryRunner): Promise<string[]> {
  const [row] = (await runner.query(PRESENT)) as { names: string[] }[];
  return row?.names ?? [];
}

async function missingNames(runner: QueryRunner): Promise<string[]> {
  const present = new Set(await presentNames(runner));
  return ((await keptNames(runner)) ?? []).filter((name) => !present.has(name));
}

/**
 * Throws a StartFailure when constraints or triggers are missing that were there: a restore by hand that was cut off leaves tables
 * that look well, without what keeps them right. Whoever adds some, or drops an index, is not meant.
 */
export async function assertWhole(runner: QueryRunner): Promise<void> {
  const missing = await missingNames(runner);
  if (missing.length === 0) return;
  throw new StartFailure(
    `The database is not whole: ${missing.length} of its constraints and triggers are missing, among them ${missing[0]}, as after a restore that was cut off. Restore the backup once more.`,
  );
}

/** Notes what there is, after a migration, or where an object that was noted has gone since; only the owner of the tables can. */
export async function keepWhole(runner: QueryRunner, migrated: boolean): Promise<void> {
  const isTrue = (await keptNames(runner)) !== null && (await missingNames(runner)).length === 0;
  if (isTrue && !migrated) return;
  const [role] = (await runner.query(IS_OWNER)) as { owner: boolean }[];
  if (!role?.owner) return;
  const names = (await presentNames(runner)).join(' ').replaceAll("'", "''");
  await runner.query(`comment on table migrations is '${PREFIX}${names}'`);
}
