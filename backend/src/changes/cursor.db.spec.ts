import { migrate } from '../database/migrate';
import { EventReaders } from '../events/readers/event-readers';
import { HORIZON } from '../events/readers/readers.sql';
import { comeFromFurther } from '../testing/from-another-postgres';
import { hasRead } from '../testing/has-read';
import { integrationKey, program, type Program } from '../testing/integration-key';
import { plantEvent, type PlantedEvent } from '../testing/plant-event';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';

let test: TestApp;
let call: Program;
beforeAll(async () => {
  test = await startTestApp({ history: false });
  call = program(test.visitor(), await integrationKey(test));
});
beforeEach(() => test.sql.query('delete from events'));
afterAll(() => test.close());

const head = async (): Promise<string> => (await call('GET', 'changes/head')).body.next;
/** Comes back when readers may go so far: another transaction of the server may have been open. */
async function plant(fields: Readonly<Record<string, unknown>> = {}): Promise<PlantedEvent> {
  const planted = await plantEvent(test.sql, 'lead.changed', fields);
  await until(async () => (await test.sql.query(`select where ${HORIZON} > $1::xid8`, [planted.tx])).length > 0);
  return planted;
}
const started = (): Promise<string[]> => migrate(test.config.databaseUrl);

/** What a call with this cursor is answered with: how many changes, or the code of the refusal. */
async function read(after: string): Promise<number | string> {
  const { status, body } = await call('GET', `changes?after=${after}`);
  return status === 200 ? (body.items as object[]).length : `${status} ${String(body.type).replace('urn:arogyadesk:', '')}`;
}
const LOST = '410 cursorLost';
const MALFORMED = '400 invalid';

async function allRead(): Promise<void> {
  for (const { reader } of await test.app.get(EventReaders).lags()) await hasRead(test, reader);
}

describe('a cursor behind an event', () => {
  let cursor: string;
  let last: PlantedEvent;
  beforeEach(async () => {
    for (let n = 0; n < 3; n += 1) last = await plant();
    cursor = await head();
    await plant();
    expect(await read(cursor)).toBe(1);
  });

  it('that is cut or lengthened is malformed', async () => {
    for (const wrong of [cursor.slice(0, -1), cursor.slice(1), `${cursor}A`, `${cursor.slice(0, 31)}=`]) {
      expect([wrong, await read(wrong)]).toEqual([wrong, MALFORMED]);
    }
  });

  it('of which any byte is another one is lost or malformed, never taken', async () => {
    for (let at = 0; at < 24; at += 1) {
      const bytes = Buffer.from(cursor, 'base64url');
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      expect([at, [LOST, MALFORMED]]).toEqual([at, expect.arrayContaining([await read(bytes.toString('base64url'))])]);
    }
  });

  it('of another installation is lost, although it has an event of that number', async () => {
    const bytes = Buffer.from(cursor, 'base64url');
    bytes.writeBigUInt64BE(0x0123_4567_89ab_cdefn, 16);
    expect(await read(bytes.toString('base64url'))).toBe(LOST);
  });

  it('is lost when its event was swept, and not before', async () => {
    const old = `update events set at = now() - interval '31 days' where id <= $1`;
    const kept = await head();
    // Times are not changed in the product: of the events there was a cursor with their times.
    await test.sql.query(old, [last.id]);
    const [first, behind] = [await cursorBehind(last.id), await plant()];
    expect(await read(first)).toBe(2);
    await allRead();
    await test.app.get(EventReaders).sweep();
    expect(await read(first)).toBe(LOST);
    expect([await read(kept), await read(await head())]).toEqual([1, 0]);
    expect(behind.id).toBeGreaterThan(last.id);
  });

  /** As a reader has it that read so far: the next page behind an empty place ends there. */
  async function cursorBehind(id: number): Promise<string> {
    await test.sql.query('create table later as select * from events where id > $1', [id]);
    await test.sql.query('delete from events where id > $1', [id]);
    const behind = await head();
    await test.sql.query('insert into events overriding system value select * from later');
    await test.sql.query('drop table later');
    return behind;
  }

  it('is good for ever where nothing else happens', async () => {
    const quiet = await head();
    await test.sql.query(`update events set at = now() - interval '400 days' where id < (select max(id) from events)`);
    await allRead();
    await test.app.get(EventReaders).sweep();
    await test.app.get(EventReaders).sweep();
    expect(await read(quiet)).toBe(0);
  });

  it('is lost after a restore from a PostgreSQL that had counted further, which renumbers events', async () => {
    await comeFromFurther(test.sql);
    const further = await cursorOfRow(last.id);
    await started();
    expect([await read(cursor), await read(further)]).toEqual([LOST, LOST]);
    const anew = await head();
    await plant();
    expect(await read(anew)).toBe(1);
  });

  /** The cursor that the other PostgreSQL gave for an event. */
  async function cursorOfRow(id: number): Promise<string> {
    const row = await test.sql.one<{ tx: string }>('select tx from events where id = $1', [id]);
    const bytes = Buffer.from(cursor, 'base64url');
    bytes.writeBigUInt64BE(BigInt(row?.tx ?? 0), 0);
    return bytes.toString('base64url');
  }

  it('is lost after a restore of an older dump, before and after its number is given again', async () => {
    const ahead = await head();
    await test.sql.query('delete from events where id > $1', [last.id]);
    expect([await read(ahead), await read(cursor)]).toEqual([LOST, 0]);
    await test.sql.query(`alter table events alter column id restart with ${last.id + 1}`);
    const again = await plant();
    expect(again.id).toBe(last.id + 1);
    expect([await read(ahead), await read(cursor)]).toEqual([LOST, 1]);
  });

  it('is lost when a data folder is put back in which the same numbers belong to other events', async () => {
    await test.sql.query('update events set entity_id = gen_random_uuid()');
    expect(await read(cursor)).toBe(LOST);
  });

  it('is lost where nothing is left', async () => {
    await test.sql.query('delete from events');
    expect(await read(cursor)).toBe(LOST);
  });
});

describe('a cursor from before the first event', () => {
  const aged = (cursor: string, days: number): string => {
    const bytes = Buffer.from(cursor, 'base64url');
    bytes.writeBigUInt64BE(bytes.readBigUInt64BE(16) - BigInt(days * 86_400_000), 16);
    return bytes.toString('base64url');
  };

  it('has everything behind it that happens', async () => {
    const cursor = await head();
    expect(await read(cursor)).toBe(0);
    for (let n = 0; n < 3; n += 1) await plant();
    expect(await read(cursor)).toBe(3);
  });

  it('goes on with the time of each answer, and ends when events of its time may have been swept', async () => {
    const cursor = await head();
    const { body } = await call('GET', `changes?after=${aged(cursor, 29)}`);
    expect(body).toMatchObject({ items: [], more: false });
    expect(Buffer.from(body.next as string, 'base64url').readBigUInt64BE(16)).toBeGreaterThanOrEqual(
      Buffer.from(cursor, 'base64url').readBigUInt64BE(16),
    );
    expect(await read(aged(cursor, 31))).toBe(LOST);
  });

  it('is lost where a restored database has events that were there before', async () => {
    const cursor = await head();
    // Of a transaction before it.
    await plant({ tx: '5' });
    expect(await read(cursor)).toBe(LOST);
    await test.sql.query('delete from events');
    // Of another PostgreSQL, which has counted further.
    await plant({ at: new Date(Date.now() - 86_400_000) });
    expect(await read(cursor)).toBe(LOST);
  });

  it('is malformed with a time that is none', async () => {
    const bytes = Buffer.from(await head(), 'base64url');
    bytes.writeBigUInt64BE(2n ** 63n, 16);
    expect(await read(bytes.toString('base64url'))).toBe(MALFORMED);
  });
});
