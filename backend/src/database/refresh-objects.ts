import { createHash } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { MIGRATIONS } from './migrations';
import type { SchemaObject } from './objects';

const hashOf = (sql: string): string => createHash('sha256').update(sql).digest('hex');

const KEEP = `
insert into schema_objects (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash`;

/** The statement that drops a function with its triggers, or a view. */
const DROPS = `
with functions as (select oid from pg_proc where proname = $1 and pronamespace = 'public'::regnamespace)
select format('drop trigger %I on %s', tgname, tgrelid::regclass) as drop, 1 as place
from pg_trigger where tgfoid in (select oid from functions) and not tgisinternal
union all select format('drop function %s', oid::regprocedure), 2 from functions
union all select format('drop view %I', relname), 2
from pg_class where relname = $1 and relkind = 'v' and relnamespace = 'public'::regnamespace
order by place`;

/** The statements that drop triggers which are no longer in their function's file. */
const DROPS_OF_TRIGGERS = `
select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) as drop
from pg_trigger t join pg_proc p on p.oid = t.tgfoid
where p.proname = $1 and p.pronamespace = 'public'::regnamespace and not t.tgisinternal and t.tgname <> all ($2::text[])`;

/**
 * Makes functions, triggers and views equal to their files: re-creates what has changed and drops what has no file any more.
 * `everything`: a migration has run, which may have dropped some of them. All or nothing.
 */
export async function refreshObjects(runner: QueryRunner, objects: readonly SchemaObject[], everything: boolean): Promise<void> {
  const rows = (await runner.query('select name, hash from schema_objects')) as { name: string; hash: string }[];
  const kept = new Map(rows.map(({ name, hash }) => [name, hash]));
  const changed = objects.filter(({ name, sql }) => everything || kept.get(name) !== hashOf(sql));
  const removed = [...kept.keys()].filter((name) => !objects.some((one) => one.name === name));
  if (changed.length + removed.length === 0 || (await isOlder(runner))) return;
  await inTransaction(runner, async () => {
    for (const name of removed) await remove(runner, name);
    for (const object of changed) await make(runner, object);
  });
}

/** A server older than the latest migration, started while a newer one runs, would drop the newer one's objects. */
async function isOlder(runner: QueryRunner): Promise<boolean> {
  const done = (await runner.query('select name from migrations')) as { name: string }[];
  return done.some(({ name }) => !MIGRATIONS.some((migration) => migration.name === name));
}

async function make(runner: QueryRunner, { name, sql }: SchemaObject): Promise<void> {
  await runner.query(sql);
  const triggers = [...sql.matchAll(/^create or replace trigger (\w+)/gmu)].map(([, trigger]) => trigger);
  await drop(runner, DROPS_OF_TRIGGERS, [name, triggers]);
  await runner.query(KEEP, [name, hashOf(sql)]);
}

async function remove(runner: QueryRunner, name: string): Promise<void> {
  await drop(runner, DROPS, [name]);
  await runner.query('delete from schema_objects where name = $1', [name]);
}

async function drop(runner: QueryRunner, statements: string, params: unknown[]): Promise<void> {
  const rows = (await runner.query(statements, params)) as { drop: string }[];
  for (const row of rows) await runner.query(row.drop);
}

const DEADLOCK = '40P01';
const TRIES = 5;

/** Triggers lock their tables, which an older server may be using: if the lock is not granted, it is tried again. */
async function inTransaction(runner: QueryRunner, act: () => Promise<void>): Promise<void> {
  for (let left = TRIES - 1; ; left -= 1) {
    await runner.startTransaction();
    try {
      await act();
      return await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      if (left === 0 || (error as { code?: unknown }).code !== DEADLOCK) throw error;
    }
  }
}
