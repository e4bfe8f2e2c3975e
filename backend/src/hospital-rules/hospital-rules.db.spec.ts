import type { LanguageTicks } from '@arogya/domain/hospital-rules/hospital-rules';
import { LANGUAGE_NOT_TICKED } from '@arogya/domain/hospital-rules/rules';
import { TICKED_LANGUAGES } from '@arogya/domain/hospital-rules/ticks';
import { UNKNOWN_FIELD } from '../http/checked.pipe';
import type { Caller } from '../testing/caller';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { presentTexts } from './catalogue-texts';
import { HospitalRules } from './hospital-rules';

const ABSENT = '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10';
const DEFAULTS = { changeUntil: 120, moves: 3, patientConfirms: false, language: 'en', version: 0, updatedAt: null };

describe('the rules of a hospital for its patients', () => {
  let test: TestApp;
  let admin: Caller & { readonly userId: string };
  let own: Caller & { readonly userId: string };
  let hospital: { readonly id: string };
  const pathOf = ({ id }: { readonly id: string }): string => `hospitals/${id}/rules`;
  const anew = (): Promise<{ readonly id: string; readonly name: string }> => make.hospital(test.sql);
  const rowsOf = ({ id }: { readonly id: string }) =>
    test.sql.query<{ languages: LanguageTicks; version: number }>('select languages, version from hospital_rules where hospital_id = $1', [
      id,
    ]);

  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.as('admin', { first_name: 'Asha', last_name: 'Kulkarni' });
    hospital = await anew();
    own = await test.as('hospital_admin', { hospital_id: hospital.id, first_name: 'Ravi', last_name: '' });
  });
  afterAll(() => test.close());

  it('are the defaults until somebody sets them, and reading writes no row', async () => {
    const other = await anew();
    const { status, body, headers } = await admin.get(pathOf(other));
    expect([status, headers.etag]).toEqual([200, '"0"']);
    expect(body).toMatchObject({ id: other.id, name: other.name, timeZone: 'Asia/Kolkata', ...DEFAULTS });
    expect(Object.keys(body.languages as object)).toEqual([...TICKED_LANGUAGES]);
    expect(body.languages.hi).toEqual({
      pages: { texts: expect.any(Number), reviewed: expect.any(Number), tick: null },
      messages: { texts: expect.any(Number), reviewed: expect.any(Number), tick: null },
    });
    expect(await rowsOf(other)).toEqual([]);
  });

  it('are set in part or as a whole, and what is not sent stays', async () => {
    const other = await anew();
    expect((await admin.put(pathOf(other), {})).body.version).toBe(0);
    expect((await admin.put(pathOf(other), { moves: 3, languages: { hi: { pages: false } } })).body.version).toBe(0);
    expect((await admin.put(pathOf(other), { changeUntil: 30 })).body).toMatchObject({
      ...DEFAULTS,
      changeUntil: 30,
      version: 1,
      updatedAt: expect.any(String),
    });
    const { body } = await admin.put(pathOf(other), { moves: 0, patientConfirms: true, languages: { hi: { pages: true } } });
    expect(body).toMatchObject({ changeUntil: 30, moves: 0, patientConfirms: true, version: 2 });
    expect((await admin.put(pathOf(other), { moves: 0 })).body.version).toBe(2);
    expect((await admin.put(pathOf(other), {})).body).toMatchObject({ changeUntil: 30, moves: 0, version: 2 });
    expect((await admin.get(pathOf(other))).body).toEqual(body);
  });

  it('tell whoever speaks to patients what is in force, also of a hospital that has none', async () => {
    const other = await anew();
    const rules = test.app.get(HospitalRules);
    expect(await rules.rulesOf(other.id)).toEqual({
      changeUntil: 120,
      moves: 3,
      patientConfirms: false,
      language: 'en',
      pages: ['en'],
      messages: ['en'],
    });
    await admin.put(pathOf(other), { language: 'hi', languages: { hi: { pages: true, messages: true } } });
    expect(await rules.rulesOf(other.id)).toMatchObject({ language: 'hi', pages: ['en', 'hi'], messages: ['en', 'hi'] });
    expect(await rules.rulesOf(ABSENT)).toMatchObject({ changeUntil: 120, pages: ['en'] });
  });

  describe('the ticks of a language', () => {
    it('say who has read the texts and when, and keep it while these are the same', async () => {
      const other = await anew();
      const { body } = await admin.put(pathOf(other), { languages: { hi: { pages: true } } });
      const tick = { by: admin.userId, name: 'Asha K.', at: expect.any(String), changed: 0 };
      expect(body.languages.hi).toMatchObject({ pages: { tick }, messages: { tick: null } });
      const second = await test.as('admin', { first_name: 'Meera', last_name: 'Iyer' });
      const again = await second.put(pathOf(other), { languages: { hi: { pages: true, messages: true } } });
      expect(again.body.languages.hi.pages).toEqual(body.languages.hi.pages);
      expect(again.body.languages.hi.messages.tick).toMatchObject({ by: second.userId, name: 'Meera I.' });
      expect((await admin.put(pathOf(other), { languages: { hi: { pages: false } } })).body.languages.hi.pages.tick).toBeNull();
    });

    it('say how many texts have changed since, and are of whoever reads these', async () => {
      const other = await anew();
      await admin.put(pathOf(other), { languages: { hi: { pages: true } } });
      const marks = presentTexts('pages', 'hi')?.marks.slice(9) ?? '';
      const older = { hi: { pages: { by: admin.userId, name: 'Asha K.', at: '2026-01-05T09:00:00.000Z', hash: 'older', marks } } };
      await test.sql.query('update hospital_rules set languages = $2 where hospital_id = $1', [other.id, JSON.stringify(older)]);
      expect((await admin.get(pathOf(other))).body.languages.hi.pages.tick).toMatchObject({ at: '2026-01-05T09:00:00.000Z', changed: 3 });
      // Another tick leaves it as it is: nobody has said that they were read again.
      const beside = await own.put(pathOf(hospital), { languages: { hi: { messages: true } } });
      expect(beside.status).toBe(200);
      const { body } = await admin.put(pathOf(other), { moves: 2, languages: { hi: { messages: true } } });
      expect(body.languages.hi.pages.tick).toMatchObject({ at: '2026-01-05T09:00:00.000Z', changed: 3 });
      const read = await admin.put(pathOf(other), { languages: { hi: { pages: true } } });
      expect(read.body.languages.hi.pages.tick).toMatchObject({ by: admin.userId, changed: 0 });
      expect(read.body.languages.hi.pages.tick.at).not.toBe('2026-01-05T09:00:00.000Z');
    });

    it('decide which language patients get who have chosen none', async () => {
      const other = await anew();
      const refused = { status: 400, body: expect.objectContaining({ errors: { language: LANGUAGE_NOT_TICKED } }) };
      expect(await admin.put(pathOf(other), { language: 'hi' })).toMatchObject(refused);
      expect(await admin.put(pathOf(other), { language: 'hi', languages: { hi: { messages: true } } })).toMatchObject(refused);
      expect(await rowsOf(other)).toEqual([]);
      expect((await admin.put(pathOf(other), { language: 'hi', languages: { hi: { pages: true } } })).status).toBe(200);
      expect(await admin.put(pathOf(other), { languages: { hi: { pages: false } } })).toMatchObject(refused);
      expect((await admin.put(pathOf(other), { language: 'en', languages: { hi: { pages: false } } })).body.language).toBe('en');
    });
  });

  describe('who may', () => {
    it.each(['agent', 'doctor'] as const)('not a %s, who is refused', async (role) => {
      const caller = await test.as(role);
      expect([(await caller.get(pathOf(hospital))).status, (await caller.put(pathOf(hospital), { moves: 1 })).status]).toEqual([403, 403]);
    });

    it('nobody without a session', async () => {
      expect([
        (await test.visitor().get(pathOf(hospital))).status,
        (await test.visitor().put(pathOf(hospital), { moves: 1 })).status,
      ]).toEqual([401, 401]);
    });

    it('a hospital administrator for the own hospital; another one is not there', async () => {
      const other = await anew();
      expect((await own.get(pathOf(hospital))).status).toBe(200);
      expect((await own.put(pathOf(hospital), { moves: 5 })).body.moves).toBe(5);
      const foreign = [await own.get(pathOf(other)), await own.put(pathOf(other), { moves: 5 })];
      const absent = [await own.get(pathOf({ id: ABSENT })), await own.put(pathOf({ id: ABSENT }), { moves: 5 })];
      const shown = (answers: readonly { status: number; body: object }[]) =>
        answers.map(({ status, body }) => [status, Object.keys(body).sort(), (body as { detail: string }).detail]);
      expect(shown(foreign)).toEqual(shown(absent));
      expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
      expect(await rowsOf(other)).toEqual([]);
    });

    it('nobody for a hospital that is not there, was deleted, or has no id', async () => {
      const gone = await make.hospital(test.sql, { archived_at: new Date() });
      for (const id of [ABSENT, gone.id]) {
        expect((await admin.get(pathOf({ id }))).status).toBe(404);
        expect((await admin.put(pathOf({ id }), { moves: 1 })).status).toBe(404);
      }
      expect((await admin.get(pathOf({ id: 'nothing' }))).status).toBe(400);
    });
  });

  it('refuse a save over somebody else’s, also the first of two that both saw none, with what differs and the present rules', async () => {
    const other = await anew();
    const saves = await Promise.all([2, 4].map((moves) => admin.put(pathOf(other), { moves }, { 'if-match': '"0"' })));
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = saves.find(({ status }) => status === 200)?.body.moves as number;
    const { status, body } = await admin.put(
      pathOf(other),
      { moves: won, changeUntil: 0, languages: { hi: { pages: true, messages: false } } },
      { 'if-match': '"0"' },
    );
    expect([status, Object.keys(body.errors as object).sort()]).toEqual([409, ['changeUntil', 'languages']]);
    expect(body.current).toMatchObject({ moves: won, changeUntil: 120, version: 1 });
    expect((await admin.put(pathOf(other), { changeUntil: 0 }, { 'if-match': '"1"' })).body).toMatchObject({ changeUntil: 0, version: 2 });
  });

  it('stand in the audit log under the name of the hospital, with who has set what', async () => {
    const other = await anew();
    for (const moves of [1, 1, 2]) await admin.put(pathOf(other), { moves });
    const log = (await admin.get(`audit?entity=hospital_rules&entityId=${other.id}`)).body;
    const by = { actorId: admin.userId, entityName: other.name };
    expect(log).toMatchObject([
      { ...by, action: 'changed', fields: ['moves'] },
      { ...by, action: 'created' },
    ]);
  });

  const CUT_OFF = 'Please enter 0 minutes to 7 days';
  const FLAG = 'Must be true or false';
  it.each([
    [{ changeUntil: -1 }, 'changeUntil', CUT_OFF],
    [{ changeUntil: 10_081 }, 'changeUntil', CUT_OFF],
    [{ changeUntil: 90.5 }, 'changeUntil', 'Please enter a whole number'],
    [{ changeUntil: '120' }, 'changeUntil', 'Please enter a whole number'],
    [{ changeUntil: null }, 'changeUntil', 'Please enter a whole number'],
    [{ moves: 21 }, 'moves', 'Please enter 0 to 20'],
    [{ moves: '३' }, 'moves', 'Please enter a whole number'],
    [{ patientConfirms: 'yes' }, 'patientConfirms', FLAG],
    [{ language: 'hindi' }, 'language', 'Please choose a language'],
    [{ language: 'हिन्दी' }, 'language', 'Please choose a language'],
    [{ language: null }, 'language', 'Please choose a language'],
    [{ languages: ['hi'] }, 'languages', 'Must be an object'],
    [{ languages: { hi: true } }, 'languages.hi', 'Must be an object'],
    [{ languages: { hi: { pages: 'true' } } }, 'languages.hi.pages', FLAG],
    [{ languages: { hi: { pages: { by: 'me' } } } }, 'languages.hi.pages', FLAG],
    [{ languages: { hi: { poster: true } } }, 'languages.hi.poster', UNKNOWN_FIELD],
    [{ languages: { en: { pages: true } } }, 'languages.en', UNKNOWN_FIELD],
    [{ languages: { ur: { pages: true } } }, 'languages.ur', UNKNOWN_FIELD],
    [{ embedOrigins: 'https://lotus.in' }, 'embedOrigins', 'Please enter a list of addresses'],
    [{ embedOrigins: null }, 'embedOrigins', 'Please enter a list of addresses'],
    [{ embedOrigins: ['https://lotus.in', '*.lotus.in'] }, 'embedOrigins', '“*.lotus.in”: please enter each address by itself, without *'],
    [{ embedOrigins: ['lotus.in'] }, 'embedOrigins', '“lotus.in”: please begin it with https://'],
    [{ version: 7 }, 'version', UNKNOWN_FIELD],
    [{ hospitalId: ABSENT }, 'hospitalId', UNKNOWN_FIELD],
  ])('refuse %j and change nothing', async (wrong, field, sentence) => {
    const other = await anew();
    const { status, body } = await admin.put(pathOf(other), { moves: 9, ...wrong });
    expect([status, body.errors]).toEqual([400, { [field]: sentence }]);
    expect(await rowsOf(other)).toEqual([]);
  });
});
