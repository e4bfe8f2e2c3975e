import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '../testing/caller';
import { make, type CreatedRow } from '../testing/make';
import { tablesWith } from '../testing/tables-with';
import { startTestApp, type TestApp } from '../testing/test-app';

const ABSENT = '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10';

describe('erasure and copy', () => {
  let test: TestApp;
  let admin: Caller;
  let hospital: CreatedRow;
  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.as('admin');
    hospital = await make.hospital(test.sql);
  });
  afterAll(() => test.close());

  const person = (fields: object = {}) => make.patient(test.sql, { name: 'Somebody Else', symptoms: 'Cough', ...fields });

  describe('a person who is more than one row', () => {
    const PHONE = '+91 55500 77222';
    const keyOf = (phone: string): string => phone.replaceAll(' ', '');
    const lastTen = (phone: string): string => keyOf(phone).slice(-10);
    const dialled = (phone: string): string => `0${lastTen(phone)}`;
    /** One person in every table, under two spellings, beside a sister with the same number; made in this order. */
    async function everywhere(phone = PHONE) {
      const named = (name: string, secondsAgo: number) =>
        person({ name, phone, phone_key: keyOf(phone), created_at: new Date(Date.now() - secondsAgo * 1000).toISOString() });
      const [first, again, sister] = [await named('Champa Vriksha', 3), await named('Champa  vriksha', 2), await named('Sister Lata', 1)];
      await test.sql.query('insert into hospital_patients (hospital_id, patient_id, fields) values ($1, $2, $3)', [
        hospital.id,
        first.id,
        JSON.stringify({ phone: '+91 55500 77333', phoneKey: '+915550077333', notes: 'Champa' }),
      ]);
      const other = await admin.post(
        'leads',
        { patientName: 'Champa Vrksha', phone: dialled(phone), notes: 'Champa called' },
        { 'idempotency-key': `once-more-${dialled(phone)}` },
      );
      await test
        .visitor()
        .post('enquiries', { name: 'Champa V', email: 'champa@example.in', phone: lastTen(phone), message: 'Champa asks' });
      await test.sql.query(
        `insert into booking_handles (id, state, phone_key, typed, expires_at) values ($1, 'new', $2, '{"name":"Champa Vriksha"}', now())`,
        [randomUUID(), keyOf(phone)],
      );
      await test.sql.query(
        `insert into message_jobs (channel, recipient, template, params, state, next_at, not_after, created_at)
         values ('sms', $1, 'code', '{"name":"Champa"}', 'sent', now(), now(), now())`,
        [lastTen(phone)],
      );
      return { first, again, sister, other: other.body as CreatedRow };
    }
    const rowsOf = async () => (await admin.get(`privacy/by-phone/${encodeURIComponent(PHONE)}`)).body;

    it('is shown with every row of the phone, copied and erased in those that were chosen; nobody else is', async () => {
      const { first, again, sister } = await everywhere();
      const { rows, messages } = await rowsOf();
      expect(rows.map(({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`)).toEqual([
        'patient Champa Vriksha',
        'patient Champa  vriksha',
        'patient Sister Lata',
        'lead Champa Vrksha',
        'form Champa Vriksha',
        'enquiry Champa V',
      ]);
      expect(messages).toBe(1);
      const handles = await test.sql.query<{ id: string }>('select id from booking_handles');
      expect(rows.filter(({ id }: { id: string }) => handles.some((handle) => handle.id === id))).toEqual([]);
      const ids = rows.filter(({ name }: { name: string }) => name.startsWith('Champa')).map(({ id }: { id: string }) => id);
      const copy = await admin.post('privacy/copy', { phone: PHONE, ids });
      expect(copy.status).toBe(200);
      const found = Object.entries(copy.body as Record<string, unknown[]>).filter(
        ([, all]) => Array.isArray(all) && /champa/iu.test(JSON.stringify(all)),
      );
      expect(found.map(([part]) => part)).toEqual(['patients', 'hospitals', 'leads', 'enquiries', 'typed']);
      expect(JSON.stringify(copy.body)).not.toContain('Lata');
      expect(await test.sql.query(`select from audit_log where action = 'exported' and entity_id = any ($1::uuid[])`, [ids])).toHaveLength(
        4,
      );

      expect(await tablesWith(test, 'champa')).toEqual(
        expect.arrayContaining(['booking_handles', 'enquiries', 'hospital_patients', 'leads', 'message_jobs', 'patients']),
      );
      const erased = await admin.post('privacy/erase', { phone: PHONE, ids });
      expect(erased.body).toMatchObject({ patients: 2, leads: 1, enquiries: 1 });
      expect(await tablesWith(test, 'champa')).toEqual([]);
      expect(await tablesWith(test, '77333')).toEqual([]);
      expect((await rowsOf()).rows.map(({ id }: { id: string }) => id)).toEqual([sister.id]);
      expect((await admin.post('privacy/erase', { phone: PHONE, ids: [first.id] })).status).toBe(404);
      expect(await test.sql.query('select from erasures where id = any ($1::uuid[])', [[first.id, again.id, sister.id]])).toHaveLength(2);
      const repeated = await admin.post(
        'leads',
        { patientName: 'Champa Vrksha', phone: dialled(PHONE), notes: 'Champa called' },
        { 'idempotency-key': `once-more-${dialled(PHONE)}` },
      );
      expect(repeated.status).toBe(422);
    });

    it.each([
      ['no row', { phone: PHONE, ids: [] }, 400, 'ids'],
      ['what is no number', { phone: '12', ids: [ABSENT] }, 400, 'phone'],
      ['a row of another number', { phone: PHONE, ids: [ABSENT] }, 404, null],
    ])('refuses %s', async (_, body, status, field) => {
      for (const path of ['privacy/copy', 'privacy/erase']) {
        const refused = await admin.post(path, body);
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([status, field ? [field] : []]);
      }
    });

    it('is erased in every row under the same name when one patient is erased', async () => {
      const { first, again, sister } = await everywhere('+91 55500 77666');
      expect((await admin.post(`patients/${first.id}/erase`)).body).toMatchObject({ patients: 2, leads: 0, enquiries: 0 });
      const erased = 'select id from patients where erased_at is not null and id = any ($1::uuid[])';
      expect(await test.sql.query(erased, [[first.id, again.id, sister.id]])).toHaveLength(2);
    });

    it('is for administrators alone', async () => {
      for (const role of ['agent', 'doctor', 'hospital_admin'] as const) {
        const caller = await test.as(role, role === 'hospital_admin' ? { hospital_id: hospital.id } : {});
        const answers = [
          await caller.get('privacy/by-phone/5550077222'),
          await caller.post('privacy/copy', {}),
          await caller.post('privacy/erase', {}),
        ];
        expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
      }
    });
  });

  describe('a backup from before an erasure', () => {
    const folder = mkdtempSync(join(tmpdir(), 'erased-'));
    afterAll(() => rmSync(folder, { recursive: true }));

    it('brings nobody back: the list is outside of the database, and a server erases again before it answers', async () => {
      const file = join(folder, 'list');
      const listing = await startTestApp({ database: test.config.databaseUrl, env: { ERASED_FILE: file } });
      const patient = await person({ name: 'Tulsi Vriksha', phone: '+91 55500 77444', phone_key: '+915550077444' });
      const before = await test.sql.one('select * from patients where id = $1', [patient.id]);
      await (await listing.as('admin')).post(`patients/${patient.id}/erase`);
      await listing.close();
      const listed = readFileSync(file, 'utf8');
      expect(listed).toContain(patient.id);
      expect(listed).not.toMatch(/tulsi|77444/iu);
      expect(statSync(file).mode & 0o077).toBe(0);

      await test.sql.query(
        `update patients p set name = b.name, phone = b.phone, phone_key = b.phone_key, archived_at = null, erased_at = null
         from jsonb_populate_record(null::patients, $1::jsonb) b where p.id = b.id`,
        [JSON.stringify(before)],
      );
      await test.sql.query(
        `insert into booking_handles (id, state, phone_key, typed, expires_at) values ($1, 'new', '+915550077444', '{"name":"Tulsi"}', now())`,
        [randomUUID()],
      );
      const started = async (): Promise<string[]> => {
        await (await startTestApp({ database: test.config.databaseUrl })).close();
        return tablesWith(test, 'tulsi');
      };
      expect(await started()).toEqual(['booking_handles', 'patients']);
      await test.sql.query('update erasures set due = true where id = $1', [patient.id]);
      expect(await started()).toEqual([]);
    });
  });
});
