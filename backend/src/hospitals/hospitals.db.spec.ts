import { ACCOUNT_REQUIRED } from '@arogya/domain/users/rules';
import type { Caller } from '../testing/caller';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

const body = (name: string, more: object = {}) => ({ name, city: 'Pune', ...more });
const ABSENT = '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10';

describe('hospitals', () => {
  let test: TestApp;
  let admin: Caller;
  const add = async (name: string, more: object = {}) => (await admin.post('hospitals', body(name, more))).body;
  const hospitalsNamed = (name: string) => test.sql.query('select id from hospitals where name = $1', [name]);
  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.as('admin');
  });
  afterAll(() => test.close());

  describe('who may', () => {
    it.each(['agent', 'doctor', 'hospital_admin'] as const)('a %s may only choose among the active ones', async (role) => {
      const { id } = await make.hospital(test.sql);
      const caller = await test.as(role);
      const answers = await Promise.all([
        caller.get('hospitals'),
        caller.get('hospitals/totals'),
        caller.get(`hospitals/${id}`),
        caller.get(`hospitals/${id}/qr`),
        caller.post('hospitals', body('Mine')),
        caller.put(`hospitals/${id}`, { name: 'Mine' }),
        caller.delete(`hospitals/${id}`),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403]);
      expect((await caller.get('hospitals/active')).status).toBe(200);
      expect(await hospitalsNamed('Mine')).toEqual([]);
    });

    it('nobody without a session may anything', async () => {
      const visitor = test.visitor();
      const answers = await Promise.all(
        ['hospitals', 'hospitals/active', 'hospitals/totals', 'hospital/qr'].map((path) => visitor.get(path)),
      );
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    });
  });

  describe('the list', () => {
    it('is searched by name, city and address, without regard to capitals', async () => {
      await add('Himalaya Care', { city: 'Shimla', address: '9 Mall Road' });
      for (const q of ['HIMALAYA', 'shimla', 'mall road']) {
        const { body: rows } = await admin.get(`hospitals?q=${encodeURIComponent(q)}`);
        expect(rows.map(({ name }: { name: string }) => name)).toContain('Himalaya Care');
      }
    });

    it('takes signs of the search literally', async () => {
      await add('100% Wellness');
      const { body: rows } = await admin.get(`hospitals?q=${encodeURIComponent('00% w')}`);
      expect(rows).toHaveLength(1);
      expect((await admin.get(`hospitals?q=${encodeURIComponent('1%0_w')}`)).body).toEqual([]);
    });

    it('is filtered by activity, counted in X-Total-Count and sorted as asked', async () => {
      await add('Zenith Rest', { isActive: false });
      const { body: rows, headers } = await admin.get('hospitals?isActive=false&sort=-name&pageSize=1');
      expect(rows).toHaveLength(1);
      expect(rows[0].isActive).toBe(false);
      expect(Number(headers['x-total-count'])).toBeGreaterThanOrEqual(1);
    });

    it('goes on from row to row without losing or repeating one', async () => {
      const total = Number((await admin.get('hospitals?pageSize=1')).headers['x-total-count']);
      const seen: string[] = [];
      let next: string | undefined = '/api/hospitals?pageSize=2';
      while (next) {
        const { body: rows, headers } = await admin.get(next);
        seen.push(...rows.map(({ id }: { id: string }) => id));
        next = /<([^>]+)>; rel="next"/u.exec(String(headers['link']))?.[1];
      }
      expect(new Set(seen).size).toBe(total);
      expect(seen).toHaveLength(total);
    });

    it.each(['sort=password', 'page=0', 'pageSize=1000', 'isActive=maybe', 'after=AAAA', 'colour=red'])('refuses %s', async (query) => {
      const { status, body: problem } = await admin.get(`hospitals?${query}`);
      expect(status).toBe(400);
      expect(Object.keys(problem.errors)).toEqual([query.split('=')[0]]);
    });

    it('counts all, active and inactive', async () => {
      const { body: before } = await admin.get('hospitals/totals');
      await add('Counted', { isActive: false });
      expect((await admin.get('hospitals/totals')).body).toEqual({ ...before, total: before.total + 1, inactive: before.inactive + 1 });
    });

    it('offers only active ones to choose from, by name, city and zone', async () => {
      await add('Asleep', { isActive: false });
      const awake = await add('Awake');
      const { body: rows } = await admin.get('hospitals/active');
      expect(rows).toContainEqual({ id: awake.id, name: 'Awake', city: 'Pune', timeZone: 'Asia/Kolkata' });
      expect(rows.map(({ name }: { name: string }) => name)).not.toContain('Asleep');
    });
  });

  describe('adding', () => {
    it('answers the hospital with its defaults and its version as ETag', async () => {
      const {
        status,
        body: hospital,
        headers,
      } = await admin.post('hospitals', body("St. Mary's Hospital", { email: '', phone: ' +91 55500 10900 ' }));
      expect(status).toBe(201);
      expect(hospital).toMatchObject({
        name: "St. Mary's Hospital",
        bookingSlug: 'st-marys-hospital',
        isActive: true,
        timeZone: 'Asia/Kolkata',
        email: null,
        phone: '+91 55500 10900',
        specialties: [],
        version: 1,
      });
      expect(headers['etag']).toBe('"1"');
    });

    it.each([
      ['सेवा रुग्णालय', 'seva-rugnalay'],
      ['அப்பல்லோ மருத்துவமனை', 'appallo-maruttuvamanai'],
      ['Apollo', 'apollo'],
      ['Śrī Rāma Clinic', 'sri-rama-clinic'],
    ])('names %s in its address as %s', async (name, slug) => {
      expect((await add(name)).bookingSlug).toMatch(new RegExp(`^${slug}(-\\d+)?$`, 'u'));
    });

    it('never gives a slug twice, not even that of an archived hospital', async () => {
      const first = await add('Evergreen');
      await admin.delete(`hospitals/${first.id}`);
      const [second, third] = await Promise.all([add('Evergreen'), add('Ever green!')]);
      expect([first.bookingSlug, second.bookingSlug]).toEqual(['evergreen', 'evergreen-2']);
      expect(third.bookingSlug).toBe('ever-green');
    });

    it('proposes the address that it would give, and gives the one that is chosen', async () => {
      await add('चेतना क्लिनिक');
      const { body } = await admin.get(`hospitals/booking-address?name=${encodeURIComponent('चेतना क्लिनिक')}`);
      expect(body).toEqual({ bookingSlug: 'cetana-klinik-2' });
      expect((await add('चेतना क्लिनिक', { bookingSlug: 'chetna-clinic' })).bookingSlug).toBe('chetna-clinic');
    });

    it.each([
      ['chosen-once', 409],
      ['Not Small', 400],
      ['-hyphen', 400],
      ['two--hyphens', 400],
      ['सेवा', 400],
      ['a/b', 400],
      ['a'.repeat(61), 400],
    ])('refuses the address %s, and names its field', async (bookingSlug, refused) => {
      await admin.post('hospitals', { name: 'First', city: 'Pune', bookingSlug: 'chosen-once' });
      const { status, body } = await admin.post('hospitals', { name: 'Second', city: 'Pune', bookingSlug });
      expect([status, Object.keys(body.errors as object)]).toEqual([refused, ['bookingSlug']]);
    });

    it('never changes the address of a hospital that is there', async () => {
      const { id } = await add('Printed on walls');
      const { status, body } = await admin.put(`hospitals/${id}`, { bookingSlug: 'another' });
      expect([status, Object.keys(body.errors as object)]).toEqual([400, ['bookingSlug']]);
    });

    it('gives each of twenty hospitals of one name, added at once, a slug of its own', async () => {
      const made = await Promise.all(Array.from({ length: 20 }, () => add('Rush')));
      expect(new Set(made.map(({ bookingSlug }) => bookingSlug)).size).toBe(20);
    });

    it('makes its administrator with it, who then sees it', async () => {
      const hospital = await add('With Admin', {
        createUserAccount: true,
        username: 'with.admin',
        password: 'secret-1',
        email: 'desk@example.in',
      });
      const browser = test.visitor();
      const { status, body: user } = await browser.post('auth/login', { username: 'with.admin', password: 'secret-1' });
      expect(status).toBe(200);
      expect(user).toMatchObject({ role: 'hospital_admin', hospitalId: hospital.id });
      await browser.put('auth/password', { currentPassword: 'secret-1', newPassword: 'a word of my own' });
      const { id, name, city, timeZone } = hospital;
      expect((await browser.get('auth/user')).body).toMatchObject({ hospitalId: id, hospital: { name, city, timeZone } });
      expect((await admin.put(`hospitals/${id}`, { name: 'With Another Name' })).status).toBe(200);
      expect((await browser.get('auth/user')).body.hospital).toMatchObject({ name: 'With Another Name' });
      expect((await browser.get('hospital/qr')).body.bookingUrl).toBe(`http://localhost:3000/book/${hospital.bookingSlug}`);
    });

    it.each([{}, { username: 'ab', password: 'secret-1' }, { username: 'abcd', password: '12345' }, { username: '', password: '' }])(
      'refuses an account of %j with the combined sentence and writes nothing',
      async (account) => {
        const { status, body: problem } = await admin.post('hospitals', body('Half', { createUserAccount: true, ...account }));
        expect([status, problem.message]).toEqual([400, ACCOUNT_REQUIRED]);
        expect(await hospitalsNamed('Half')).toEqual([]);
      },
    );

    it('refuses a username that is taken, by its field, and writes nothing', async () => {
      await make.user(test.sql, 'agent', { username: 'Taken.Name' });
      const { status, body: problem } = await admin.post(
        'hospitals',
        body('Unlucky', { createUserAccount: true, username: 'taken.name', password: 'secret-1' }),
      );
      expect(status).toBe(409);
      expect(problem.errors).toEqual({ username: 'This username is already in use' });
      expect(await hospitalsNamed('Unlucky')).toEqual([]);
    });

    it('adds one hospital however often the same request arrives', async () => {
      const key = { 'idempotency-key': 'hospital-once' };
      const answers = await Promise.all([1, 2, 3].map(() => admin.post('hospitals', body('Once'), key)));
      expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
      expect(await hospitalsNamed('Once')).toHaveLength(1);
      expect((await admin.post('hospitals', body('Twice'), key)).status).toBe(422);
    });

    it.each([
      [{ name: '' }, 'name', 'Hospital name is required'],
      [{ name: '   ' }, 'name', 'Hospital name is required'],
      [{ name: 'x'.repeat(201) }, 'name', 'At most 200 characters'],
      [{ name: ['a'] }, 'name', 'Hospital name is required'],
      [{ city: null }, 'city', 'City is required'],
      [{ email: 'nobody' }, 'email', 'Valid email is required'],
      [{ timeZone: 'Mars/Base' }, 'timeZone', 'Please choose a time zone'],
      [{ stateId: ABSENT }, 'stateId', 'Please choose a state'],
      [{ stateId: '7' }, 'stateId', 'Please choose a state'],
      [{ specialties: ['A', 'A'] }, 'specialties', 'At most 100 different entries'],
      [{ isActive: 'yes' }, 'isActive', 'Must be true or false'],
      [{ slug: 'mine' }, 'slug', 'This field is not known here'],
      [{ version: 7 }, 'version', 'This field is not known here'],
    ])('refuses %j', async (wrong, field, sentence) => {
      const { status, body: problem } = await admin.post('hospitals', { ...body('Refused'), ...wrong });
      expect([status, problem.errors]).toEqual([400, { [field]: sentence }]);
      expect(await hospitalsNamed('Refused')).toEqual([]);
    });
  });
});
