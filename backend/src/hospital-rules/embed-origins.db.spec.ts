import type { Caller } from '../testing/caller';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

describe('the websites that may show the booking page of a hospital', () => {
  let test: TestApp;
  let admin: Caller;
  const pathOf = ({ id }: { readonly id: string }): string => `hospitals/${id}/rules`;
  const anew = (): Promise<{ readonly id: string }> => make.hospital(test.sql);
  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.as('admin');
  });
  afterAll(() => test.close());

  const TWO = ['https://www.lotuscare.in', 'https://xn--c2b1bt8e.xn--h2brj9c'];

  it('are none until they are named, are kept tidy and each once, and stand on the screen of the booking code', async () => {
    const other = await anew();
    expect((await admin.get(pathOf(other))).body.embedOrigins).toEqual([]);
    const typed = [' HTTPS://www.LotusCare.in/ ', 'https://लोटस.भारत', 'https://www.lotuscare.in:443'];
    expect((await admin.put(pathOf(other), { embedOrigins: typed })).body).toMatchObject({ embedOrigins: TWO, version: 1 });
    expect((await admin.put(pathOf(other), { embedOrigins: TWO })).body.version).toBe(1);
    expect((await admin.put(pathOf(other), { moves: 1 })).body).toMatchObject({ embedOrigins: TWO, version: 2 });
    expect((await admin.get(`hospitals/${other.id}/qr`)).body.embedOrigins).toEqual(TWO);
    expect((await admin.put(pathOf(other), { embedOrigins: [] })).body.embedOrigins).toEqual([]);
    const log = (await admin.get(`audit?entity=hospital_rules&entityId=${other.id}`)).body as { fields: string[] }[];
    expect(log.map(({ fields }) => fields)).toEqual([['embedOrigins'], ['moves'], expect.any(Array)]);
  });

  it('are not written over somebody else’s, and the same ones typed otherwise are no difference', async () => {
    const other = await anew();
    await admin.put(pathOf(other), { embedOrigins: TWO });
    const late = await admin.put(pathOf(other), { embedOrigins: ['https://late.in'] }, { 'if-match': '"0"' });
    expect([late.status, Object.keys(late.body.errors as object)]).toEqual([409, ['embedOrigins']]);
    const same = await admin.put(pathOf(other), { embedOrigins: [`${TWO[0]}/`, TWO[1]] }, { 'if-match': '"0"' });
    expect([same.status, Object.keys(same.body.errors as object)]).toEqual([409, []]);
  });

  it('twenty at most, also in the database', async () => {
    const other = await anew();
    const sites = Array.from({ length: 21 }, (_, at) => `https://site-${at}.in`);
    expect((await admin.put(pathOf(other), { embedOrigins: sites.slice(1) })).status).toBe(200);
    const { status, body } = await admin.put(pathOf(other), { embedOrigins: sites });
    expect([status, body.errors]).toEqual([400, { embedOrigins: 'At most 20 addresses' }]);
    const byHand = test.sql.query('update hospital_rules set embed_origins = $2 where hospital_id = $1', [other.id, sites]);
    await expect(byHand).rejects.toThrow(/hospital_rules_embed_origins_check/u);
  });

  it('may be on the own machine where the product is tried, and not in production', async () => {
    const other = await anew();
    expect((await admin.put(pathOf(other), { embedOrigins: ['http://localhost:4300'] })).status).toBe(200);
    Object.assign(test.config, { production: true });
    const { status, body } = await admin.put(pathOf(other), { embedOrigins: ['https://lotus.in', 'http://localhost:4300'] });
    Object.assign(test.config, { production: false });
    expect([status, body.errors]).toEqual([400, { embedOrigins: '“http://localhost:4300”: it must begin with https://' }]);
  });
});
