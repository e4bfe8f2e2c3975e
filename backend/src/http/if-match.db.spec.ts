import { Body, Controller, Module, Put } from '@nestjs/common';
import { text } from '@arogya/domain/rule';
import { openApiDocument } from '../openapi-document';
import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { Public } from '../access/access.decorator';
import { Checked } from './checked.decorator';
import { STALE_FIELD } from './if-match';
import { Id } from './uuid.pipe';

class Remark {
  @Checked(text({ message: 'Please enter text' })) remark!: string;
}

/** A route that forgets to compare the version. */
@Controller('forgetful')
class ForgetfulController {
  @Put(':id') @Public() updateForgetful(@Id() id: string, @Body() { remark }: Remark) {
    return { id, remark, version: 2 };
  }
}
@Module({ controllers: [ForgetfulController] })
class ForgetfulModule {}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}

/** Tables that are not called as the path is. */
const TABLES: Readonly<Record<string, string>> = { views: 'saved_views' };

/**
 * A visitor's own text by their handle, and a decision that is made once: not a record that two people change. What has no free text
 * is tried beside it: webhooks/webhooks.db.spec.ts, hospital-rules/hospital-rules.db.spec.ts.
 */
const NO_RECORD = new Set([
  '/api/patients/booking/{id}',
  '/api/probe/note/{id}',
  '/api/calendar-changes/{id}/appointments/{appointmentId}',
  '/api/webhooks/{id}',
  '/api/hospitals/{id}/rules',
  '/api/integrations/{id}/webhooks/{webhookId}',
]);

describe('two people who change one record', () => {
  let test: TestApp;
  let admin: Caller & { readonly userId: string };
  let routes: [path: string, operation: Operation][];
  beforeAll(async () => {
    test = await startTestApp({ modules: [ForgetfulModule] });
    standAt(test, NOW);
    admin = await test.as('admin');
    routes = Object.entries(openApiDocument(test.app).paths as unknown as Record<string, Record<string, Operation>>).flatMap(
      ([path, { put }]): [string, Operation][] => (put && path.includes('{id}') && !NO_RECORD.has(path) ? [[path, put]] : []),
    );
  });
  afterAll(() => test.close());

  const inserted = (text: string): Promise<{ id: string }> =>
    test.sql.one<{ id: string }>(`${text} returning id`).then((row) => row ?? { id: '' });
  /** A record of each kind, and a field of it that two people change. */
  const RECORDS: Record<string, [field: string, make: () => Promise<{ id: string }>]> = {
    appointments: [
      'notes',
      async () => {
        const { doctor, patient } = await makeClinic(test);
        const body = { doctorId: doctor.id, patientId: patient.id, appointmentDate: tomorrowAt('09:00') };
        return (await admin.post('appointments', body)).body as { id: string };
      },
    ],
    cities: [
      'name',
      () =>
        inserted(
          `with s as (insert into states (name, code) values ('Goa ' || random(), left(md5(random()::text), 6)) returning id) insert into cities (name, state_id) select 'Panaji ' || random(), id from s`,
        ),
    ],
    states: ['name', () => inserted(`insert into states (name, code) values ('Kerala ' || random(), left(md5(random()::text), 6))`)],
    services: ['name', () => inserted(`insert into services (name) values ('ECG ' || random())`)],
    specialties: ['name', () => inserted(`insert into specialties (name) values ('Cardiology ' || random())`)],
    doctors: ['fullName', () => make.doctor(test.sql)],
    hospitals: ['name', () => make.hospital(test.sql)],
    patients: ['location', () => make.patient(test.sql)],
    integrations: [
      'name',
      () => inserted(`insert into integrations (name, purpose, recipient, scopes) values ('Desk', 'Leads', 'Us', '{leads:create}')`),
    ],
    users: ['firstName', () => make.user(test.sql, 'agent')],
    leads: [
      'notes',
      () => inserted(`insert into leads (patient_name, phone, phone_key) values ('Meera', '+91 55500 10001', '+915550010001')`),
    ],
    enquiries: [
      'notes',
      () =>
        inserted(
          `insert into enquiries (name, email, phone, message) values ('Meera', 'm@example.in', '+91 55500 10001', 'Please call us')`,
        ),
    ],
    views: [
      'name',
      () =>
        inserted(`insert into saved_views (owner_id, screen, name, query) values ('${admin.userId}', 'leads', 'View ' || random(), '')`),
    ],
    forgetful: ['remark', () => Promise.resolve({ id: '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10' })],
  };

  /** What is wrong with how a route treats the second of two callers who have read the same version. */
  const faultsOf = async (path: string, operation: Operation): Promise<string[]> => {
    const noun = path.replace('/api/', '').replace('/{id}', '');
    const [field, make] = RECORDS[noun] ?? [];
    if (!field || !make) return ['no record of this kind is known here'];
    const { id } = await make();
    const put = (value: string, version: number) => admin.put(`${noun}/${id}`, { [field]: value }, { 'if-match': `"${version}"` });
    const [first, second, same, again] = [await put('First', 1), await put('Second', 1), await put('First', 1), await put('Second', 2)];
    const expectations: [string, boolean][] = [
      ['the header is documented', operation.parameters?.some(({ name, in: where }) => name === 'If-Match' && where === 'header') ?? false],
      ['the first is saved, with the ETag of the new version', first.status === 200 && first.headers.etag === '"2"'],
      ['the second is refused', second.status === 409 && second.body.type === 'urn:arogyadesk:stale'],
      ['the field that differs is named', JSON.stringify(second.body.errors) === JSON.stringify({ [field]: STALE_FIELD })],
      ['the record travels with the error', second.body.current?.[field] === 'First' && second.body.current?.version === 2],
      ['what both want is no difference', same.status === 409 && Object.keys(same.body.errors).length === 0],
      ['who has read the present version may save', again.status === 200 && again.body[field] === 'Second'],
    ];
    return expectations.filter(([, holds]) => !holds).map(([what]) => what);
  };

  it('learn of each other from every route that changes a record', async () => {
    const found = new Map<string, string[]>();
    for (const [path, operation] of routes) found.set(path, await faultsOf(path, operation));
    expect(routes.length).toBeGreaterThanOrEqual(12);
    const forgetful = found.get('/api/forgetful/{id}') ?? [];
    found.delete('/api/forgetful/{id}');
    expect([...found].filter(([, faults]) => faults.length > 0)).toEqual([]);
    expect(forgetful).toEqual(
      expect.arrayContaining(['the header is documented', 'the second is refused', 'what both want is no difference']),
    );
  });

  /** What a change leaves in the record's row and in the audit log. */
  const traceOf = (noun: string, id: string) =>
    test.sql.one(
      `select r.version, r.updated_at, (select count(*) from audit_log where entity_id = r.id) as audited,
         (select count(*) from events where entity_id = r.id) as events from ${TABLES[noun] ?? noun} r where id = $1`,
      [id],
    );

  it('change nothing with an empty body, by any route: neither version nor time nor audit log', async () => {
    const wrong: string[] = [];
    for (const noun of Object.keys(RECORDS).filter((one) => one !== 'forgetful')) {
      const [field, make] = RECORDS[noun] ?? ['', () => Promise.resolve({ id: '' })];
      const { id } = await make();
      const before = await traceOf(noun, id);
      const { status, body } = await admin.put(`${noun}/${id}`, {});
      if (![200, 400].includes(status)) wrong.push(`${noun}: ${status} ${JSON.stringify(body)}`);
      if (JSON.stringify(await traceOf(noun, id)) !== JSON.stringify(before)) wrong.push(noun);
      await admin.put(`${noun}/${id}`, { [field]: 'Control' });
      expect(JSON.stringify(await traceOf(noun, id))).not.toBe(JSON.stringify(before));
    }
    expect(wrong).toEqual([]);
  });

  /** What is wrong with how a record is deleted by somebody who has read an older version than the present one. */
  const deletionFaults = async (noun: string): Promise<string[]> => {
    const [field, make] = RECORDS[noun] ?? ['', () => Promise.resolve({ id: '' })];
    const { id } = await make();
    const remove = (version?: number) => admin.delete(`${noun}/${id}`, version ? { 'if-match': `"${version}"` } : {});
    await admin.put(`${noun}/${id}`, { [field]: 'First' });
    const stale = await remove(1);
    const still = await admin.get(`${noun}/${id}`);
    const fresh = await remove(2);
    const again = await remove(2);
    const other = await make();
    const unasked = await admin.delete(`${noun}/${other.id}`);
    const expectations: [string, boolean][] = [
      ['a stale deletion is refused', stale.status === 409 && stale.body.type === 'urn:arogyadesk:stale'],
      ['the answer has the record as it is now', stale.body.current?.[field] === 'First' && stale.body.current?.version === 2],
      ['it is still there', still.status === 200 && still.body.version === 2],
      ['who has read the present version may delete it', fresh.status < 300],
      ['what is deleted is not there', again.status === 404],
      ['without a version it is deleted', unasked.status < 300],
    ];
    return expectations.filter(([, holds]) => !holds).map(([what]) => what);
  };

  it.each(['appointments', 'patients', 'doctors', 'hospitals', 'leads', 'enquiries'])(
    'delete nothing of %s that somebody has changed since it was read',
    async (noun) => expect(await deletionFaults(noun)).toEqual([]),
  );

  it('are not known here: a record without a row in this table fails (control)', async () => {
    expect(await faultsOf('/api/unheard-of/{id}', {})).toEqual(['no record of this kind is known here']);
  });
});
