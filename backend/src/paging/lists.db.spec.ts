import type { Caller } from '../testing/caller';
import { ProbeModule } from '../testing/probe';
import { startTestApp, type TestApp } from '../testing/test-app';

const ID = '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10';

describe('lists, versions and repetitions', () => {
  let test: TestApp;
  let anyone: Caller;
  beforeAll(async () => {
    test = await startTestApp({ modules: [ProbeModule] });
    anyone = test.visitor();
  });
  afterAll(() => test.close());

  describe('a list', () => {
    it('answers an array and says the rest in headers', async () => {
      const { body, headers } = await anyone.get('probe/list?page=2&pageSize=50&kind=a&sort=-name');
      expect(body).toEqual([
        { order: 'order by lower(name) desc, id desc', limit: 50, offset: 50, keys: ['sort', 'page', 'pageSize', 'kind'] },
      ]);
      expect(headers['x-total-count']).toBe('120');
      expect(headers).not.toHaveProperty('x-total-capped');
      expect(headers.link).toBe(
        ['first', 'prev', 'next', 'last']
          .map((rel, index) => `</api/probe/list?page=${[1, 1, 3, 3][index]}&pageSize=50&kind=a&sort=-name>; rel="${rel}"`)
          .join(', '),
      );
    });

    it('says when there are more rows than it has counted', async () => {
      const { headers } = await anyone.get('probe/list?level=9');
      expect(headers).toMatchObject({ 'x-total-count': '1000', 'x-total-capped': 'true' });
      expect(headers.link).not.toContain('rel="last"');
    });

    it('goes on by keyset when the module gives a cursor', async () => {
      const { headers } = await anyone.get('probe/list?level=8&page=1');
      expect(headers.link).toContain('</api/probe/list?level=8&after=cursor>; rel="next"');
    });

    it('takes a blank filter for none', async () => {
      expect((await anyone.get('probe/list?q=&kind=&level=')).body[0].keys).toEqual([]);
    });
  });

  describe('a version', () => {
    const put = (headers: Record<string, string>) => anyone.put(`probe/note/${ID}`, { name: 'new', remark: null }, headers);

    it('travels as ETag', async () => {
      expect((await put({})).headers.etag).toBe('"4"');
    });

    it('that is still current lets the change through', async () => {
      expect((await put({ 'if-match': '"3"' })).status).toBe(200);
      expect((await put({ 'if-match': 'W/"3"' })).status).toBe(200);
      expect((await put({ 'if-match': '*' })).status).toBe(200);
    });

    it('that is stale is refused with the fields that differ and the present record', async () => {
      const { status, body } = await put({ 'if-match': '"2"' });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        type: 'urn:arogyadesk:stale',
        errors: { name: 'Someone else has changed this field' },
        current: { name: 'old', version: 3 },
      });
      expect(body.errors).not.toHaveProperty('remark');
    });

    it('that is none is refused with 400', async () => {
      expect((await put({ 'if-match': 'three' })).body.errors).toHaveProperty('If-Match');
    });
  });

  describe('an Idempotency-Key', () => {
    const post = (name: string, key: string, remark?: string) =>
      anyone.post('probe/once', { name, ...(remark ? { remark } : {}) }, { 'idempotency-key': key });
    const count = async (name: string) => (await test.sql.query('select from states where name = $1', [name])).length;

    it('answers a repetition with the record and a header that says so, and does nothing twice', async () => {
      const first = await post('Kerala', 'key-1');
      const again = await post('Kerala', 'key-1');
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.body).toEqual(first.body);
      expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
      expect(await count('Kerala')).toBe(1);
    });

    it('answers a repetition with the record as it is by then', async () => {
      const { body } = await post('Orissa', 'key-6');
      await test.sql.query(`update states set name = 'Odisha' where id = $1`, [body.id]);
      expect((await post('Orissa', 'key-6')).body).toEqual({ ...body, name: 'Odisha' });
    });

    it('keeps nothing of what was sent or answered', async () => {
      const { body } = await post('Canaria', 'key-7');
      const [row] = await test.sql.query(`select * from request_keys where key = 'key-7'`);
      expect(row).toMatchObject({ scope: 'probe', record_id: body.id });
      expect(JSON.stringify(row)).not.toContain('Canaria');
    });

    it('acts once for twenty simultaneous calls', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => post('Goa', 'key-2')));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers.every(({ status }) => status === 201)).toBe(true);
      expect(await count('Goa')).toBe(1);
    });

    it('with another body is refused with 422', async () => {
      await post('Bihar', 'key-3');
      expect((await post('Assam', 'key-3')).status).toBe(422);
      expect(await count('Assam')).toBe(0);
    });

    it('of a call that was refused may be used again', async () => {
      expect((await post('Punjab', 'key-4', 'refuse')).status).toBe(409);
      expect(await count('Punjab')).toBe(0);
      expect((await post('Punjab', 'key-4')).status).toBe(201);
    });

    it('is forgotten after 24 hours', async () => {
      await post('Sikkim', 'key-5');
      await test.sql.query(`update request_keys set created_at = now() - interval '25 hours' where key = 'key-5'`);
      expect((await post('Manipur', 'key-5')).status).toBe(201);
    });

    it('longer than 100 characters is refused with 400', async () => {
      expect((await post('Delhi', 'k'.repeat(101))).status).toBe(400);
    });
  });
});
