import pg, { type PoolClient } from 'pg';
import type { Statement, Value } from './statement';

type Row = Record<string, unknown>;
interface Field {
  readonly name: string;
  readonly dataTypeID: number;
  readonly format: string;
}
/** What node-postgres hands to whatever is submitted: its connection. */
interface Wire {
  readonly stream: { readonly cork: () => void; readonly uncork: () => void };
  /** Names that this connection has prepared, each with its text: node-postgres keeps its own there too. */
  readonly parsedStatements: Record<string, string>;
  readonly parse: (query: { name: string; text: string; types: number[] }) => void;
  readonly bind: (config: { statement: string; values: (string | null)[] }) => void;
  readonly describe: (message: { type: 'P'; name: string }) => void;
  readonly execute: (config: { portal: string }) => void;
  readonly close: (message: { type: 'S'; name: string }) => void;
  readonly sync: () => void;
}

/** Names of which nobody knows whether the server has them: their batch failed around them. */
const uncertain = new WeakMap<object, Set<string>>();

function textOf(value: Value): string | null {
  if (value === null || typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((one) => `"${String(one).replace(/[\\"]/gu, '\\$&')}"`).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Several statements in one message with one Sync: one round trip. Each begins when the one before it is done; one that
 * fails stops those behind it, and its error carries the name of its statement. Every value is text before the first byte
 * is sent, so that a value that cannot be sent sends nothing.
 */
class Batch {
  callback: (error: Error | null, rows?: Row[][]) => void = () => undefined;
  private readonly sent: readonly { readonly statement: Statement; readonly values: (string | null)[] }[];
  private readonly rows: Row[][];
  private at = 0;
  private fields: { readonly name: string; readonly parse: (text: string) => unknown }[] = [];
  private unreadable: Error | null = null;
  private fresh: readonly string[] = [];

  constructor(readonly statements: readonly Statement[]) {
    this.sent = statements.map((statement) => ({ statement, values: statement.values.map(textOf) }));
    this.rows = statements.map(() => []);
  }

  submit(connection: Wire): void {
    const doubtful = uncertain.get(connection);
    const unknown = this.sent.filter(
      ({ statement: { name } }, index) =>
        !(name in connection.parsedStatements) && this.sent.findIndex(({ statement }) => statement.name === name) === index,
    );
    this.fresh = unknown.map(({ statement }) => statement.name);
    connection.stream.cork();
    for (const { statement, values } of this.sent) {
      const { name, text } = statement;
      if (unknown.some((one) => one.statement === statement)) {
        if (doubtful?.delete(name)) connection.close({ type: 'S', name });
        connection.parse({ name, text, types: [] });
      }
      connection.bind({ statement: name, values });
      connection.describe({ type: 'P', name: '' });
      connection.execute({ portal: '' });
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this.fields = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: pg.types.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
    }));
  }

  handleDataRow({ fields: texts }: { readonly fields: readonly (string | null)[] }): void {
    if (this.unreadable) return;
    const row: Row = {};
    try {
      this.fields.forEach(({ name, parse }, index) => {
        const text = texts[index] ?? null;
        row[name] = text === null ? null : parse(text);
      });
    } catch (error) {
      this.unreadable = error as Error;
    }
    this.rows[this.at]?.push(row);
  }

  handleCommandComplete(_message: unknown, connection: Wire): void {
    const done = this.sent[this.at]?.statement;
    if (done && this.fresh.includes(done.name)) connection.parsedStatements[done.name] = done.text;
    this.at += 1;
  }

  handleEmptyQuery(connection: Wire): void {
    this.handleCommandComplete(null, connection);
  }

  handleError(error: Error, connection: Wire): void {
    const doubtful = uncertain.get(connection) ?? new Set<string>();
    for (const name of this.fresh) if (!(name in connection.parsedStatements)) doubtful.add(name);
    uncertain.set(connection, doubtful);
    // A deferred constraint speaks when everything has been executed: then it is the commit that failed.
    const statement = this.sent[Math.min(this.at, this.sent.length - 1)]?.statement.name;
    this.callback(Object.assign(error, { statement }));
  }

  handleReadyForQuery(): void {
    if (this.unreadable) this.callback(this.unreadable);
    else this.callback(null, this.rows);
  }
}

/** Runs the statements in one round trip; without a `begin` among them they are one transaction by themselves. */
export function runBatch(client: PoolClient, statements: readonly Statement[]): Promise<Row[][]> {
  return new Promise((resolve, reject) => {
    const batch = new Batch(statements);
    batch.callback = (error, rows) => (error ? reject(error) : resolve(rows ?? []));
    client.query(batch as unknown as pg.Submittable);
  });
}
