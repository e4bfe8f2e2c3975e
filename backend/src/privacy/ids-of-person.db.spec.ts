import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt } from '../testing/clinic';
import { integrationKey, program, type Program, type TestKey } from '../testing/integration-key';
import { tablesWith } from '../testing/tables-with';
import { startTestApp, type TestApp } from '../testing/test-app';
import { endpointAt, fannedOut, readFromNow } from '../testing/webhook-clinic';

const PHONE = '+91 55500 77888';

describe('what programs call a person', () => {
  let test: TestApp;
  let admin: Caller;
  let keys: readonly [TestKey, TestKey];
  let desk: Program;
  let person: { readonly id: string };

  beforeAll(async () => {
    test = await startTestApp();
    standAt(test, NOW);
    admin = await test.as('admin');
    const { doctor } = await makeClinic(test);
    keys = [await integrationKey(test, { name: 'Front desk' }), await integrationKey(test, { name: 'Call centre' })];
    desk = program(test.visitor(), keys[0]);
    await endpointAt(test, 'https://receiver.example/', { integrationId: keys[0].integrationId });
    await readFromNow(test);
    person = (await desk('POST', 'patients', { name: 'Kamala Vriksha', phone: PHONE, externalId: 'KV-mrn' })).body;
    await program(test.visitor(), keys[1])('PUT', `patients/${person.id}`, { externalId: 'KV-caller' });
    await desk('POST', 'leads', { patientName: 'Kamala Vriksha', phone: PHONE, externalId: 'KV-advert' });
    const visit = { doctorId: doctor.id, patientId: person.id, appointmentDate: tomorrowAt('09:00'), externalId: 'KV-"visit\\' };
    expect((await desk('POST', 'appointments', visit)).status).toBe(201);
    await fannedOut(test);
  });
  afterAll(() => test.close());

  it('is in both copies of their data, by the name of the program and without its key', async () => {
    const of = (integration: string, externalId: string): object => ({ integration, externalId, givenAt: expect.any(String) as string });
    const { rows } = (await admin.get(`privacy/by-phone/${encodeURIComponent(PHONE)}`)).body as { rows: { id: string }[] };
    const copies = [
      await admin.get(`patients/${person.id}/export`),
      await admin.post('privacy/copy', { phone: PHONE, ids: rows.map(({ id }) => id) }),
    ];
    for (const { status, body, text } of copies) {
      expect(status).toBe(200);
      expect(body.patients[0].externalIds).toEqual([of('Call centre', 'KV-caller'), of('Front desk', 'KV-mrn')]);
      expect(body.appointments[0].externalIds).toEqual([of('Front desk', 'KV-"visit\\')]);
      expect(body.leads[0].externalIds).toEqual([of('Front desk', 'KV-advert')]);
      for (const { key, keyId, integrationId } of keys)
        for (const secret of [key, keyId, integrationId]) expect(text).not.toContain(secret);
    }
  });

  it('goes with an erasure, out of what webhooks have kept too, but from what tells the programs of it', async () => {
    // Nobody else is called so.
    const other = await desk('POST', 'patients', { name: 'Somebody Else', phone: '+91 55500 77889', externalId: 'OTHER-mrn' });
    await fannedOut(test);
    expect(await tablesWith(test, 'kv-')).toEqual(expect.arrayContaining(['external_ids', 'webhook_deliveries']));
    expect((await admin.post(`patients/${person.id}/erase`, {})).status).toBe(200);
    await fannedOut(test);
    for (const gone of ['kv-advert', 'kv-\\"visit']) expect([gone, await tablesWith(test, gone)]).toEqual([gone, []]);
    expect(await tablesWith(test, 'kv-')).toEqual(['events', 'webhook_deliveries']);
    const [events, deliveries] = await Promise.all([
      test.sql.query(`select distinct kind from events e where e::text like '%KV-%'`),
      test.sql.query(`select distinct type from webhook_deliveries d where d::text like '%KV-%'`),
    ]);
    expect([events, deliveries]).toEqual([[{ kind: 'patient.erased' }], [{ type: 'patient.erased' }]]);
    expect((await desk('GET', `patients/${other.body.id}`)).body.externalId).toBe('OTHER-mrn');
    expect(await tablesWith(test, 'other-mrn')).toEqual(['external_ids', 'webhook_deliveries']);
    const told = await test.sql.query<{ body: string }>(
      `select body from webhook_deliveries where entity_id = $1 and type <> 'patient.erased'`,
      [person.id],
    );
    const idIn = ({ body }: { body: string }): string | null =>
      (JSON.parse(body) as { data: { externalId: string | null } }).data.externalId;
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told.map(idIn))).toEqual(new Set([null]));
  });
});
