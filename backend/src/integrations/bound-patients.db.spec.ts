import type { Answer, Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { integrationKey, program, type Program } from '../testing/integration-key';
import { startTestApp, type TestApp } from '../testing/test-app';

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** What an answer says, without what is different each time. */
const bytesOf = ({ status, text, body }: Answer): string =>
  `${status} ${text.replaceAll(String((body as { requestId?: string } | null)?.requestId), '')}`;

describe('patients of an integration of a hospital', () => {
  let test: TestApp;
  let [own, foreign]: Clinic[] = [];
  let call: Program;
  let elsewhere: Program;
  let everywhere: Program;
  let there: Caller;
  let last = 0;
  let minutes = 9 * 60;
  const phone = (): string => `+91 98450 6${String((last += 1)).padStart(4, '0')}`;
  const time = (): string => {
    minutes = minutes === 11 * 60 + 45 ? 14 * 60 : minutes + 15;
    return tomorrowAt(`${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`);
  };
  const byPhone = (who: Program, number: string): Promise<Answer> => who('GET', `patients/by-phone/${encodeURIComponent(number)}`);
  const book = (who: Program, { doctor }: Clinic, patientId: string): Promise<Answer> =>
    who('POST', 'appointments', { patientId, doctorId: doctor.id, appointmentDate: time() });
  const put = (externalId: string, fields: object): Promise<Answer> => call('PUT', `patients/by-external-id/${externalId}`, fields);

  beforeAll(async () => {
    test = await startTestApp();
    standAt(test, NOW);
    [own, foreign] = [await makeClinic(test), await makeClinic(test)];
    const of = async (fields: object): Promise<Program> => program(test.visitor(), await integrationKey(test, { ...fields }));
    [call, elsewhere, everywhere] = [
      await of({ hospital_id: own.hospital.id }),
      await of({ hospital_id: foreign.hospital.id }),
      await of({}),
    ];
    there = await test.as('agent', { hospital_id: foreign.hospital.id });
  });
  afterAll(() => test.close());

  /** Somebody who goes to the other hospital alone. */
  async function stranger(): Promise<{ id: string; name: string; phone: string }> {
    const person = { name: `Ravi Menon ${last}`, phone: phone(), symptoms: 'Fever', address: '12 MG Road' };
    const { body } = await there.post('patients', person);
    const booked = await there.post('appointments', { patientId: body.id, doctorId: foreign!.doctor.id, appointmentDate: time() });
    expect(booked.status).toBe(201);
    return { ...person, id: body.id as string };
  }

  it('are made under an external id alone', async () => {
    const refused = await call('POST', 'patients', { name: 'Asha Verma', phone: phone() });
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([400, ['externalId']]);
    // A control: whoever is bound to no hospital makes them without one.
    expect((await everywhere('POST', 'patients', { name: 'Asha Verma', phone: phone() })).status).toBe(201);
  });

  it('are seen by their external id or a visit: in the list, in each order, by search, by id and by phone', async () => {
    const number = phone();
    const made = await put('SEEN-1', { name: 'Named Without Visit', phone: number, symptoms: 'Cough' });
    expect([made.status, made.body.symptoms]).toEqual([201, 'Cough']);
    const known = await stranger();
    const paths = [
      ...['patients', 'patients?sort=seenAt', 'patients?sort=-name', 'patients?sort=age', `patients?q=${encodeURIComponent(number)}`],
      ...['patients?q=Named%20Without', 'patients?externalId=SEEN-1', `patients/${made.body.id}`],
    ];
    for (const path of paths) {
      const { text } = await call('GET', path);
      expect([path, text.includes('Named Without Visit'), text.includes(known.id)]).toEqual([path, true, false]);
    }
    expect((await byPhone(call, number)).body).toMatchObject({ id: made.body.id, externalId: 'SEEN-1' });
    // Another hospital's integration does not; one of none does.
    for (const path of paths) expect([path, (await elsewhere('GET', path)).text.includes('Named Without Visit')]).toEqual([path, false]);
    expect((await byPhone(elsewhere, number)).status).toBe(404);
    expect((await everywhere('GET', 'patients?sort=seenAt')).text).toContain('Named Without Visit');
  });

  it('of another hospital answer like nobody, in the same bytes, to every call', async () => {
    const known = await stranger();
    const calls = (id: string, number: string): Parameters<Program>[] => [
      ['GET', `patients/${id}`],
      ['PUT', `patients/${id}`, { notes: 'x' }],
      ['PUT', `patients/${id}`, { externalId: 'MINE-1' }],
      ['GET', `patients/by-phone/${encodeURIComponent(number)}`],
      ['GET', `patients/by-phone/${encodeURIComponent(number)}?all=1`],
    ];
    const unknown = calls(NOBODY, phone());
    for (const [index, theirs] of calls(known.id, known.phone).entries()) {
      const seen = bytesOf(await call(...theirs));
      expect(seen).toBe(bytesOf(await call(...unknown[index]!)));
      expect(seen).toMatch(/^404 /u);
    }
    // A control: whoever is bound to none finds them.
    expect((await byPhone(everywhere, known.phone)).body).toMatchObject({ id: known.id, symptoms: 'Fever' });
  });

  it('with phone and name of somebody who goes elsewhere are made like anybody, and read, booked and changed without a word of them', async () => {
    const known = await stranger();
    const before = await test.sql.one('select * from patients where id = $1', [known.id]);
    const shape = async (person: object, externalId: string): Promise<string> => {
      const made = await put(externalId, { ...person, symptoms: 'Cough' });
      const answers = [made, await call('GET', `patients/${made.body.id}`), await byPhone(call, String(made.body.phone))];
      answers.push(await book(call, own!, made.body.id as string), await call('GET', `patients/${made.body.id}`));
      answers.push(await put(externalId, { address: '1 Park Street', notes: 'Comes with her son' }));
      expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 201, 200, 200]);
      for (const { text } of answers) expect(text).not.toMatch(/Fever|MG Road/u);
      const fresh = Date.now() - Date.parse(String(made.body.createdAt));
      expect(fresh).toBeLessThan(60_000);
      return answers.map(({ body }) => `${Object.keys(body).join()} ${body.version} ${body.address}`).join('\n');
    };
    const theirs = await shape({ name: known.name, phone: known.phone }, 'ELSEWHERE-1');
    expect(theirs).toBe(await shape({ name: 'Somebody New', phone: phone() }, 'ELSEWHERE-2'));
    expect(await test.sql.one('select * from patients where id = $1', [known.id])).toEqual(before);
  });

  it('who go to both hospitals: a change of phone, e-mail, symptoms and notes is kept for its own', async () => {
    const known = await stranger();
    // They come to this hospital, too.
    await test.sql.query('insert into hospital_patients (hospital_id, patient_id) values ($1, $2)', [own!.hospital.id, known.id]);
    expect((await book(call, own!, known.id)).status).toBe(201);
    const changed = await call('PUT', `patients/${known.id}`, {
      externalId: 'BOTH-1',
      phone: '+91 98450 11111',
      symptoms: 'Cough',
      notes: 'Own',
    });
    expect(changed.body).toMatchObject({ externalId: 'BOTH-1', phone: '+91 98450 11111', symptoms: 'Cough', notes: 'Own' });
    expect((await put('BOTH-1', { notes: 'Own again' })).body).toMatchObject({ id: known.id, notes: 'Own again' });
    const shared = await elsewhere('GET', `patients/${known.id}`);
    expect(shared.body).toMatchObject({ phone: known.phone, notes: null, externalId: null });
    expect(shared.text).not.toMatch(/Cough|Own/u);
  });

  it('are found by phone by their hospital’s desk once they are booked, and the desk that names them makes no second record', async () => {
    const known = await stranger();
    const made = await put('DESK-1', { name: known.name, phone: known.phone });
    const desk = await test.as('agent', { hospital_id: own!.hospital.id });
    expect((await desk.post('patients', { name: known.name, phone: known.phone })).body.id).toBe(made.body.id);
  });

  it('are neither deleted, brought back, exported nor erased by a key', async () => {
    const { body } = await put('STAYS-1', { name: 'Stays Here', phone: phone() });
    for (const who of [call, everywhere]) {
      const refused = [
        await who('DELETE', `patients/${body.id}`),
        await who('POST', `patients/${body.id}/restore`, {}),
        await who('GET', 'patients?archived=true'),
        await who('POST', `patients/${body.id}/erase`, {}),
        await who('GET', `patients/${body.id}/export`),
      ];
      expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    }
  });

  it('whom the hospital has deleted for itself are gone for its integration, and are not made again', async () => {
    const { body } = await put('HIDDEN-1', { name: 'Hidden Here', phone: phone() });
    await book(call, own!, body.id as string);
    const manager = await test.as('hospital_admin', { hospital_id: own!.hospital.id });
    expect((await manager.delete(`patients/${body.id}`)).status).toBe(204);
    expect((await call('GET', `patients/${body.id}`)).status).toBe(404);
    const refused = await put('HIDDEN-1', { notes: 'x' });
    expect([refused.status, refused.body.type, refused.body.id]).toEqual([409, 'urn:arogyadesk:externalIdGone', body.id]);
  });

  it('of a closed hospital are reached by no key of it', async () => {
    const { hospital } = await makeClinic(test);
    const closed = program(test.visitor(), await integrationKey(test, { hospital_id: hospital.id }));
    expect((await closed('PUT', 'patients/by-external-id/CLOSED-1', { name: 'Asha Rao', phone: phone() })).status).toBe(201);
    await (await test.as('admin')).put(`hospitals/${hospital.id}`, { isActive: false });
    const refused = await closed('PUT', 'patients/by-external-id/CLOSED-1', { notes: 'x' });
    expect([refused.status, refused.body.type]).toEqual([401, 'urn:arogyadesk:badKey']);
  });
});
