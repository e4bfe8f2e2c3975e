import { jest } from '@jest/globals';
import type { IntegrationScope } from '@arogya/domain/access';
import { prepared } from '../database/statement';
import { shortly, type Answer } from '../testing/caller';
import { makeClinic, NOW, standAt, type Clinic } from '../testing/clinic';
import { integrationKey, program, type Program } from '../testing/integration-key';
import { startTestApp, type TestApp } from '../testing/test-app';
import { ExternalIds } from './external-ids';

const noLock = prepared<object>('no-lock', 'select true as found');
const TEN = Array.from({ length: 10 }, (_, index) => index);

describe('external ids', () => {
  let test: TestApp;
  let [own, foreign]: Clinic[] = [];
  let everywhere: Program;
  let other: Program;
  let bound: Program;
  let last = 0;
  const phone = (): string => `+91 98450 5${String((last += 1)).padStart(4, '0')}`;
  const lead = (fields: object = {}): object => ({ patientName: 'Asha Rao', phone: phone(), ...fields });
  const patient = (fields: object = {}): object => ({ name: 'Asha Rao', phone: phone(), ...fields });
  const path = (noun: string, id: string): string => `${noun}/by-external-id/${encodeURIComponent(id)}`;
  const keyed = async (scopes: IntegrationScope[], hospital?: string): Promise<Program> =>
    program(test.visitor(), await integrationKey(test, { scopes, ...(hospital ? { hospital_id: hospital } : {}) }));

  beforeAll(async () => {
    test = await startTestApp();
    standAt(test, NOW);
    [own, foreign] = [await makeClinic(test), await makeClinic(test)];
    everywhere = program(test.visitor(), await integrationKey(test));
    other = program(test.visitor(), await integrationKey(test));
    bound = program(test.visitor(), await integrationKey(test, { hospital_id: own.hospital.id }));
  });
  afterAll(() => test.close());

  const NOUNS = [
    ['leads', lead],
    ['patients', patient],
  ] as const;

  it.each(NOUNS)('of %s are in requests, answers and the filter of the list, for their integration alone', async (noun, fields) => {
    const externalId = `HIS-${(last += 1)}`;
    const { status, body } = await everywhere('POST', noun, { ...fields(), externalId });
    expect([status, body.externalId]).toEqual([201, externalId]);
    const found = async (who: Program): Promise<unknown> => (await who('GET', `${noun}?externalId=${externalId}`)).body;
    expect(await found(everywhere)).toEqual([expect.objectContaining({ id: body.id, externalId })]);
    expect((await everywhere('GET', `${noun}/${body.id}`)).body.externalId).toBe(externalId);
    // Another integration sees the record and not the id; its own of the same letters is no conflict.
    expect(await found(other)).toEqual([]);
    expect((await other('GET', `${noun}/${body.id}`)).body.externalId).toBeNull();
    expect((await other('POST', noun, { ...fields(), externalId })).status).toBe(201);
    expect((await other('PUT', `${noun}/${body.id}`, { externalId: `${externalId}-b` })).body.externalId).toBe(`${externalId}-b`);
    expect((await everywhere('GET', `${noun}/${body.id}`)).body.externalId).toBe(externalId);
  });

  it.each(NOUNS)('of %s are neither sent nor seen by people', async (noun, fields) => {
    const admin = await test.as('admin');
    const { body } = await everywhere('POST', noun, { ...fields(), externalId: `P-${(last += 1)}` });
    for (const seen of [
      await admin.get(noun),
      await admin.get(`${noun}/${body.id}`),
      await admin.put(`${noun}/${body.id}`, { notes: 'x' }),
    ])
      expect([seen.status, seen.text.includes('externalId')]).toEqual([200, false]);
    const refused = [
      await admin.get(`${noun}?externalId=HIS-1`),
      await admin.post(noun, { ...fields(), externalId: 'HIS-1' }),
      await admin.put(`${noun}/${body.id}`, { externalId: 'HIS-1' }),
      await admin.put(`${noun}/${body.id}`, { externalId: null }),
      await admin.put(path(noun, 'HIS-1'), fields()),
    ];
    expect(refused.map(shortly)).toEqual(refused.map(() => [403, 'forbidden']));
  });

  it.each(['HIS-000123', 'MRN 44/2026', '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10', 'एमआरएन-०१२३', 'a', '%_%', 'x'.repeat(100), 'Ω?#&=+;'])(
    'may be %j, in a body, a path and a filter',
    async (externalId) => {
      const mine = await keyed(['leads:read', 'leads:create', 'leads:write']);
      const { status, body } = await mine('PUT', path('leads', externalId), lead());
      expect([status, body.externalId]).toEqual([201, externalId]);
      const again = await mine('PUT', path('leads', ` ${externalId} `), { notes: 'Calls back' });
      expect([again.status, again.body.id, again.body.notes]).toEqual([200, body.id, 'Calls back']);
      const listed = (await mine('GET', `leads?externalId=${encodeURIComponent(externalId)}`)).body as unknown as { id: string }[];
      expect(listed.map(({ id }) => id)).toEqual([body.id]);
    },
  );

  it('are the same composed and decomposed, and other ones in other letters', async () => {
    const { body } = await everywhere('PUT', path('leads', 'Café-1'), lead());
    expect((await everywhere('PUT', path('leads', 'Cafe\u0301-1'), { notes: 'x' })).body.id).toBe(body.id);
    expect((await everywhere('PUT', path('leads', 'CAFÉ-1'), lead())).body.id).not.toBe(body.id);
  });

  it.each(['x'.repeat(101), 'HIS\u200b1', 'HIS\n1', 'HIS\u202e1', '\ufeff', ' ', 'HIS\u00ad1'])(
    'are refused as %j, by name',
    async (externalId) => {
      const inPath = await everywhere('PUT', path('leads', externalId), lead());
      expect([inPath.status, Object.keys(inPath.body.errors as object)]).toEqual([400, ['externalId']]);
      if (externalId.trim() === '' || externalId === '\ufeff') return;
      const inBody = await everywhere('POST', 'leads', lead({ externalId }));
      expect([inBody.status, Object.keys(inBody.body.errors as object)]).toEqual([400, ['externalId']]);
    },
  );

  it.each(NOUNS)('of %s: PUT makes one row under ten at once, and without taking turns it would not', async (noun, fields) => {
    const put = (externalId: string): Promise<Answer[]> =>
      Promise.all(TEN.map((n) => everywhere('PUT', path(noun, externalId), { ...fields(), notes: `call ${n}` })));
    const all = await put('TEN-1');
    expect(all.map(({ status }) => status).sort()).toEqual([...TEN.slice(1).map(() => 200), 201]);
    expect(new Set(all.map(({ body }) => body.id as string)).size).toBe(1);
    const turn = jest.spyOn(test.app.get(ExternalIds), 'turn').mockReturnValue(noLock());
    try {
      const control = await put('TEN-2');
      expect(control.filter(({ status }) => status === 200 || status === 201).length).toBeLessThan(10);
      expect(control.filter(({ status }) => status >= 500)).toEqual([]);
    } finally {
      turn.mockRestore();
    }
  });

  it.each(NOUNS)('of %s: POST and PUT of the record’s id with one that another record has are told which', async (noun, fields) => {
    const externalId = `TAKEN-${(last += 1)}`;
    const first = await everywhere('POST', noun, { ...fields(), externalId });
    const second = await everywhere('POST', noun, fields());
    for (const refused of [
      await everywhere('POST', noun, { ...fields(), externalId }),
      await everywhere('PUT', `${noun}/${second.body.id}`, { externalId, notes: 'not written' }),
    ])
      expect([...shortly(refused), refused.body.id]).toEqual([409, 'externalIdTaken', first.body.id]);
    expect((await everywhere('GET', `${noun}/${second.body.id}`)).body.notes).not.toBe('not written');
    // The record's own is no conflict, another one takes its place, and null takes it away.
    const give = async (id: string | null): Promise<unknown> =>
      (await everywhere('PUT', `${noun}/${first.body.id}`, { externalId: id })).body.externalId;
    expect([await give(externalId), await give(`${externalId}-2`), await give(null)]).toEqual([externalId, `${externalId}-2`, null]);
    expect((await everywhere('PUT', `${noun}/${second.body.id}`, { externalId })).status).toBe(200);
  });

  it.each(NOUNS)('of %s are repeated by an Idempotency-Key like all else', async (noun, fields) => {
    const externalId = `KEY-${(last += 1)}`;
    const body = { ...fields(), externalId };
    const key = { 'idempotency-key': `external-${last}` };
    const [first, again] = [await everywhere('POST', noun, body, key), await everywhere('POST', noun, body, key)];
    expect([first.status, again.body.id, again.headers['idempotent-replayed'], again.body.externalId]).toEqual([
      201,
      first.body.id,
      'true',
      externalId,
    ]);
    const put = (id: string, headers: Record<string, string>): Promise<Answer> => everywhere('PUT', path(noun, id), fields(), headers);
    expect(shortly(await put(`${externalId}-2`, key))[0]).toBe(201);
    expect(shortly(await put(`${externalId}-3`, key))).toEqual([422, 'keyReused']);
  });

  it.each(NOUNS)('of %s: what a new record needs is named where there is none, and If-Match wants one that is there', async (noun) => {
    const needed = noun === 'leads' ? 'patientName' : 'name';
    const refused = await everywhere('PUT', path(noun, 'NEW-1'), { notes: 'x' });
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([400, [needed, 'phone']]);
    const { body } = await everywhere('PUT', path(noun, 'MATCH-1'), { [needed]: 'Asha Rao', phone: phone() });
    const stale = await everywhere('PUT', path(noun, 'MATCH-1'), { notes: 'x' }, { 'if-match': `"${Number(body.version) + 1}"` });
    expect(shortly(stale)).toEqual([409, 'stale']);
    expect(shortly(await everywhere('PUT', path(noun, 'NEW-2'), { [needed]: 'Asha', phone: phone() }, { 'if-match': '"1"' }))).toEqual([
      404,
      'notFound',
    ]);
  });

  it.each(NOUNS)('of %s: one that was deleted is neither brought back nor made again', async (noun, fields) => {
    const admin = await test.as('admin');
    const { body } = await everywhere('PUT', path(noun, 'GONE-1'), fields());
    await admin.delete(`${noun}/${body.id}`);
    const refused = await everywhere('PUT', path(noun, 'GONE-1'), fields());
    expect([...shortly(refused), refused.body.id]).toEqual([409, 'externalIdGone', body.id]);
    expect(shortly(await everywhere('POST', noun, { ...fields(), externalId: 'GONE-1' }))).toEqual([409, 'externalIdTaken']);
    await admin.post(`${noun}/${body.id}/restore`, {});
    expect((await everywhere('PUT', path(noun, 'GONE-1'), { notes: 'x' })).body.id).toBe(body.id);
  });

  it('make a lead only with the scope that adds leads', async () => {
    const changing = await keyed(['leads:write']);
    const refused = await changing('PUT', path('leads', 'SCOPE-1'), lead());
    expect([...shortly(refused), refused.body.scope]).toEqual([403, 'missingScope', 'leads:create']);
    const adding = await keyed(['leads:create']);
    expect(shortly(await adding('PUT', path('leads', 'SCOPE-1'), lead()))).toEqual([403, 'missingScope']);
  });

  it('of a lead that moved to another hospital are told as of one that was deleted', async () => {
    const admin = await test.as('admin');
    const [moved, deleted] = [await bound('PUT', path('leads', 'MOVED'), lead()), await bound('PUT', path('leads', 'DELETED'), lead())];
    await admin.put(`leads/${moved.body.id}`, { assignedDoctorId: foreign!.doctor.id });
    await admin.delete(`leads/${deleted.body.id}`);
    const told = async (id: string, of: Answer): Promise<string> => {
      const { text, body } = await bound('PUT', path('leads', id), lead());
      return text.replace(String(body.requestId), '').replace(of.body.id as string, '');
    };
    expect(await told('MOVED', moved)).toBe(await told('DELETED', deleted));
    expect(await told('MOVED', moved)).toContain('externalIdGone');
  });
});
