import type { ChangesPage } from '../changes/change.dto';
import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { FeedProgram } from '../testing/feed-program';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { endpointAt, fannedOut, readFromNow } from '../testing/webhook-clinic';

type Item = ChangesPage['items'][number];

/** A program with its feed and its webhook. */
interface Follower {
  readonly feed: FeedProgram;
  readonly from: string;
  readonly endpoint: string;
}

describe('an erasure is told to the programs that know the patient', () => {
  let test: TestApp;
  let admin: Caller;
  let [own, foreign] = [] as unknown as [Clinic, Clinic];
  let id: string;
  let followers: Readonly<Record<'bound' | 'everywhere' | 'elsewhere' | 'seen', Follower>>;

  const follower = async (fields: object): Promise<Follower> => {
    const feed = await FeedProgram.of(test, fields);
    const { id: endpoint } = await endpointAt(test, 'https://receiver.example/', { integrationId: feed.integrationId });
    return { feed, from: await feed.head(), endpoint };
  };
  const erased = (items: readonly Item[]): (string | null)[] =>
    items.filter(({ type, data }) => type === 'patient.erased' && data.id === id).map(({ data }) => data.externalId);
  const told = async ({ endpoint }: Follower): Promise<Item[]> =>
    (await test.sql.query<{ body: string }>('select body from webhook_deliveries where endpoint_id = $1 order by id', [endpoint])).map(
      ({ body }) => JSON.parse(body) as Item,
    );

  beforeAll(async () => {
    test = await startTestApp();
    standAt(test, NOW);
    admin = await test.as('admin');
    [own, foreign] = [await makeClinic(test), await makeClinic(test)];
    followers = {
      bound: await follower({ name: 'Own ids alone', hospital_id: own.hospital.id }),
      everywhere: await follower({ name: 'All hospitals' }),
      elsewhere: await follower({ name: 'Elsewhere', hospital_id: foreign.hospital.id }),
      seen: await follower({ name: 'By a visit', hospital_id: own.hospital.id }),
    };
    await readFromNow(test);
    const { bound, everywhere } = followers;
    const person = { name: 'Kamala Vriksha', phone: '+91 55500 77888', externalId: 'HIS-"7\\' };
    id = (await bound.feed.call('POST', 'patients', person)).body.id;
    expect((await everywhere.feed.call('PUT', `patients/${id}`, { externalId: 'CRM-7' })).status).toBe(200);
    await fannedOut(test);
    expect((await admin.post(`patients/${id}/erase`, {})).status).toBe(200);
    await fannedOut(test);
  });
  afterAll(() => test.close());

  it('by the feed, to each under its own id, also where nothing else leads to them; to nobody else of the hospital or elsewhere', async () => {
    const { bound, everywhere, elsewhere, seen } = followers;
    const read = async ({ feed, from }: Follower) => erased(await feed.all(from));
    expect(await read(bound)).toEqual(['HIS-"7\\']);
    expect(await read(everywhere)).toEqual(['CRM-7']);
    for (const stranger of [elsewhere, seen]) expect(await read(stranger)).toEqual([]);
  });

  it('by webhooks, in the same words', async () => {
    const { bound, everywhere, elsewhere, seen } = followers;
    expect(erased(await told(bound))).toEqual(['HIS-"7\\']);
    expect(erased(await told(everywhere))).toEqual(['CRM-7']);
    for (const stranger of [elsewhere, seen]) expect(erased(await told(stranger))).toEqual([]);
  });

  it('and nothing of the person, nor an id in what was told before or comes after', async () => {
    const { bound, everywhere } = followers;
    const items = [...(await told(bound)), ...(await told(everywhere)), ...(await everywhere.feed.all(everywhere.from))];
    expect(JSON.stringify(items)).not.toMatch(/Kamala|77888/u);
    const others = items.filter(({ type, data }) => data.id === id && type !== 'patient.erased');
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(others.map(({ data }) => data.externalId))).toEqual(new Set([null]));
    expect(await test.sql.query('select from external_ids')).toEqual([]);
    expect((await bound.feed.call('GET', 'patients?externalId=HIS-%227%5C')).body).toEqual([]);
  });

  it('to who was told of a visit, without an id where there was none', async () => {
    const { patient, doctor, hospital } = own;
    await make.appointment(test.sql, tomorrowAt('09:00'), { doctor_id: doctor.id, hospital_id: hospital.id, patient_id: patient.id });
    await admin.post(`patients/${patient.id}/erase`, {});
    await fannedOut(test);
    id = patient.id;
    const { seen, bound, elsewhere } = followers;
    for (const one of [seen, bound]) expect(erased(await told(one))).toEqual([null]);
    expect(erased(await told(elsewhere))).toEqual([]);
  });
});
