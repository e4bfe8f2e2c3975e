import { foldName, lookOf } from '@arogya/domain/users/names';
import type { Answer, Caller } from '../testing/caller';
import { make, TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { createAdmin } from './create-admin';

let count = 0;
const unique = (): string =>
  `u${(count += 1)}${Math.random()
    .toString(36)
    .slice(2, 8)
    .replace(/[^a-z]/gu, 'x')}`;

describe('the name of an account', () => {
  let test: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    test = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    await make.reference(test.sql);
    admin = await test.as('admin');
  });
  afterAll(() => test.close());

  const person = (username: string, more: object = {}): object => ({
    ...{ username, password: 'secret1', email: `${unique()}@example.in`, firstName: 'Some', lastName: 'Body', role: 'agent', ...more },
  });
  const add = (username: string, more: object = {}): Promise<Answer> => admin.post('users', person(username, more));
  const errorOf = ({ status, body }: Answer): [number, string[]] => [status, Object.keys(body.errors ?? {})];
  let address = 0;
  const stranger = (): Caller => test.visitor(`127.0.10.${(address = (address % 250) + 1)}`);
  const signIn = async (username: string, password = TEST_PASSWORD, who = stranger()): Promise<Answer> =>
    who.post('auth/login', { username, password });

  /** Ways to write one name, by what is done to it. */
  const WAYS: readonly (readonly [string, (name: string) => string])[] = [
    ['capitals', (name) => name.toUpperCase()],
    ['full-width letters', (name) => [...name].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).join('')],
    ['a zero-width space', (name) => `${name.slice(0, 2)}\u200B${name.slice(2)}`],
    ['a zero-width joiner', (name) => `${name.slice(0, 2)}\u200D${name.slice(2)}`],
    ['a direction sign', (name) => `\u202E${name}\u202C`],
    ['a variation selector', (name) => `${name}\uFE0F`],
    ['a soft hyphen', (name) => `${name.slice(0, 1)}\u00AD${name.slice(1)}`],
  ];

  it.each(WAYS)('written with %s is the same at sign-in, and has no guesses of its own', async (_, write) => {
    const username = unique();
    await make.user(test.sql, 'agent', { username });
    const guesser = stranger();
    const statuses = [];
    for (let turn = 0; turn < 7; turn += 1) statuses.push((await signIn(turn % 2 ? write(username) : username, 'wrong', guesser)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await signIn(write(username))).body.username).toBe(username);
  });

  it.each([
    ['İ of Turkish', (name: string) => name.replace('i', 'İ')],
    ['ı of Turkish', (name: string) => name.replace('i', 'ı')],
    ['a Cyrillic letter', (name: string) => name.replace('i', 'і')],
    ['a dot of its own', (name: string) => name.replace('i', 'i\u0307')],
  ])('does not sign in with %s, whose guesses count with its own', async (_, write) => {
    const username = `${unique()}i2`;
    await make.user(test.sql, 'agent', { username });
    expect((await signIn(write(username))).status).toBe(401);
    const guesser = stranger();
    const statuses = [];
    for (let turn = 0; turn < 7; turn += 1) statuses.push((await signIn(turn % 2 ? write(username) : username, 'wrong', guesser)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('signs in composed or decomposed, and is stored composed', async () => {
    const name = `josé${unique()}`;
    const made = await add(name.normalize('NFD'));
    expect([made.status, made.body.username]).toEqual([201, name.normalize('NFC')]);
    for (const form of ['NFC', 'NFD'] as const) expect((await signIn(name.normalize(form), 'secret1')).status).toBe(200);
  });

  it.each<[string, (name: string) => string]>([
    ...WAYS.map(([what, write]) => [what, write] as [string, (name: string) => string]),
    ['İ of Turkish', (name) => name.replace('i', 'İ')],
    ['ı of Turkish', (name) => name.replace('i', 'ı')],
    ['a Cyrillic letter', (name) => name.replace('i', 'і')],
    ['a Greek letter', (name) => name.replace('i', 'ι')],
    ['an accent', (name) => name.replace('i', 'í')],
  ])('is given to one account alone, also when it is written with %s', async (_, write) => {
    const username = `${unique()}i2`;
    const [{ id }, other] = [await make.user(test.sql, 'agent', { username }), await make.user(test.sql, 'agent')];
    const before = await test.sql.count('from users');
    const refused = [await add(write(username)), await admin.put(`users/${other.id}`, { username: write(username) })];
    for (const answer of refused) {
      expect([400, 409]).toContain(answer.status);
      expect([Object.keys(answer.body.errors), answer.body.message]).toEqual([['username'], answer.body.errors.username]);
    }
    expect(await test.sql.count('from users')).toBe(before);
    expect((await admin.put(`users/${id}`, { username: username.toUpperCase() })).status).toBe(200);
  });

  it.each([
    ['асе', 'ace'],
    ['ροτ', 'pot'],
  ])('of letters of one other script is refused where it looks like a Latin one: %s', async (other, latin) => {
    await make.user(test.sql, 'agent', { username: latin });
    const answer = await add(other);
    expect([answer.status, answer.body.errors]).toEqual([
      409,
      { username: 'This username looks like one that is in use. Please choose another one' },
    ]);
  });

  it.each(['रवि.कुमार-2', 'ரவி_குமார்', 'иван', 'রবি', 'ravi.kumar@lotus-2', '২০২৬রবি', 'José'])('may be of one script: %s', async (name) => {
    const { status, body } = await add(name);
    expect([status, body.username]).toEqual([201, name]);
    expect((await signIn(name, 'secret1')).status).toBe(200);
  });

  it.each([
    'ravi\u0915\u0941',
    'аdmin-two',
    'рavi',
    'ravi kumar',
    'ravi/kumar',
    'ravi\u200Ckumar',
    'ravi\uFE0F',
    '\u2066ravi',
    'ravi\u0000x',
    '🙂🙂🙂',
  ])('may not be %s', async (name) => {
    expect(errorOf(await add(name))[0]).toBe(400);
  });

  it('is looked at in every form that makes an account', async () => {
    const username = `${unique()}i2`;
    await make.user(test.sql, 'agent', { username });
    const account = { createUserAccount: true, username: username.replace('i', 'і'), password: 'secret1' };
    const doctor = {
      ...{ fullName: 'Dr. New', specialty: 'Cardiology', phone: '+91 98450 10001', city: 'Pune' },
      ...{ licenseNumber: 'MMC/1', email: 'dr@example.in', hospitalName: 'Own Practice' },
    };
    const [plainDoctor, hospital] = [await make.doctor(test.sql), await make.hospital(test.sql)];
    const answers = [
      await admin.post('doctors', { ...doctor, ...account }),
      await admin.put(`doctors/${plainDoctor.id}`, account),
      await admin.post('hospitals', { name: 'New', city: 'Pune', ...account }),
      await admin.put(`hospitals/${hospital.id}`, account),
    ];
    expect(answers.map(errorOf)).toEqual(Array(4).fill([400, ['username']]));
    const owner = { username: account.username, email: 'a@example.in', firstName: 'A', lastName: 'B', password: 'a long passphrase' };
    await expect(createAdmin(test.config.databaseUrl, owner)).rejects.toThrow('mixes scripts');
  });

  it('and its e-mail address belong to one account, in whatever way they are written', async () => {
    const email = `${unique()}i@example.in`;
    await add(unique(), { email });
    const written = [email.toUpperCase(), email.replace('i@', 'ｉ@'), email.replace('i@', 'і@'), email.replace('i@', 'i\u200B@')];
    for (const other of written) {
      const answer = await add(unique(), { email: other });
      expect([400, 409]).toContain(answer.status);
      expect(Object.keys(answer.body.errors)).toEqual(['email']);
    }
  });

  it('goes to one of two who ask for look-alikes at once', async () => {
    const name = unique();
    const answers = await Promise.all([add(`${name}é`), add(`${name}è`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is not taken back by a restored account that looks like another one by now', async () => {
    const username = unique();
    const gone = await make.user(test.sql, 'agent', { username: `${username}é`, archived_at: new Date(), is_active: false });
    await add(`${username}e`);
    expect(errorOf(await admin.post(`users/${gone.id}/restore`))).toEqual([409, ['username']]);
    expect(await test.sql.count(`from users where id = '${gone.id}' and archived_at is not null`)).toBe(1);
  });

  describe('that was made before such names were refused', () => {
    it('signs in, also where two fold to the same: the exact spelling decides', async () => {
      const plain = unique();
      const wide = WAYS[1]?.[1](plain) ?? '';
      const [one, two] = [await make.user(test.sql, 'agent', { username: plain }), await make.user(test.sql, 'doctor', { username: wide })];
      expect([(await signIn(plain)).body.id, (await signIn(wide)).body.id]).toEqual([one.id, two.id]);
      expect([(await signIn(plain.toUpperCase())).body.id, (await signIn(wide.toUpperCase())).body.id]).toEqual([one.id, two.id]);
      expect((await signIn(`${plain}\u200B`)).status).toBe(401);
    });

    it('can be changed in everything else, and keeps its spelling', async () => {
      const username = `${unique()} with spaces\u200B`;
      const { id } = await make.user(test.sql, 'agent', { username });
      const kept = await admin.put(`users/${id}`, { username, firstName: 'New', isActive: true });
      expect([kept.status, kept.body.username, kept.body.firstName]).toEqual([200, username, 'New']);
      expect((await signIn(username)).status).toBe(200);
      expect((await admin.put(`users/${id}`, { username: unique() })).status).toBe(200);
    });

    it('is listed for administrators with the reason, and nobody else reads the list', async () => {
      const plain = `${unique()}o`;
      const fine = await make.user(test.sql, 'agent');
      const made = [
        await make.user(test.sql, 'agent', { username: plain }),
        await make.user(test.sql, 'agent', { username: plain.replace(/o$/u, 'о') }),
        await make.user(test.sql, 'agent', { username: `${unique()}\u200E` }),
      ];
      const { body } = await admin.get('users/doubtful-names');
      const listed = body as { id: string; field: string; why: string }[];
      const whyOf = (id: string | undefined): string | undefined => listed.find((one) => one.id === id && one.field === 'username')?.why;
      expect(made.map(({ id }) => whyOf(id))).toEqual([
        expect.stringContaining('It looks like'),
        expect.stringContaining('mixes scripts'),
        expect.stringContaining('cannot be seen'),
      ]);
      expect(whyOf(fine.id)).toBeUndefined();
      for (const role of ['agent', 'doctor', 'hospital_admin'] as const)
        expect((await (await test.as(role)).get('users/doubtful-names')).status).toBe(403);
    });
  });

  it('is folded by the database as by the product', async () => {
    const names: string[] = [];
    // Latin, Greek, Cyrillic, the scripts of India, signs, and the full-width and other forms that are the same letters.
    for (const [first, last] of [
      [0x20, 0xe00],
      [0x1e00, 0x2c00],
      [0xf900, 0x10000],
    ] as const)
      for (let point = first; point < last; point += 1) names.push(`a${String.fromCodePoint(point)}b`);
    names.push('ΑΣ', 'İstanbul', 'STRASSE', 'straße', 'ﬃ', 'e\u0301', 'ड\u093C', '\u{E0041}tag');
    const assigned = names.filter((name) => !/\p{Cn}/u.test(name));
    const rows = await test.sql.query<{ name: string; folded: string }>(
      `select n as name, ${(await expression(test)).replaceAll('username', 'n')} as folded from unnest($1::text[]) n`,
      [assigned],
    );
    expect(rows.length).toBeGreaterThan(6_000);
    expect(rows.filter(({ name, folded }) => folded !== foldName(name)).map(({ name }) => name)).toEqual([]);
    expect(lookOf('admİn2')).toBe('admin2');
  });
});

/** As the database says it of its column. */
async function expression({ sql }: TestApp): Promise<string> {
  const row = await sql.one<{ said: string }>(
    `select pg_get_expr(d.adbin, d.adrelid) as said from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
     where a.attrelid = 'users'::regclass and a.attname = 'username_folded'`,
  );
  return row?.said ?? '';
}
