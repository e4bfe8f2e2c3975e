import type { IntegrationScope } from '@arogya/domain/access';
import type { Answer } from '../testing/caller';
import { makeClinic, NOW, standAt, type Clinic } from '../testing/clinic';
import { integrationKey, program, type Program } from '../testing/integration-key';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

/** The webhook of an advert, the form of a website: a key that adds leads and reads none. */
describe('leads that a program pushes', () => {
  let test: TestApp;
  let clinic: Clinic;
  let advert: Program;
  let reader: Program;
  let last = 0;
  const number = (): string => String(9_845_070_000 + (last += 1));
  const keyed = async (scopes: IntegrationScope[], fields: object = {}): Promise<Program> =>
    program(test.visitor(), await integrationKey(test, { scopes, ...fields }));
  const push = (who: Program, fields: object): Promise<Answer> =>
    who('POST', 'leads', { patientName: 'Asha Rao', source: 'Social Media', ...fields });

  beforeAll(async () => {
    test = await startTestApp();
    standAt(test, NOW);
    clinic = await makeClinic(test);
    advert = await keyed(['leads:create']);
    reader = await keyed(['leads:read', 'leads:create', 'leads:write']);
  });
  afterAll(() => test.close());

  const spelt = (digits: string): string[] => {
    const [first, second] = [digits.slice(0, 5), digits.slice(5)];
    const devanagari = digits.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0x0966 + Number(digit)));
    return [
      ...[`0091 ${first} ${second}`, `+91-${first}-${second}`, `0${first} ${second}`, digits, `91${digits}`, `(0${first}) ${second}`],
      ...[`\u202a+91 ${first} ${second}\u202c`, `+९१ ${devanagari.slice(0, 5)} ${devanagari.slice(5)}`, `+91 ${first}\u00a0${second}`],
    ];
  };

  it('are one lead however their phone is spelt: 201 once, then 200 with that lead', async () => {
    const answers: Answer[] = [];
    for (const phone of spelt(number())) answers.push(await push(advert, { phone }));
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, index) => (index === 0 ? 201 : 200)));
    expect(new Set(answers.map(({ body }) => body.id as string)).size).toBe(1);
    // A control: of another phone it is another lead.
    expect((await push(advert, { phone: number() })).status).toBe(201);
  });

  it.each(['आशा राव', 'Ásha', 'A\u0301sha', 'கவிதா', 'ज़ोया', 'ज़ोया'])('keep the name %s, composed', async (patientName) => {
    const { status, body } = await push(advert, { phone: number(), patientName });
    expect([status, body.patientName]).toEqual([201, patientName.normalize('NFC')]);
  });

  it('with the same external id are the same lead, also ten at once', async () => {
    const sent = { phone: number(), externalId: 'FB-1' };
    const all = await Promise.all(Array.from({ length: 10 }, () => push(advert, sent)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(all.map(({ body }) => `${body.id} ${body.externalId}`)).size).toBe(1);
  });

  it('with the same external id are no second lead when the first is dealt with or of another phone: 409 says which it is', async () => {
    const phone = number();
    const first = await push(reader, { phone, externalId: 'FB-2' });
    const told = async (fields: object): Promise<unknown[]> => {
      const { status, body } = await push(reader, { externalId: 'FB-2', ...fields });
      return [status, body.type, body.id];
    };
    expect(await told({ phone: number() })).toEqual([409, 'urn:arogyadesk:externalIdTaken', first.body.id]);
    await reader('PUT', `leads/${first.body.id}`, { status: 'lost' });
    expect(await told({ phone })).toEqual([409, 'urn:arogyadesk:externalIdTaken', first.body.id]);
    // Without an external id the phone of a lead that is dealt with is a new lead.
    expect((await push(reader, { phone })).status).toBe(201);
  });

  it('name an open lead that has no external id of theirs, and leave the one that it has', async () => {
    const phone = number();
    const admin = await test.as('admin');
    const { body } = await admin.post('leads', { patientName: 'Typed By Staff', phone });
    expect((await push(reader, { phone, externalId: 'FB-3' })).body).toMatchObject({
      id: body.id,
      externalId: 'FB-3',
      patientName: 'Typed By Staff',
    });
    const second = await push(reader, { phone, externalId: 'FB-4' });
    expect([second.status, second.body.id, second.body.externalId]).toEqual([200, body.id, 'FB-3']);
    expect((await reader('GET', 'leads?externalId=FB-4')).body).toEqual([]);
    // Another program names it for itself.
    expect((await push(advert, { phone, externalId: 'FB-3' })).body).toMatchObject({
      id: body.id,
      externalId: 'FB-3',
      patientName: 'Asha Rao',
    });
  });

  it('are of two external ids two leads where PUT says so, and PUT takes an open lead that has none', async () => {
    const phone = number();
    const put = (id: string, fields: object = {}): Promise<Answer> =>
      reader('PUT', `leads/by-external-id/${id}`, { patientName: 'Asha Rao', phone, ...fields });
    const pushed = await push(reader, { phone });
    const taken = await put('CRM-1', { status: 'contacted' });
    expect([taken.status, taken.body.id, taken.body.status]).toEqual([200, pushed.body.id, 'contacted']);
    const second = await put('CRM-2');
    expect([second.status, second.body.id === pushed.body.id]).toEqual([201, false]);
    // A push of either finds its own.
    expect((await push(reader, { phone, externalId: 'CRM-1' })).body.id).toBe(pushed.body.id);
    expect((await push(reader, { phone, externalId: 'CRM-2' })).body.id).toBe(second.body.id);
  });

  it('tell a key that reads none the doctor and the status that it has sent itself, and no other', async () => {
    const { hospital, doctor } = clinic;
    const [desk, form] = [
      await keyed(['leads:read', 'leads:create'], { hospital_id: hospital.id }),
      await keyed(['leads:create'], { hospital_id: hospital.id }),
    ];
    const colleague = await make.doctor(test.sql, { hospital_id: hospital.id });
    const phone = number();
    await push(desk, { phone, assignedDoctorId: colleague.id });
    const silent = await push(form, { phone });
    expect([silent.status, silent.text.includes(colleague.id)]).toEqual([200, false]);
    expect(silent.body).toMatchObject({ assignedDoctorId: null, assignedDoctor: null, hospitalId: hospital.id, status: 'new' });
    const named = await push(form, { phone, assignedDoctorId: doctor.id, status: 'contacted' });
    expect([named.status, named.text.includes(colleague.id)]).toEqual([200, false]);
    expect(named.body).toMatchObject({
      assignedDoctorId: doctor.id,
      assignedDoctor: { id: doctor.id },
      hospitalId: hospital.id,
      status: 'contacted',
    });
    const own = number();
    const key = { 'idempotency-key': 'advert-1' };
    const body = { patientName: 'Asha Rao', phone: own, assignedDoctorId: doctor.id };
    const [made, again] = [await form('POST', 'leads', body, key), await form('POST', 'leads', body, key)];
    expect([again.headers['idempotent-replayed'], again.body.assignedDoctor]).toEqual(['true', made.body.assignedDoctor]);
    expect(made.body.assignedDoctor).toMatchObject({ id: doctor.id });
  });

  it('with a doctor of another hospital are refused as with none, whether their phone has a lead or not', async () => {
    const foreign = await makeClinic(test);
    const form = await keyed(['leads:create'], { hospital_id: clinic.hospital.id });
    const phone = number();
    await push(form, { phone });
    const refused = async (assignedDoctorId: string, fields: object): Promise<string> => {
      const { status, text, body } = await push(form, { assignedDoctorId, ...fields });
      return `${status} ${text.replace(String(body.requestId), '')}`;
    };
    const nobody = '00000000-0000-4000-8000-000000000000';
    const expected = await refused(nobody, { phone: number() });
    expect(expected).toMatch(/^400 /u);
    expect(await refused(foreign.doctor.id, { phone })).toBe(expected);
    expect(await refused(foreign.doctor.id, { phone: number() })).toBe(expected);
  });
});
