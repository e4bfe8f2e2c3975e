import type { Caller } from '../testing/caller';
import { startTestApp, type TestApp } from '../testing/test-app';

const ABSENT = '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10';

describe('a patient on the telephone', () => {
  let test: TestApp;
  let admin: Caller;
  let agent: Caller;
  const add = async (name: string, more: object = {}) => (await agent.post('patients', { name, phone: '+91 55500 12345', ...more })).body;
  const rowsNamed = (name: string) => test.sql.query('select id from patients where name = $1', [name]);
  beforeAll(async () => {
    test = await startTestApp();
    [admin, agent] = [await test.as('admin'), await test.as('agent')];
  });
  afterAll(() => test.close());

  describe('is added', () => {
    it('with an id, the phone as it was typed', async () => {
      const { status, body } = await agent.post('patients', {
        name: '  Asha Verma ',
        phone: '098450 12345',
        email: '',
        age: 34,
        gender: 'female',
        symptoms: 'Fever',
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        name: 'Asha Verma',
        phone: '098450 12345',
        email: null,
        age: 34,
        gender: 'female',
        symptoms: 'Fever',
        version: 1,
      });
      expect(body).not.toHaveProperty('ageTold');
      expect(await test.sql.one('select phone_key from patients where id = $1', [body.id])).toEqual({ phone_key: '+919845012345' });
    });

    it('always anew: people who share a phone are never merged', async () => {
      const [father, son] = [await add('Father', { phone: '+91 55500 13000' }), await add('Son', { phone: '+91 55500 13000' })];
      expect(father.id).not.toBe(son.id);
    });

    it('once, however often the same request arrives', async () => {
      const send = () => agent.post('patients', { name: 'Only Once', phone: '+91 55500 13001' }, { 'idempotency-key': 'patient-once' });
      const answers = await Promise.all([send(), send(), send()]);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(await rowsNamed('Only Once')).toHaveLength(1);
    });

    it.each([
      [{ name: 'A' }, 'name', 'Patient name is required'],
      [{ name: { a: 1 } }, 'name', 'Patient name is required'],
      [{ phone: '98765' }, 'phone', 'Valid phone number is required'],
      [{ phone: undefined }, 'phone', 'Valid phone number is required'],
      [{ phone: 'x'.repeat(26) }, 'phone', 'Valid phone number is required'],
      [{ email: 'a@' }, 'email', 'Valid email is required'],
      [{ age: 0 }, 'age', 'Age must be at least 1'],
      [{ age: 121 }, 'age', 'Age must be less than 120'],
      [{ age: 1e308 }, 'age', 'Age must be less than 120'],
      [{ age: '34' }, 'age', 'Please enter a whole number'],
      [{ gender: 'woman' }, 'gender', 'Please choose male, female or other'],
      [{ symptoms: 'x'.repeat(4001) }, 'symptoms', 'At most 4000 characters'],
      [{ phoneKey: '+91' }, 'phoneKey', 'This field is not known here'],
      [{ id: ABSENT }, 'id', 'This field is not known here'],
    ])('never with %j', async (wrong, field, sentence) => {
      const { status, body } = await agent.post('patients', { name: 'Refused', phone: '+91 55500 13002', ...wrong });
      expect([status, body.errors]).toEqual([400, { [field]: sentence }]);
      expect(await rowsNamed('Refused')).toEqual([]);
    });

    it('never with text that cannot be stored', async () => {
      for (const name of ['Nul\u0000l', '\ud800 half']) {
        expect((await agent.post('patients', { name, phone: '+91 55500 13002' })).status).toBe(400);
      }
    });
  });

  describe('is found', () => {
    it('by the number, however it is typed: who was seen last; with all=1 the family', async () => {
      const grandmother = await add('Grandmother', { phone: '+91 98220 00001', age: 71, location: 'Wai' });
      const child = await add('Child', { phone: '9822000001' });
      await test.sql.query(`update patient_activity set last_booked_at = now() + interval '1 minute' where patient_id = $1`, [
        grandmother.id,
      ]);
      for (const typed of ['9822000001', '098220 00001', '+91 98220-00001', '919822000001']) {
        const { status, body } = await agent.get(`patients/by-phone/${encodeURIComponent(typed)}`);
        expect(status).toBe(200);
        expect(body).toMatchObject({ id: grandmother.id, name: 'Grandmother', age: 71, location: 'Wai' });
      }
      const { body: family } = await agent.get('patients/by-phone/9822000001?all=1');
      expect(family.map(({ id }: { id: string }) => id)).toEqual([grandmother.id, child.id]);
    });

    it('not when nobody has the number, nor when the patient is archived', async () => {
      const gone = await add('Archived', { phone: '+91 98220 00002' });
      await admin.delete(`patients/${gone.id}`);
      for (const phone of ['+919822000002', '+919822099999', '+999%201234567890']) {
        const { status, body } = await agent.get(`patients/by-phone/${phone}`);
        expect([status, body.message]).toEqual([404, 'No patient has this phone number yet.']);
      }
    });

    it.each(['12345', 'abcdefghijk', '%00%00%00%00%00%00%00%00%00%00', encodeURIComponent('9'.repeat(30))])('not by %s', async (phone) => {
      const { status } = await agent.get(`patients/by-phone/${phone}`);
      expect(status).toBe(400);
    });
  });
});
