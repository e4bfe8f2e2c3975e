import { DataSource } from 'typeorm';
import { Sql } from '../database/sql';
import { prepared } from '../database/statement';
import { actAs } from '../database/transaction';
import { newId } from '../database/uuid';
import { StateEntity } from '../reference/reference.entity';
import { SYSTEM } from '../request-context';
import { startTestApp, type TestApp } from './test-app';
import { Unsaid } from './unsaid';

const RENAME = 'update states set name = name';
const rename = prepared('rename-states', RENAME);

describe('a server that changes an audited table', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  // What each case has done is found once more when the server of a spec is closed.
  afterAll(() => expect(test.close()).rejects.toThrow(RENAME));

  const watched = (): Unsaid => new Unsaid(test.app.get(Sql), test.app.get(DataSource));

  it.each<[string, (sql: Sql) => Promise<unknown>]>([
    ['by a single statement', (sql) => sql.query(RENAME)],
    ['by one that answers a row', (sql) => sql.one(`${RENAME} returning id`)],
    ['by a named one', (sql) => sql.named('rename', RENAME)],
    ['by a prepared one', (sql) => sql.query(rename())],
    ['by several in one round trip', (sql) => sql.batch(rename())],
    ['in a recipe', (sql) => sql.recipe((tx) => tx.write(rename(), actAs(SYSTEM)))],
  ])('%s that says nobody fails its spec', async (_, change) => {
    const unsaid = watched();
    await change(test.app.get(Sql));
    expect(() => unsaid.assertNone()).toThrow(RENAME);
  });

  it('through a repository outside of a transaction fails its spec', async () => {
    const unsaid = watched();
    await test.app.get(DataSource).getRepository(StateEntity).update({ code: 'none' }, { name: 'Nowhere' });
    expect(() => unsaid.assertNone()).toThrow(/UPDATE "states"/u);
  });

  it('passes where it says who acts', async () => {
    const { app, close } = await startTestApp();
    const sql = app.get(Sql);
    await sql.recipe((tx) => tx.write(actAs(SYSTEM), rename()));
    await sql.transaction(SYSTEM, (db) => db.query(RENAME));
    await sql.transaction(SYSTEM, (db) => db.repository(StateEntity).update(newId(), { name: 'Nowhere' }));
    await sql.transaction(SYSTEM, (db) => sql.recipe((tx) => tx.write(rename()), db));
    await expect(close()).resolves.toBeUndefined();
  });
});
