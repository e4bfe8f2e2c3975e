import { LinkTokens } from '../link-tokens/link-token';
import type { Caller } from '../testing/caller';
import { NOW, standAt, tomorrowAt } from '../testing/clinic';
import { callsOf, keptOf, linkedAt, tellingOf, type Linked } from '../testing/linked';
import { startTestApp, type TestApp } from '../testing/test-app';
import { visitorBookings, type VisitorBookings } from '../testing/visitor-bookings';

const [SECRET, BEFORE, NEVER] = ['now', 'before', 'never'].map((word) =>
  `the session secret of ${word}, as long as it has to be`.replace(',', ''),
);

let app: TestApp;
let on: VisitorBookings;
let linked: Linked;
let admin: Caller;
let stranger: Caller;

beforeAll(async () => {
  app = await startTestApp({ env: { SESSION_SECRET: SECRET ?? '', SESSION_SECRETS_BEFORE: BEFORE ?? '' } });
  standAt(app, NOW);
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  on = await visitorBookings(app);
  linked = await linkedAt(app, on);
  stranger = app.visitor();
});

const tokensUnder = (sessionSecret: string | undefined): LinkTokens =>
  new LinkTokens({ ...app.config, sessionSecret: sessionSecret ?? '', earlierSecrets: [] });

/** An address at which there has never been anything. */
const nothing = async (path = ''): Promise<object> => tellingOf(await stranger.get(`link/AAAAAAAAAAAAAAAAAAAAAAA${path}`));
const answerTo = async (token: string, path = ''): Promise<object> => tellingOf(await stranger.get(`link/${token}${path}`));

describe('a link', () => {
  it('shows its appointment, and no phone, e-mail, age or symptom', async () => {
    const { status, body, text, headers } = await callsOf(linked, stranger).get();
    expect(status).toBe(200);
    expect(body).toEqual({
      number: linked.number,
      version: 1,
      status: 'pending',
      appointmentDate: tomorrowAt('10:00'),
      endsAt: tomorrowAt('10:15'),
      person: 'Asha V.',
      doctor: { id: on.clinic.doctor.id, fullName: expect.any(String), specialty: expect.any(String) },
      hospital: expect.objectContaining({ slug: on.slug, name: on.clinic.hospital.name, city: 'Pune', timeZone: 'Asia/Kolkata' }),
      said: {},
      cancelledBy: null,
      movedFrom: null,
      barriers: { coming: null, late: 'notToday', move: null, cancel: null },
      digitsNeeded: true,
      undoUntil: null,
      changeUntil: 120,
      movesLeft: 3,
      language: null,
    });
    expect(text).not.toMatch(/98451|asha@|Rani|Verma|Fever|patientId/u);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  });

  it.each(['/', '/calendar.ics', '/slots?from=2026-11-25&to=2026-11-25'])(
    'changes nothing when %p is fetched, however often',
    async (path) => {
      const before = await keptOf(app, linked.id);
      for (const method of ['GET', 'HEAD', 'GET'] as const) await stranger.send(method, `link/${linked.token}${path === '/' ? '' : path}`);
      expect(await keptOf(app, linked.id)).toEqual(before);
    },
  );

  it('of the secret of before is good, of one that was never is not', async () => {
    const link = { number: linked.number, linkVersion: 0 };
    expect(await answerTo(tokensUnder(BEFORE).tokenOf(link))).toMatchObject({ status: 200 });
    expect(await answerTo(tokensUnder(NEVER).tokenOf(link))).toEqual(await nothing());
  });

  it('shows one that staff have deleted as cancelled by the hospital, and nothing more can be done by it', async () => {
    expect((await admin.delete(`appointments/${linked.id}`)).status).toBe(204);
    const { body } = await callsOf(linked, linked.owner).get();
    expect(body).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'hospital',
      barriers: { coming: 'closed', move: 'closed', cancel: 'closed' },
    });
    expect((await callsOf(linked, linked.owner).coming()).body.type).toBe('urn:arogyadesk:appointmentClosed');
    expect((await callsOf(linked, linked.owner).speak('hi')).status).toBe(409);
    expect((await callsOf(linked, stranger).calendar()).text).toContain('METHOD:CANCEL');
  });

  it('says where it was before the hospital moved it, until the patient says something', async () => {
    expect((await admin.put(`appointments/${linked.id}`, { appointmentDate: tomorrowAt('11:00') })).status).toBe(200);
    const { body } = await callsOf(linked, stranger).get();
    expect(body).toMatchObject({ appointmentDate: tomorrowAt('11:00'), movedFrom: { appointmentDate: tomorrowAt('10:00') } });
    expect(body.movedFrom.doctor).toBe(body.doctor.fullName);
    expect((await callsOf(linked, stranger).coming()).body.movedFrom).toBeNull();
    expect((await callsOf(linked, stranger).get()).body.movedFrom).toBeNull();
  });

  it('says nothing of a move that was taken back', async () => {
    await admin.put(`appointments/${linked.id}`, { appointmentDate: tomorrowAt('11:00') });
    expect((await admin.post(`appointments/${linked.id}/undo`, { version: 2 })).status).toBe(200);
    expect((await callsOf(linked, stranger).get()).body).toMatchObject({ appointmentDate: tomorrowAt('10:00'), movedFrom: null });
  });
});

describe('a token that leads nowhere', () => {
  const swapped = (): string => {
    const other = app.app.get(LinkTokens, { strict: false }).tokenOf({ number: linked.number + 1, linkVersion: 0 });
    const bytes = (token: string): Buffer => Buffer.from(token, 'base64url');
    return Buffer.concat([bytes(linked.token).subarray(0, 5), bytes(other).subarray(5)]).toString('base64url');
  };
  const nextLetter = (): string => `${linked.token.slice(0, -1)}${linked.token.endsWith('A') ? 'B' : 'A'}`;

  it.each<[string, () => string]>([
    ['with one letter changed', nextLetter],
    ['with the HMAC of another number', swapped],
    [
      'of a number that no appointment has',
      () => app.app.get(LinkTokens, { strict: false }).tokenOf({ number: 999_999_999, linkVersion: 0 }),
    ],
    ['of another version', () => app.app.get(LinkTokens, { strict: false }).tokenOf({ number: linked.number, linkVersion: 1 })],
    ['in upper case', () => linked.token.toUpperCase()],
    ['10 kB long', () => 'A'.repeat(10_240)],
    ['that is a number', () => String(linked.number)],
    ['with signs of other scripts', () => '%E0%A4%85'.repeat(8)],
  ])('%s: the same 404, to the letter', async (_, token) => {
    for (const path of ['', '/calendar.ics']) expect(await answerTo(token(), path)).toEqual(await nothing(path));
    const posted = tellingOf(await stranger.post(`link/${token()}/coming`));
    expect(posted).toEqual(tellingOf(await stranger.post('link/AAAAAAAAAAAAAAAAAAAAAAA/coming')));
    expect(posted).toEqual(tellingOf(await stranger.post('link-of-nothing')));
  });

  it('is one that was replaced, and the new one leads there', async () => {
    const { status, body } = await admin.post(`appointments/${linked.id}/link`);
    expect(status).toBe(200);
    expect(await answerTo(linked.token)).toEqual(await nothing());
    expect(await answerTo(body.address.split('/').at(-1))).toMatchObject({ status: 200 });
  });

  it('is one whose phone staff have corrected', async () => {
    const patient = await app.sql.one<{ id: string }>('select patient_id as id from appointments where id = $1', [linked.id]);
    expect((await admin.put(`patients/${patient?.id}`, { phone: '+91 98451 99999' })).status).toBe(200);
    expect(await answerTo(linked.token)).toEqual(await nothing());
  });

  it('is one whose patient was erased', async () => {
    const patient = await app.sql.one<{ id: string }>('select patient_id as id from appointments where id = $1', [linked.id]);
    expect((await admin.post(`patients/${patient?.id}/erase`, {})).status).toBe(200);
    expect(await answerTo(linked.token)).toEqual(await nothing());
  });

  it('is one of an appointment that ended eight days ago; after seven it still shows it', async () => {
    standAt(app, '2026-12-02T10:14:00+05:30');
    expect(await answerTo(linked.token)).toMatchObject({ status: 200 });
    standAt(app, '2026-12-03T10:15:00+05:30');
    expect(await answerTo(linked.token)).toEqual(await nothing());
  });
});
