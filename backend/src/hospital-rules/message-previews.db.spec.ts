import type { Caller } from '../testing/caller';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

const ABSENT = '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10';

interface Shown {
  readonly label: string;
  readonly text: string;
}

describe('the messages, as patients of a hospital get them', () => {
  let test: TestApp;
  let admin: Caller;
  let hospital: { readonly id: string };
  const messagesOf = ({ id }: { readonly id: string }, language = 'hi', who = admin) =>
    who.get(`hospitals/${id}/rules/messages?language=${language}`);

  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.as('admin');
    hospital = await make.hospital(test.sql, { name: 'Neem Clinic', phone: '+91 55500 10931' });
    await make.doctor(test.sql, { hospital_id: hospital.id, full_name: 'Dr. Tara Sen' });
  });
  afterAll(() => test.close());

  it('name the hospital and its doctor, in the words of the language', async () => {
    const [english, hindi] = [(await messagesOf(hospital, 'en')).body as Shown[], (await messagesOf(hospital)).body as Shown[]];
    expect(english.map(({ label }) => label)).toEqual(['One-time code', 'Confirmation', 'Reminder', 'New time', 'Cancellation']);
    for (const shown of [english, hindi]) {
      const [code, ...others] = shown.map(({ text }) => text);
      expect(code).toContain('042179');
      for (const text of others) for (const word of ['Neem Clinic', 'AD-100001', 'Dr. Tara Sen', '10:30']) expect(text).toContain(word);
      expect(others[0]).toContain(`${test.config.publicBaseUrl}/a/…`);
    }
    expect(hindi[1]?.text).toMatch(/\p{Script=Devanagari}/u);
    expect(english[1]?.text).not.toMatch(/\p{Script=Devanagari}/u);
  });

  it('are there before the first doctor, and without a phone', async () => {
    const { status, body } = await messagesOf(await make.hospital(test.sql));
    expect([status, (body as Shown[]).length]).toEqual([200, 5]);
  });

  it('are for those who set the rules; another hospital is not there', async () => {
    const own = await test.as('hospital_admin', { hospital_id: hospital.id });
    const other = await make.hospital(test.sql);
    const answers = [await messagesOf(hospital, 'hi', own), await messagesOf(other, 'hi', own), await messagesOf({ id: ABSENT })];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404]);
    for (const role of ['agent', 'doctor'] as const) expect((await messagesOf(hospital, 'hi', await test.as(role))).status).toBe(403);
    expect((await messagesOf(hospital, 'hi', test.visitor())).status).toBe(401);
  });

  it.each(['', 'hindi', 'xx', 'HI'])('name the language that is missing or none: %j', async (language) => {
    const { status, body } = await messagesOf(hospital, language);
    expect([status, body.errors]).toEqual([400, { language: 'Please choose a language' }]);
  });
});
