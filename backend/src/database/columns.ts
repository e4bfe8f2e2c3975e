import { getMetadataArgsStorage, type ColumnOptions } from 'typeorm';
import { columnName } from './entity-columns';
import { statementName } from './statement-name';
import type { Statement, Value } from './statement';

export type EntityClass<E extends object> = new () => E;

/** What nobody writes by hand. */
type GeneratedField = 'search' | 'version' | 'pendingUntil' | 'usernameFolded';
export type Writable<E extends object> = Partial<Omit<E, GeneratedField>>;

/** Values of columns. A field that no column takes is an error of the compiler, also when it comes out of a spread. */
export type Columns<E extends object, V> = V & Writable<E> & { readonly [F in Exclude<keyof V, keyof Writable<E>>]: never };

interface Table {
  readonly name: string;
  /** Each property with its column. */
  readonly columns: ReadonlyMap<string, ColumnOptions & { readonly name: string }>;
}

const tables = new Map<EntityClass<object>, Table>();

function ancestors(entity: EntityClass<object>): EntityClass<object>[] {
  const parent = Object.getPrototypeOf(entity) as EntityClass<object> | null;
  return parent?.prototype ? [entity, ...ancestors(parent)] : [entity];
}

function tableOf(entity: EntityClass<object>): Table {
  const known = tables.get(entity);
  if (known) return known;
  const storage = getMetadataArgsStorage();
  const [table] = storage.filterTables(entity);
  if (!table?.name) throw new Error(`${entity.name} is no entity`);
  const columns = storage.filterColumns(ancestors(entity)).map(({ propertyName, options }) => {
    return [propertyName, { ...options, name: columnName(propertyName, options.name) }] as const;
  });
  const made = { name: table.name, columns: new Map(columns) };
  tables.set(entity, made);
  return made;
}

function columnOf({ name, columns }: Table, property: string): string {
  const column = columns.get(property);
  if (!column) throw new Error(`No column of ${name} takes ${property}`);
  return column.name;
}

/** For what the compiler does not see: throws when a field has no column. */
export function assertColumns(entity: EntityClass<object>, values: object): void {
  const table = tableOf(entity);
  for (const property of Object.keys(values)) columnOf(table, property);
}

declare const ROW: unique symbol;
/** Columns of a select, with the type of the rows that it answers. */
export type Selection<Row> = string & { readonly [ROW]?: Row };
export type RowOf<S> = S extends Selection<infer Row> ? Row : never;
/** As the answer has it: instants are text in JSON. */
type JsonValue<T> = T extends Date ? string : T;

/** Columns of `alias` under the names of their fields: `p.id, p.phone_key as "phoneKey"`. */
export function selection<E extends object, F extends keyof E & string>(
  entity: EntityClass<E>,
  alias: string,
  ...fields: readonly F[]
): Selection<{ [K in F]: JsonValue<E[K]> }> {
  const table = tableOf(entity);
  const columns = fields.map((field) => {
    const column = columnOf(table, field);
    return column === field ? `${alias}.${column}` : `${alias}.${column} as "${field}"`;
  });
  return columns.join(', ');
}

/** Whether a row may be stored without a word about the column, which then is null. */
const isEmptyByItself = ({ nullable, default: otherwise, generatedType }: ColumnOptions): boolean =>
  nullable === true && otherwise === undefined && generatedType === undefined;

/** The fields of an entity but for these, each with its column and the type of that. */
export function fieldsBut<E extends object>(entity: EntityClass<E>, others: readonly (keyof E & string)[]) {
  const fields = [...tableOf(entity).columns].filter(([property]) => !others.includes(property as keyof E & string));
  return fields.map(([field, { name: column, type }]) => ({ field, column, type: String(type) }));
}

/** Empties every column that may be empty but for those of `kept`: `email = null, address = null`. */
export function emptied<E extends object>(entity: EntityClass<E>, kept: readonly (keyof E & string)[]): string {
  const { columns } = tableOf(entity);
  const empty = [...columns].filter(([property, column]) => isEmptyByItself(column) && !kept.includes(property as keyof E & string));
  return empty.map(([, { name }]) => `${name} = null`).join(', ');
}

/** Stores a row of `entity`, in the same words whatever is left out of it: a statement is prepared once a connection. */
export function insertion<E extends object, V extends Writable<E>, Row extends object = object>(
  entity: EntityClass<E>,
  values: Columns<E, V>,
  answer = '' as Selection<Row>,
): Statement<Row> {
  const table = tableOf(entity);
  assertColumns(entity, values);
  const given = values as Readonly<Record<string, Value | undefined>>;
  const stored = [...table.columns].filter(([property, column]) => given[property] !== undefined || isEmptyByItself(column));
  const [names, places] = [stored.map(([, { name }]) => name), stored.map((_, index) => `$${index + 1}`)];
  const text = `insert into ${table.name} as ${INSERTED} (${names.join(', ')}) values (${places.join(', ')})${answer && ` returning ${answer}`}`;
  return { name: statementName(`insert-${table.name}`, text), text, values: stored.map(([property]) => given[property] ?? null) };
}

/** The alias of the row that an insertion answers. */
export const INSERTED = 'inserted';
