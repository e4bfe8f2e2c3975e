import { statementsOf } from '../database/checksums';
import { kindOf, type Migration, type MigrationKind } from '../database/migration-kind';

/** Tables that grow with every day: what reads or locks one as a whole stops the product for as long as that takes. */
export const LARGE_TABLES: ReadonlySet<string> = new Set(
  `appointments audit_chain audit_log enquiries events hospital_patients lead_events leads message_jobs notification_reads
  notifications outbox_messages patient_activity patients request_keys sessions`.split(/\s+/u),
);

/** A migration as it is recorded. */
export interface RecordedMigration {
  readonly name: string;
  readonly kind: MigrationKind | null;
  /** Whether it runs in a transaction. */
  readonly inside: boolean;
  readonly statements: readonly string[];
}

export async function recordedOf(migration: Migration): Promise<RecordedMigration> {
  const statements = (await statementsOf(migration)).map(({ sql }) => sql);
  return { name: migration.name, kind: kindOf(migration), inside: new migration().transaction !== false, statements };
}

const COMMENT_OR_TEXT = /--[^\n]*|\/\*.*?\*\/|'(?:[^']|'')*'/gsu;
/** Where a statement begins inside of a block of PL/pgSQL, or the block itself. */
const BLOCK = /\$\w*\$|\b(?:begin|then|loop|else)\b/gu;

/** `case … then … else … end` in an expression begins no statement; that of PL/pgSQL holds some, which end with a semicolon. */
const CASE_OF_EXPRESSION = /\bcase\b[^;]*?\bend\b(?! case)/gu;

/** Statements one by one, without comments, texts and the quotes of names, on one line in small letters. */
const plain = (sql: string): string[] =>
  sql
    .replace(COMMENT_OR_TEXT, (found) => (found.startsWith("'") ? "''" : ' '))
    .replaceAll('"', '')
    .toLowerCase()
    .replace(CASE_OF_EXPRESSION, 'case')
    .replace(BLOCK, ';')
    .split(';')
    .map((statement) => statement.replace(/\s+/gu, ' ').trim())
    .filter(Boolean);

/** The actions of an `alter table`, apart; commas inside of brackets belong to one action. */
const actionsOf = (actions: string): string[] => actions.split(/,(?![^(]*\))/u).map((action) => action.trim());

const KEPT_OF_COLUMN = /^drop (?:constraint|not null)\b/u;
const NOT_NULL = /^alter (?:column )?(\w+) set not null/u;
const CHECK = /^add constraint (\w+) check \( ?(\w+) is not null ?\)/u;

/** What a migration before has made sure of: `table.column`, and constraints that are not validated yet. */
interface MigratedState {
  readonly notNull: Map<string, string>;
  readonly validated: Set<string>;
  /** Tables that it makes itself: nobody uses them yet. */
  readonly made: Set<string>;
}

type Rule = (action: string, table: string, known: MigratedState) => string | null;

const TAKES_AWAY: Rule = (action, table, known) => {
  if (/^rename (?!constraint)/u.test(action)) return `renames in ${table}`;
  if (action.startsWith('drop ') && !KEPT_OF_COLUMN.test(action)) return `drops a column of ${table}`;
  if (/^alter (?:column )?\w+ (?:set data )?type /u.test(action)) return `changes a type in ${table}`;
  if (/^add (?!constraint)(?:column )?.* not null/u.test(action) && !/ default | generated /u.test(action))
    return `adds a column to ${table} that the version before does not fill`;
  const [, column] = NOT_NULL.exec(action) ?? [];
  if (column === undefined) return null;
  const check = known.notNull.get(`${table}.${column}`);
  return check !== undefined && known.validated.has(check) ? null : `sets ${table}.${column} not null without a validated check`;
};

const LOCKS: Rule = (action, table, known) => {
  if (!LARGE_TABLES.has(table) || known.made.has(table)) return null;
  if (/^add constraint \w+ (?:unique|primary key|exclude)/u.test(action))
    return action.includes(' using index ') ? null : `${table} is large: make the index concurrently, then the constraint using it`;
  if (action.startsWith('add constraint ')) return action.endsWith(' not valid') ? null : `${table} is large: add the constraint not valid`;
  return /^add .* (?:references|check|unique|primary key) ?/u.test(action) ? `${table} is large: a constraint of its own, not valid` : null;
};

const TABLE = /^alter table (?:if exists )?(?:only )?(?:public\.)?(\w+) (.*)$/u;
const MADE = /^create table (?:if not exists )?(?:public\.)?(\w+)/u;
const INDEX = /^create (?:unique )?index (concurrently )?(?:if not exists )?(\w+) on (?:only )?(?:public\.)?(\w+)/u;
const DROP_INDEX = /^drop index concurrently if exists (\w+)$/u;
const ROWS = /^(?:update (?:only )?|delete from (?:only )?)(?:public\.)?(\w+)/u;

function faultOfIndex(statement: string, { inside }: RecordedMigration, before: string | undefined, made: Set<string>): string | null {
  const [, concurrently, name, table = ''] = INDEX.exec(statement) ?? [];
  if (name === undefined) return null;
  if (!concurrently)
    return LARGE_TABLES.has(table) && !made.has(table) ? `${table} is large: create ${name} concurrently, with transaction = false` : null;
  if (inside) return `${name} is made concurrently: transaction = false`;
  return DROP_INDEX.exec(before ?? '')?.[1] === name ? null : `${name} may be left half made: drop it concurrently if it exists, before`;
}

/** Notes what an `alter table` makes sure of, and finds what it should not do. */
function faultsOfTable(table: string, actions: string, isExpand: boolean, known: MigratedState, added: Set<string>): string[] {
  return actionsOf(actions).flatMap((action) => {
    const [, check, column] = CHECK.exec(action) ?? [];
    if (check !== undefined) known.notNull.set(`${table}.${column}`, check);
    const [, constraint] = /^add constraint (\w+)/u.exec(action) ?? [];
    if (constraint !== undefined) added.add(constraint);
    if (constraint !== undefined && !action.endsWith(' not valid')) known.validated.add(constraint);
    const [, validated] = /^validate constraint (\w+)/u.exec(action) ?? [];
    if (validated !== undefined) known.validated.add(validated);
    const isTooEarly = validated !== undefined && added.has(validated) && LARGE_TABLES.has(table);
    const faults = [isExpand ? TAKES_AWAY(action, table, known) : null, LOCKS(action, table, known)];
    return [...faults, isTooEarly ? `${table} is large: validate ${validated} in a migration of its own` : null].filter(
      (one) => one !== null,
    );
  });
}

function faultsOfOne(migration: RecordedMigration, known: Omit<MigratedState, 'made'>): string[] {
  const { kind, inside } = migration;
  if (kind === null) return ['does not say its kind: expand or contract'];
  const statements = migration.statements.flatMap(plain);
  const added = new Set<string>();
  const made = new Set(statements.flatMap((statement) => MADE.exec(statement)?.[1] ?? []));
  return statements.flatMap((statement, at) => {
    const [, table = '', actions = ''] = TABLE.exec(statement) ?? [];
    const [, rows = ''] = ROWS.exec(statement) ?? [];
    const found = [
      kind === 'expand' && /^drop (?:table|view|materialized view|schema|type)\b/u.test(statement) ? `drops: ${statement}` : null,
      faultOfIndex(statement, migration, statements[at - 1], made),
      !inside && !INDEX.test(statement) && !DROP_INDEX.test(statement)
        ? `outside of a transaction only indexes are made: ${statement}`
        : null,
      LARGE_TABLES.has(rows) ? `${rows} is large: changing its rows is the work of a job` : null,
    ];
    return [
      ...found.filter((one) => one !== null),
      ...(table ? faultsOfTable(table, actions, kind === 'expand', { ...known, made }, added) : []),
    ];
  });
}

/**
 * What is wrong with migrations, in the order in which they run: an `expand` one takes nothing away that the version before uses,
 * and none locks a large table for as long as it takes to read it.
 */
export function faultsOf(migrations: readonly RecordedMigration[]): string[] {
  const known: Omit<MigratedState, 'made'> = { notNull: new Map(), validated: new Set() };
  return migrations.flatMap((migration) => faultsOfOne(migration, known).map((fault) => `${migration.name}: ${fault}`));
}
