import { outcomeOf, type Answer, type Caller } from '../testing/caller';
import { make, TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

type SignedInCaller = Caller & { readonly userId: string; readonly username: string };

describe('a fresh proof of who is calling', () => {
  let test: TestApp;
  let admin: SignedInCaller;
  beforeAll(async () => {
    test = await startTestApp();
    await make.reference(test.sql);
    admin = await test.as('admin');
  });
  afterAll(() => test.close());

  /** As long after the last proof as somebody may be who has found an open screen or a cookie. */
  const rest = ({ userId }: SignedInCaller): Promise<unknown> =>
    test.sql.query(`update sessions set confirmed_at = now() - interval '20 minutes' where user_id = $1`, [userId]);
  const ASKED = '403 confirmNeeded';

  let count = 0;
  const person = (more: object = {}): object => ({
    username: `new-${(count += 1)}`,
    ...{ password: 'secret1', email: `new-${count}@example.in`, firstName: 'New', lastName: 'Person', ...more },
  });
  const account = (): object => ({ createUserAccount: true, username: `made-${(count += 1)}`, password: 'secret1' });
  const doctor = (more: object = {}): object => ({
    ...{ fullName: `Dr. New ${(count += 1)}`, specialty: 'Cardiology', phone: '+91 98450 10001', city: 'Pune' },
    ...{ email: `dr-${count}@example.in`, licenseNumber: 'MMC/2011/1', hospitalName: 'Own Practice', ...more },
  });
  const doctorWithAccount = async (fields: Readonly<Record<string, unknown>> = {}): Promise<string> => {
    const user = await make.user(test.sql, 'doctor', fields);
    return (await make.doctor(test.sql, { user_id: user.id, ...fields })).id;
  };
  const ARCHIVED = { archived_at: new Date(), is_active: false };

  /** Each call that makes, widens, moves or discloses, with what is right to send; made anew for each turn. */
  const calls: readonly (readonly [string, () => Promise<(who: Caller) => Promise<Answer>>])[] = [
    ...(['admin', 'agent', 'doctor'] as const).map(
      (role) =>
        [`a new account with the role ${role}`, () => Promise.resolve((who: Caller) => who.post('users', person({ role })))] as const,
    ),
    ...(
      [
        ['another e-mail address', () => ({ email: `moved-${(count += 1)}@example.in` })],
        ['another username', () => ({ username: `renamed-${(count += 1)}` })],
        ['another role', () => ({ role: 'doctor' })],
        ['another password', () => ({ password: 'set by somebody' })],
        ['an account that is disabled', () => ({ isActive: false })],
      ] as const
    ).map(
      ([what, body]) =>
        [
          what,
          async () => {
            const { id } = await make.user(test.sql, 'agent');
            return (who: Caller) => who.put(`users/${id}`, body());
          },
        ] as const,
    ),
    [
      'an account that is active again',
      async () => {
        const { id } = await make.user(test.sql, 'agent', { is_active: false });
        return (who) => who.put(`users/${id}`, { isActive: true });
      },
    ],
    [
      'another hospital of an administrator',
      async () => {
        const [one, two] = [await make.hospital(test.sql), await make.hospital(test.sql)];
        const { id } = await make.user(test.sql, 'hospital_admin', { hospital_id: one.id });
        return (who) => who.put(`users/${id}`, { hospitalId: two.id });
      },
    ],
    [
      'another doctor of an account',
      async () => {
        const [user, other] = [await make.user(test.sql, 'doctor'), await make.doctor(test.sql)];
        return (who) => who.put(`users/${user.id}`, { doctorId: other.id });
      },
    ],
    [
      'a deleted account',
      async () => {
        const { id } = await make.user(test.sql, 'agent');
        return (who) => who.delete(`users/${id}`);
      },
    ],
    [
      'a restored account',
      async () => {
        const { id } = await make.user(test.sql, 'agent', ARCHIVED);
        return (who) => who.post(`users/${id}/restore`);
      },
    ],
    ...(['sessions', 'second-factor'] as const).map(
      (part) =>
        [
          `ended: ${part} of somebody`,
          async () => {
            const { id } = await make.user(test.sql, 'agent');
            return (who: Caller) => who.delete(`users/${id}/${part}`);
          },
        ] as const,
    ),
    ['a doctor with an account', () => Promise.resolve((who) => who.post('doctors', doctor(account())))],
    [
      'an account for a doctor',
      async () => {
        const { id } = await make.doctor(test.sql);
        return (who) => who.put(`doctors/${id}`, account());
      },
    ],
    [
      'a deleted doctor who has an account',
      async () => {
        const id = await doctorWithAccount();
        return (who) => who.delete(`doctors/${id}`);
      },
    ],
    [
      'a restored doctor who has an account',
      async () => {
        const id = await doctorWithAccount(ARCHIVED);
        return (who) => who.post(`doctors/${id}/restore`);
      },
    ],
    [
      'a hospital with an administrator',
      () => Promise.resolve((who) => who.post('hospitals', { name: `Lotus ${(count += 1)}`, city: 'Pune', ...account() })),
    ],
    [
      'an administrator for a hospital',
      async () => {
        const { id } = await make.hospital(test.sql);
        return (who) => who.put(`hospitals/${id}`, account());
      },
    ],
    ...([true, false] as const).map(
      (isActive) =>
        [
          `a hospital whose accounts are ${isActive ? 'opened' : 'closed'}`,
          async () => {
            const { id } = await make.hospital(test.sql, { is_active: !isActive });
            return (who: Caller) => who.put(`hospitals/${id}`, { isActive });
          },
        ] as const,
    ),
    [
      'a deleted hospital',
      async () => {
        const { id } = await make.hospital(test.sql);
        return (who) => who.delete(`hospitals/${id}`);
      },
    ],
    [
      'a restored hospital',
      async () => {
        const { id } = await make.hospital(test.sql, ARCHIVED);
        return (who) => who.post(`hospitals/${id}/restore`);
      },
    ],
    [
      'the export of a patient',
      async () => {
        const { id } = await make.patient(test.sql);
        return (who) => who.get(`patients/${id}/export`);
      },
    ],
    [
      'the rows of a phone',
      async () => {
        const { phone } = await make.patient(test.sql);
        return (who) => who.get(`privacy/by-phone/${encodeURIComponent(phone)}`);
      },
    ],
    [
      'the copy of a person',
      async () => {
        const { id, phone } = await make.patient(test.sql);
        return (who) => who.post('privacy/copy', { phone, ids: [id] });
      },
    ],
    ['all appointments', () => Promise.resolve((who) => who.get('export/appointments/csv'))],
    ['all leads', () => Promise.resolve((who) => who.get('export/leads/csv'))],
  ];

  /** What a refused call must leave as it was. */
  const everything = (): Promise<unknown> =>
    test.sql.query(
      `select (select jsonb_agg(u order by u.id) from users u) as users, (select jsonb_agg(d order by d.id) from doctors d) as doctors,
         (select jsonb_agg(h order by h.id) from hospitals h) as hospitals`,
    );

  it.each(calls)('is asked for by %s, and with it the same call is made', async (_, prepare) => {
    const call = await prepare();
    await rest(admin);
    const before = await everything();
    expect(outcomeOf(await call(admin))).toBe(ASKED);
    expect(await everything()).toEqual(before);
    expect((await admin.post('auth/confirm', { password: TEST_PASSWORD })).status).toBe(204);
    expect((await call(admin)).status).toBeLessThan(300);
  });

  it.each<[string, (who: Caller, headers?: Record<string, string>) => Promise<Answer>]>([
    ['a release', (who, headers) => who.post('releases', {}, headers)],
    ['what is live', (who, headers) => who.put('releases/mfe-nobody/live', { id: 'installed' }, headers)],
    ['going back', (who, headers) => who.post('releases/mfe-nobody/rollback', {}, headers)],
    ['the emergency switch', (who, headers) => who.put('releases/mfe-nobody/off', { off: true }, headers)],
    ['a new key', (who) => who.post('release-keys', {})],
    ['a key that is revoked', (who) => who.post('release-keys/8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10/revoke')],
  ])('is asked for by %s', async (_, call) => {
    await rest(admin);
    expect(outcomeOf(await call(admin))).toBe(ASKED);
    await admin.post('auth/confirm', { password: TEST_PASSWORD });
    expect(outcomeOf(await call(admin))).toMatch(/^(?:400 invalid|404 notFound|409 notServed)$/u);
  });

  it('is asked for of a hospital’s own administrator who makes an account', async () => {
    const who = await test.as('hospital_admin');
    const own = (more: object = {}): object => doctor({ hospitalName: undefined, ...more });
    await rest(who);
    expect(outcomeOf(await who.post('doctors', own(account())))).toBe(ASKED);
    expect((await who.post('doctors', own())).status).toBe(201);
  });

  it('is not asked for where no account and no whole person is touched', async () => {
    const [user, plain, hospital, patient] = await Promise.all([
      make.user(test.sql, 'agent'),
      make.doctor(test.sql),
      make.hospital(test.sql),
      make.patient(test.sql),
    ]);
    await rest(admin);
    const answers = [
      await admin.put(`users/${user.id}`, { firstName: 'Asha', lastName: 'Rao', username: user.username, role: 'agent', isActive: true }),
      await admin.post('doctors', doctor({ createUserAccount: false })),
      await admin.put(`doctors/${plain.id}`, { phone: '+91 98450 10002' }),
      await admin.delete(`doctors/${plain.id}`),
      await admin.post(`doctors/${plain.id}/restore`),
      await admin.post('hospitals', { name: `Neem ${(count += 1)}`, city: 'Pune' }),
      await admin.put(`hospitals/${hospital.id}`, { city: 'Nashik', isActive: true }),
      await admin.get(`patients/by-phone/${encodeURIComponent(patient.phone)}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 200, 204, 200, 201, 200, 200]);
  });
});
