import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { integrationKey, program } from '../testing/integration-key';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const LISTS = ['leads', 'patients', 'doctors'] as const;
type List = (typeof LISTS)[number];

let test: TestApp;
let [own, foreign]: Clinic[] = [];
let admin: Caller;
let desk: Caller;
/** Of each list a row of the own hospital, one of another, and a deleted one. */
const rows = {} as Record<List, { own: string; foreign: string; gone: string }>;

async function leadOf({ hospital }: Clinic, archived: Date | null = null): Promise<string> {
  const text = `insert into leads (patient_name, phone, phone_key, hospital_id, archived_at) values ('Ravi', '1', '1', $1, $2) returning id`;
  return (await test.sql.one<{ id: string }>(text, [hospital.id, archived]))?.id ?? '';
}

beforeAll(async () => {
  test = await startTestApp();
  standAt(test, NOW);
  [own, foreign] = [await makeClinic(test), await makeClinic(test)];
  for (const { hospital, doctor, patient } of [own, foreign]) {
    await make.appointment(test.sql, tomorrowAt('09:00'), { doctor_id: doctor.id, patient_id: patient.id, hospital_id: hospital.id });
  }
  const archived = { archived_at: new Date() };
  rows.leads = { own: await leadOf(own), foreign: await leadOf(foreign), gone: await leadOf(own, new Date()) };
  rows.patients = { own: own.patient.id, foreign: foreign.patient.id, gone: (await make.patient(test.sql, archived)).id };
  const gone = await make.doctor(test.sql, { hospital_id: own.hospital.id, ...archived });
  rows.doctors = { own: own.doctor.id, foreign: foreign.doctor.id, gone: gone.id };
  // More rows, which nobody asks for.
  for (const clinic of [own, foreign]) {
    await leadOf(clinic);
    await make.doctor(test.sql, { hospital_id: clinic.hospital.id });
    await make.patient(test.sql);
  }
  admin = await test.as('admin');
  desk = await test.as('hospital_admin', { hospital_id: own.hospital.id });
});
afterAll(() => test.close());

describe.each(LISTS)('%s by their ids', (list) => {
  const path = (...ids: string[]): string => `${list}?ids=${ids.join(',')}`;
  const asked = (): string => path(rows[list].own, rows[list].foreign, rows[list].gone, NOBODY);
  const idsOf = ({ status, body }: { status: number; body: unknown }): string[] => {
    expect(status).toBe(200);
    return (body as { id: string }[]).map(({ id }) => id).sort();
  };

  it('are those that were asked for, of which each caller sees their own, with their number', async () => {
    const { own: mine, foreign: theirs } = rows[list];
    const both = await admin.get(asked());
    expect([idsOf(both), both.headers['x-total-count']]).toEqual([[mine, theirs].sort(), '2']);
    expect(idsOf(await desk.get(asked()))).toEqual([mine]);
    expect(idsOf(await desk.get(path(theirs)))).toEqual([]);
    const byKey = program(test.visitor(), await integrationKey(test, { hospital_id: own!.hospital.id }));
    expect(idsOf(await byKey('GET', asked()))).toEqual([mine]);
    expect(idsOf(await program(test.visitor(), await integrationKey(test))('GET', asked()))).toEqual([mine, theirs].sort());
    expect((await test.visitor().get(asked())).status).toBe(401);
  });

  it('can be searched, filtered and ordered as the list can', async () => {
    const { own: mine, foreign: theirs } = rows[list];
    expect(idsOf(await admin.get(`${path(mine, theirs)}&q=nobody-is-called-so`))).toEqual([]);
    const sort = list === 'doctors' ? 'fullName' : 'createdAt';
    const [up, down] = [await admin.get(`${path(mine, theirs)}&sort=${sort}`), await admin.get(`${path(mine, theirs)}&sort=-${sort}`)];
    const ids = (body: unknown): string[] => (body as { id: string }[]).map(({ id }) => id);
    expect(ids(up.body)).toEqual(ids(down.body).reverse());
  });

  it.each(['1', ',', `${NOBODY},`.repeat(50) + NOBODY])('are at most 50 ids: %s is refused', async (ids) => {
    const { status, body } = await admin.get(`${list}?ids=${ids}`);
    expect([status, Object.keys(body.errors as object)]).toEqual([400, ['ids']]);
  });
});
