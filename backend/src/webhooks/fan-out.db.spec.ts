import { randomUUID } from 'node:crypto';
import { recordEventsIn } from '../changes/record-events.sql';
import { EventReaders } from '../events/readers/event-readers';
import { make } from '../testing/make';
import { overhear } from '../testing/overhear';
import { plantEvent } from '../testing/plant-event';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';
import { deliveriesOf, endpointAt, fannedOut, leadChanged, MAY_CALL_HERE, readFromNow, type TestEndpoint } from '../testing/webhook-clinic';
import { Sql } from '../database/sql';
import { DataSource } from 'typeorm';
import { WebhooksReader } from './webhooks.reader';

const URL = 'http://127.0.0.1:1/';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: MAY_CALL_HERE, history: false });
  await readFromNow(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql.query('delete from webhook_deliveries');
  await test.sql.query('delete from webhook_endpoints');
});

/** Of leads: a hospital that a test makes is a change, too. */
const typesOf = async ({ id }: TestEndpoint): Promise<string[]> => {
  const told = `select type from webhook_deliveries where endpoint_id = $1 and type like 'lead.%' order by id`;
  return (await test.sql.query<{ type: string }>(told, [id])).map(({ type }) => type);
};

const bodiesOf = async ({ id }: TestEndpoint) =>
  (
    await test.sql.query<{ body: string }>(
      `select body from webhook_deliveries where endpoint_id = $1 and type like 'lead.%' order by id`,
      [id],
    )
  ).map(
    ({ body }) =>
      JSON.parse(body) as {
        id: string;
        type: string;
        data: { id: string; version: number; hospitalId: string | null; externalId: string | null };
      },
  );

describe('the fan-out of changes', () => {
  it('writes a delivery with its body for each endpoint and change, in the order of the changes', async () => {
    const [one, other] = [await endpointAt(test, URL), await endpointAt(test, URL)];
    const id = randomUUID();
    for (const version of [1, 2, 3]) await leadChanged(test, id, version);
    await fannedOut(test);
    for (const endpoint of [one, other]) {
      expect(await typesOf(endpoint)).toEqual(['lead.created', 'lead.updated', 'lead.updated']);
      expect((await bodiesOf(endpoint)).map(({ data }) => [data.id, data.version])).toEqual([1, 2, 3].map((version) => [id, version]));
      expect(await deliveriesOf(test, endpoint)).toMatchObject([1, 2, 3].map((version) => ({ state: 'queued', tries: 0, version })));
    }
    expect((await bodiesOf(one)).map((body) => body.id)).toEqual((await deliveriesOf(test, other)).map(({ eventId }) => eventId));
  });

  it('sends an endpoint only the types it has asked for, and records that its integration may still read', async () => {
    const created = await endpointAt(test, URL, { types: ['lead.created'] });
    const without = await endpointAt(test, URL, { integration: { scopes: ['webhooks:own', 'patients:read'] } });
    const id = randomUUID();
    for (const version of [1, 2]) await leadChanged(test, id, version);
    await fannedOut(test);
    expect([await typesOf(created), await typesOf(without)]).toEqual([['lead.created'], []]);
  });

  it('sends an endpoint of a hospital only what is its own, and not where else a record goes', async () => {
    const [own, foreign] = [await make.hospital(test.sql), await make.hospital(test.sql)];
    const bound = await endpointAt(test, URL, { integration: { hospital_id: own.id } });
    const all = await endpointAt(test, URL);
    await leadChanged(test, undefined, 1, foreign.id);
    const mine = await leadChanged(test, undefined, 1, own.id);
    await plantEvent(test.sql, 'lead.changed', {
      entity_id: mine.entityId,
      version: 2,
      hospital_id: foreign.id,
      change: { fields: ['hospitalId'], formerHospitalId: own.id, state: null },
    });
    await fannedOut(test);
    expect(await typesOf(bound)).toEqual(['lead.created', 'lead.deleted']);
    expect(JSON.stringify(await bodiesOf(bound))).not.toContain(foreign.id);
    expect(await typesOf(all)).toEqual(['lead.created', 'lead.created', 'lead.updated']);
  });

  it('calls a record in each body as the integration does that it is sent to', async () => {
    const [one, other] = [await endpointAt(test, URL), await endpointAt(test, URL)];
    const { entityId } = await leadChanged(test);
    await leadChanged(test);
    await test.sql.query(`insert into external_ids (integration_id, entity, external_id, entity_id) values ($1, 'lead', 'HIS-7', $2)`, [
      one.integrationId,
      entityId,
    ]);
    await fannedOut(test);
    const namesOf = async (endpoint: TestEndpoint) => (await bodiesOf(endpoint)).map(({ data }) => data.externalId);
    expect([await namesOf(one), await namesOf(other)]).toEqual([
      ['HIS-7', null],
      [null, null],
    ]);
  });

  it('tells an endpoint of a hospital of a patient to whom its integration has given an id, and no other one of that hospital', async () => {
    const integration = { hospital_id: (await make.hospital(test.sql)).id };
    const [one, other] = [await endpointAt(test, URL, { integration }), await endpointAt(test, URL, { integration })];
    const { id } = await make.patient(test.sql);
    await test.sql.query(`insert into external_ids (integration_id, entity, external_id, entity_id) values ($1, 'patient', 'MRN 7', $2)`, [
      one.integrationId,
      id,
    ]);
    await plantEvent(test.sql, 'patient.changed', { entity_id: id, version: 2, change: { fields: ['phone'], formerHospitalId: null } });
    await fannedOut(test);
    const told = async (endpoint: TestEndpoint): Promise<number> =>
      (
        await test.sql.query(`select from webhook_deliveries where endpoint_id = $1 and version = 2 and body like '%"MRN 7"%'`, [
          endpoint.id,
        ])
      ).length;
    expect([await told(one), await told(other)]).toEqual([1, 0]);
  });

  it('keeps what happens for an endpoint that rests, or that a restore has paused, and nothing for one that is off', async () => {
    const waiting = [
      await endpointAt(test, URL, { fields: { state: 'resting', fails: 20 } }),
      await endpointAt(test, URL, { fields: { state: 'paused', reason: 'restored' } }),
    ];
    const off = [
      await endpointAt(test, URL, { fields: { state: 'paused', reason: 'switched_off' } }),
      await endpointAt(test, URL, { fields: { state: 'disabled', reason: 'gone' } }),
      await endpointAt(test, URL, { fields: { archived_at: new Date() } }),
      await endpointAt(test, URL, { integration: { is_active: false } }),
      await endpointAt(test, URL, { integration: { archived_at: new Date() } }),
      await endpointAt(test, URL, { integration: { hospital_id: (await make.hospital(test.sql, { is_active: false })).id } }),
    ];
    await leadChanged(test);
    await fannedOut(test);
    expect(await Promise.all(waiting.map(typesOf))).toEqual(waiting.map(() => ['lead.created']));
    expect(await Promise.all(off.map(typesOf))).toEqual(off.map(() => []));
  });

  it('passes over an event that cannot be read, counts it, and tells of those before and after it', async () => {
    const endpoint = await endpointAt(test, URL);
    const reader = test.app.get(WebhooksReader, { strict: false });
    const before = reader.skipped;
    await leadChanged(test);
    for (const change of ['null', '{"fields": 5}', '{"fields": [1]}', '{"fields": "name"}', '{"state": {"from": 7, "to": {}}}'])
      await plantEvent(test.sql, 'lead.changed', { change });
    for (const kind of ['unheard.of', 'account.new_browser']) await plantEvent(test.sql, kind, { change: '[]' });
    await leadChanged(test);
    await fannedOut(test);
    expect(await typesOf(endpoint)).toEqual(['lead.created', 'lead.created']);
    expect(reader.skipped - before).toBe(5);
    expect(test.logged()).toContain('Webhooks are not told of an event that cannot be read');
  });

  it('writes each delivery once when its server is killed before it moves on', async () => {
    const endpoint = await endpointAt(test, URL);
    const reader = test.app.get(WebhooksReader, { strict: false });
    const work = reader.work.bind(reader);
    let killed = false;
    reader.work = async (tx, range) => {
      await tx.read(...(await work(tx, range)));
      killed = true;
      await tx.read({ name: 'die', text: 'select pg_terminate_backend(pg_backend_pid())', values: [] });
      return [];
    };
    await leadChanged(test);
    await until(async () => (await test.app.get(EventReaders).run(), killed));
    expect(await typesOf(endpoint)).toEqual([]);
    reader.work = work;
    await fannedOut(test);
    expect(await typesOf(endpoint)).toEqual(['lead.created']);
  });

  it('writes nothing twice where a restored database is read once more', async () => {
    const endpoint = await endpointAt(test, URL);
    await fannedOut(test);
    const place = await test.sql.one<{ tx: string; id: number }>(`select tx, id from event_readers where name = 'webhooks'`);
    await leadChanged(test);
    await fannedOut(test);
    await test.sql.query(`update event_readers set tx = $1, id = $2 where name = 'webhooks'`, [place?.tx, place?.id]);
    await leadChanged(test);
    await fannedOut(test);
    expect(await typesOf(endpoint)).toEqual(['lead.created', 'lead.created']);
  });

  it('is one short statement while there is no endpoint, and the same few for any number', async () => {
    const names: string[] = [];
    const other = await startTestApp({ database: test.config.databaseUrl, env: MAY_CALL_HERE, history: false });
    const hear = ({ name = '' }): void => void names.push(name);
    overhear(other.app.get(Sql), other.app.get(DataSource), { alone: () => undefined, transaction: hear, recipe: () => hear });
    const turn = async (): Promise<string[]> => {
      names.length = 0;
      for (let n = 0; n < 20; n += 1) await leadChanged(test);
      await fannedOut(other);
      const { name } = recordEventsIn({ fromTx: '0', fromId: 0, toTx: '0', toId: 0, hospitals: [] });
      return names.filter((one) => ['told-endpoints', name, 'add-webhook-deliveries'].includes(one));
    };
    const none = await turn();
    for (let n = 0; n < 5; n += 1) await endpointAt(test, URL);
    const five = await turn();
    await other.close();
    expect([...new Set(none)]).toEqual(['told-endpoints']);
    expect(new Set(five)).toEqual(new Set(['told-endpoints', 'record-events-in-range', 'add-webhook-deliveries']));
    expect(five.length).toBeLessThanOrEqual(3 * 2);
  });
});
