import 'reflect-metadata';
import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Role } from '@arogya/domain/access';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Pool } from 'pg';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { createApp } from '../app.setup';
import { Config, loadConfig } from '../config';
import { Sql } from '../database/sql';
import { stopRepeating } from '../shutdown';
import { assertHistoryIsComplete } from './appointment-history';
import { Caller } from './caller';
import { make, TEST_PASSWORD } from './make';
import { assertEventsOfRecords } from './record-history';
import { testDatabase } from './test-database';
import { Unsaid } from './unsaid';

export interface TestApp {
  readonly app: NestFastifyApplication;
  /** The test's own connection: its statements do not count as the server's. */
  readonly sql: Sql;
  readonly config: Config;
  readonly port: number;
  /** Lines that the server has logged so far. */
  readonly logged: () => string;
  /** Somebody who is not signed in; `address` is one of 127.0.0.0/8. */
  readonly visitor: (address?: string) => Caller;
  /** A signed-in user of a role; `fields` are columns of `users`. A hospital_admin gets a hospital by default. */
  readonly as: (
    role: Role,
    fields?: Readonly<Record<string, unknown>>,
  ) => Promise<Caller & { readonly userId: string; readonly username: string }>;
  readonly close: () => Promise<void>;
}

export interface TestAppOptions {
  /** Environment variables that differ, e.g. `{ RATE_LIMIT_SCALE: '1' }`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Further modules: routes that only a test needs. */
  readonly modules?: readonly Type<unknown>[];
  /** Address of another test app's database, for a second server on it. */
  readonly database?: string;
  /** The server, and the test with it, works as the role that owns no table (docs/how-to/run-under-the-runtime-role.md). */
  readonly runtime?: boolean;
  /** The server's jobs repeat by themselves. Otherwise the test calls those it needs, and none runs between two of its lines. */
  readonly jobsRepeat?: boolean;
  /** False where rows are loaded in bulk, or damaged on purpose: `close()` then does not check their audit rows and events. */
  readonly history?: boolean;
}

const hospitalFor = async (sql: Sql, role: Role, fields: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> =>
  role === 'hospital_admin' && !('hospital_id' in fields) ? { hospital_id: (await make.hospital(sql)).id } : {};

/** The login of `npm start`'s server, which the test database has too (tools/postgres/start-postgres.mjs). */
const asServer = (url: string): string => Object.assign(new URL(url), { username: 'arogyadesk_server' }).href;

/**
 * The whole application on a database of its own, cloned from the migrated template. Call `close()` at the end: it throws
 * when something was written without its audit row and event, or without saying who acts.
 */
export async function startTestApp({
  env = {},
  modules = [],
  database: shared,
  history = true,
  runtime = false,
  jobsRepeat = false,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = shared ?? (await testDatabase());
  const config = loadConfig({
    NODE_ENV: 'test',
    DATABASE_URL: runtime ? asServer(database) : database,
    DATABASE_POOL: '6',
    RATE_LIMIT_SCALE: '10000',
    // Specs run while the pages are built.
    WEB_ROOT: '.test/nothing-built',
    PORT: '3000',
    ...env,
  });
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const app = await createApp({ config, logger, modules, swaggerUi: false });
  const unsaid = new Unsaid(app.get(Sql), app.get(DataSource));
  try {
    await app.listen(0, '127.0.0.1');
    if (!jobsRepeat) stopRepeating(app);
  } catch (error) {
    await app.close();
    throw error;
  }
  const { port } = app.getHttpServer().address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const sql = new Sql(app.get(Pool), app.get(DataSource));
  const visitor = (address?: string): Caller => new Caller(port, agent, address);
  const as: TestApp['as'] = async (role, fields = {}) => {
    const user = await make.user(sql, role, { ...(await hospitalFor(sql, role, fields)), ...fields });
    const caller = visitor();
    const { status } = await caller.post('auth/login', { username: user.username, password: TEST_PASSWORD });
    if (status !== 200) throw new Error(`Sign-in of ${role} answered ${status}`);
    return Object.assign(caller, { userId: user.id, username: user.username });
  };
  const close = async (): Promise<void> => {
    agent.destroy();
    try {
      unsaid.assertNone();
      if (history) {
        await assertHistoryIsComplete(sql);
        await assertEventsOfRecords(sql);
      }
    } finally {
      await app.close();
    }
  };
  return { app, port, sql, config, logged: () => lines.join(''), visitor, as, close };
}
