import { createHash } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import type { SchemaObject } from './objects';
import { withLockRetries, type Patience } from './patience';
import { send } from './send';
import { prepared, type Statement } from './statement';

const hashOf = (sql: string): string => createHash('sha256').update(sql).digest('hex');

const keepObject = prepared<object, { name: string; hash: string }>(
  'keep-schema-object',
  'insert into schema_objects (name, hash) values (:name, :hash) on conflict (name) do update set hash = excluded.hash',
);

const keepVersion = prepared<object, { version: string | null }>('keep-schema-version', 'update schema_objects set version = :version');

const deleteObject = prepared<object, { name: string }>('delete-schema-object', 'delete from schema_objects where name = :name');

/** The statement that drops a function with its triggers, or a view. */
const dropsOf = prepared<{ drop: string }, { name: string }>(
  'drops-of-object',
  `
with functions as (select oid from pg_proc where proname = :name and pronamespace = 'public'::regnamespace)
select format('drop trigger %I on %s', tgname, tgrelid::regclass) as drop, 1 as place
from pg_trigger where tgfoid in (select oid from functions) and not tgisinternal
union all select format('drop function %s', oid::regprocedure), 2 from functions
union all select format('drop view %I', relname), 2
from pg_class where relname = :name and relkind = 'v' and relnamespace = 'public'::regnamespace
order by place`,
);

/** The statements that drop triggers which are no longer in their function's file. */
const dropsOfTriggers = prepared<{ drop: string }, { name: string; triggers: readonly string[] }>(
  'drops-of-triggers',
  `
select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) as drop
from pg_trigger t join pg_proc p on p.oid = t.tgfoid
where p.proname = :name and p.pronamespace = 'public'::regnamespace and not t.tgisinternal and t.tgname <> all (:triggers::text[])`,
);

/** With the version that wrote them. */
const KEPT = 'select name, hash, version from schema_objects';

interface SchemaObjectRow {
  readonly name: string;
  readonly hash: string;
  readonly version: string | null;
}

export interface Refresh {
  /** A migration has run, which may have dropped some of them. */
  readonly everything: boolean;
  /** Of the product; null where the sources run, whose files are always the right ones. */
  readonly version: string | null;
  readonly patience: Patience;
}

const isNewer = (one: string, other: string): boolean => one.localeCompare(other, 'en', { numeric: true }) > 0;

/**
 * Makes functions, triggers and views equal to their files: re-creates what has changed and drops what has no file any more. All
 * or nothing. What a newer version wrote stays, although no migration of it tells: a server that was not upgraded yet may start
 * again beside it.
 */
export async function refreshObjects(runner: QueryRunner, objects: readonly SchemaObject[], refresh: Refresh): Promise<void> {
  const { everything, version, patience } = refresh;
  const rows = (await runner.query(KEPT)) as SchemaObjectRow[];
  if (version !== null && rows.some((row) => row.version !== null && isNewer(row.version, version))) return;
  const kept = new Map(rows.map(({ name, hash }) => [name, hash]));
  const changed = objects.filter(({ name, sql }) => everything || kept.get(name) !== hashOf(sql));
  const removed = [...kept.keys()].filter((name) => !objects.some((one) => one.name === name));
  if (changed.length + removed.length === 0) return;
  await withLockRetries(runner, 'The change of functions and triggers', patience, async () => {
    for (const name of removed) await remove(runner, name);
    for (const object of changed) await make(runner, object);
    await send(runner, keepVersion({ version }));
  });
}

async function make(runner: QueryRunner, { name, sql }: SchemaObject): Promise<void> {
  await runner.query(sql);
  const triggers = [...sql.matchAll(/^create or replace trigger (\w+)/gmu)].map(([, trigger]) => trigger);
  await drop(runner, dropsOfTriggers({ name, triggers: triggers.flatMap((trigger) => trigger ?? []) }));
  await send(runner, keepObject({ name, hash: hashOf(sql) }));
}

async function remove(runner: QueryRunner, name: string): Promise<void> {
  await drop(runner, dropsOf({ name }));
  await send(runner, deleteObject({ name }));
}

async function drop(runner: QueryRunner, drops: Statement<{ drop: string }>): Promise<void> {
  for (const row of await send(runner, drops)) await runner.query(row.drop);
}
