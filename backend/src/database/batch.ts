import pg, { type ClientBase } from 'pg';
import { serialize } from 'pg-protocol';
import { COMMIT_NAME } from './repeats';
import type { Statement, Value } from './statement';

type Row = Record<string, unknown>;
interface Field {
  readonly name: string;
  readonly dataTypeID: number;
  readonly format: string;
}

interface Columns {
  readonly all: readonly { readonly name: string; readonly parse: (text: string) => unknown }[];
  /** A row of nulls: copying it is faster than growing an object. */
  readonly empty: Row;
}
const NO_COLUMNS: Columns = { all: [], empty: {} };

/** What is known about the statements of one connection. */
interface ConnectionState {
  /** Names that batches have prepared. */
  readonly prepared: Set<string>;
  /** Names that the server may or may not have prepared: their batch failed. */
  readonly uncertain: Set<string>;
  /** The columns of their rows: asked once, since the server would describe them anew for every call. */
  readonly columns: Map<string, Columns>;
}

/** What node-postgres prepares on the same connection has its own name: neither has to know what the other did. */
const preparedAs = (name: string): string => `batch-${name}`;

const newlyConnected = (): ConnectionState => ({ prepared: new Set(), uncertain: new Set(), columns: new Map() });
const learned = new WeakMap<object, ConnectionState>();

function learnedBy(connection: pg.Connection): ConnectionState {
  const known = learned.get(connection) ?? newlyConnected();
  learned.set(connection, known);
  return known;
}

/** A list may have gaps, which its type does not say. */
const elementOf = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? 'null' : `"${String(value).replace(/[\\"]/gu, '\\$&')}"`;

function textOf(value: Value): string | null {
  if (value === null || typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map(elementOf).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Several statements in one message with one Sync: one round trip. They run one after another. A failing one stops those
 * after it, and its error carries the name of its statement. Every value is turned into text before the first byte is sent,
 * so a value that cannot be sent sends nothing.
 */
class Batch implements pg.Submittable {
  callback: (error: Error | null, rows?: Row[][]) => void = () => undefined;
  private readonly sent: readonly { readonly statement: Statement; readonly values: (string | null)[] }[];
  private readonly rows: Row[][];
  private at = 0;
  private columns = NO_COLUMNS;
  private unreadable: Error | null = null;
  private fresh: ReadonlySet<string> = new Set();
  private learned = newlyConnected();

  constructor(readonly statements: readonly Statement[]) {
    this.sent = statements.map((statement) => ({ statement, values: statement.values.map(textOf) }));
    this.rows = statements.map(() => []);
  }

  /** All messages in one write: each further write costs as much as a statement. */
  submit(connection: pg.Connection): void {
    this.learned = learnedBy(connection);
    const { prepared, uncertain, columns } = this.learned;
    const fresh = new Set<string>();
    const messages: Buffer[] = [];
    for (const { statement, values } of this.sent) {
      const { name, text } = statement;
      const own = preparedAs(name);
      if (!prepared.has(name) && !fresh.has(name)) {
        fresh.add(name);
        if (uncertain.delete(name)) messages.push(serialize.close({ type: 'S', name: own }));
        messages.push(serialize.parse({ name: own, text, types: [] }));
      }
      messages.push(serialize.bind({ statement: own, values }));
      if (!columns.has(name)) messages.push(serialize.describe({ type: 'P', name: '' }));
      messages.push(serialize.execute({ portal: '' }));
    }
    messages.push(serialize.sync());
    this.fresh = fresh;
    this.begin();
    connection.stream.write(Buffer.concat(messages));
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    const parserOf = (type: number) => pg.types.getTypeParser(type, 'text') as (text: string) => unknown;
    this.columns = {
      all: fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) })),
      empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
    };
  }

  handleDataRow({ fields: texts }: { readonly fields: readonly (string | null)[] }): void {
    if (this.unreadable) return;
    const { all, empty } = this.columns;
    const row: Row = { ...empty };
    try {
      all.forEach(({ name, parse }, index) => {
        const text = texts[index] ?? null;
        if (text !== null) row[name] = parse(text);
      });
    } catch (error) {
      this.unreadable = error as Error;
    }
    this.rows[this.at]?.push(row);
  }

  handleCommandComplete(): void {
    const done = this.sent[this.at]?.statement;
    if (done) {
      this.learned.columns.set(done.name, this.columns);
      if (this.fresh.has(done.name)) this.learned.prepared.add(done.name);
    }
    this.at += 1;
    this.begin();
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete();
  }

  handleError(error: Error): void {
    for (const name of this.fresh) {
      if (this.learned.prepared.has(name)) continue;
      this.learned.uncertain.add(name);
      this.learned.columns.delete(name);
    }
    // A deferred constraint fails when everything has been executed: then the commit is what failed.
    const statement = this.sent[this.at]?.statement.name ?? COMMIT_NAME;
    this.callback(Object.assign(error, { statement }));
  }

  /** The statement whose answer comes next. */
  private begin(): void {
    this.columns = this.learned.columns.get(this.sent[this.at]?.statement.name ?? '') ?? NO_COLUMNS;
  }

  handleReadyForQuery(): void {
    if (this.unreadable) this.callback(this.unreadable);
    else this.callback(null, this.rows);
  }
}

/** Runs the statements in one round trip. Without a `begin` among them they are one transaction of their own. */
export function runBatch(client: ClientBase, statements: readonly Statement[]): Promise<Row[][]> {
  return new Promise((resolve, reject) => {
    const batch = new Batch(statements);
    batch.callback = (error, rows) => (error ? reject(error) : resolve(rows ?? []));
    client.query(batch);
  });
}
