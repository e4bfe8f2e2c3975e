import { codeOf, type Answer, type Caller } from '../testing/caller';
import { NOW, standAt } from '../testing/clinic';
import { callsOf, keptOf, linkedAt, type Linked } from '../testing/linked';
import { startTestApp, type TestApp } from '../testing/test-app';
import { visitorBookings, type VisitorBookings } from '../testing/visitor-bookings';

/** Of both servers, or one would not know the links of the other. */
const SECRET = { SESSION_SECRET: 'one session secret of two servers, as long as it has to be' };

let app: TestApp;
let on: VisitorBookings;
let linked: Linked;
let other: Caller;

beforeAll(async () => {
  app = await startTestApp({ env: SECRET });
});
afterAll(() => app.close());
beforeEach(async () => {
  on = await visitorBookings(app);
  linked = await linkedAt(app, on);
  other = app.visitor();
});
const theirs = () => callsOf(linked, other);
const wrong = (): string => (linked.digits === '0000' ? '1111' : '0000');

describe('the last four digits of the phone', () => {
  it.each(['move', 'cancel'] as const)('are asked of another phone before it can %s', async (act) => {
    const go = (more: object): Promise<Answer> => (act === 'move' ? theirs().move('11:00', more) : theirs().cancel(more));
    const before = await keptOf(app, linked.id);
    expect((await theirs().get()).body.digitsNeeded).toBe(true);
    expect([(await go({})).status, codeOf(await go({}))]).toEqual([403, 'digitsNeeded']);
    const refused = await go({ digits: wrong() });
    expect([codeOf(refused), refused.body.triesLeft]).toEqual(['digitsWrong', 4]);
    expect(await keptOf(app, linked.id)).toEqual(before);
    expect((await go({ digits: linked.digits })).status).toBe(200);
  });

  it('are not asked to say coming, nor of the browser that has booked', async () => {
    expect((await theirs().coming()).status).toBe(200);
    expect((await callsOf(linked, linked.owner).get()).body.digitsNeeded).toBe(false);
    expect((await callsOf(linked, linked.owner).cancel({ version: 2 })).status).toBe(200);
  });

  it.each(['98451 31234', '+91 98451 31234', '0091 98451 31234', '098451-31234', '९८४५१ ३१२३४'])('of %p are 1234', async (phone) => {
    const written = await linkedAt(app, on, '11:30', phone);
    expect((await callsOf(written, other).cancel({ digits: '1234' })).status).toBe(200);
  });

  it('may be typed in another script', async () => {
    const typed = [...linked.digits].map((digit) => String.fromCodePoint(0x0966 + Number(digit))).join('');
    expect((await theirs().cancel({ digits: typed })).status).toBe(200);
  });

  it('are refused after five wrong ones within the hour, right ones too; the owner goes on', async () => {
    const tries = [];
    for (let n = 0; n < 6; n += 1) tries.push(await theirs().cancel({ digits: wrong() }));
    expect(tries.map(({ body }) => body.triesLeft)).toEqual([4, 3, 2, 1, 0, undefined]);
    const used = await theirs().cancel({ digits: linked.digits });
    expect([used.status, used.body.message]).toEqual([429, 'Wrong digits were entered too often. Please call the hospital.']);
    expect((await callsOf(linked, app.visitor('127.9.9.9')).cancel({ digits: linked.digits })).status).toBe(429);
    expect((await callsOf(linked, linked.owner).cancel()).status).toBe(200);
  });

  it('of twenty tries at once on two servers are compared five times', async () => {
    const second = await startTestApp({ env: SECRET, database: app.config.databaseUrl });
    standAt(second, NOW);
    const servers = [app, second].map((server) => callsOf(linked, server.visitor()));
    const tries = Array.from({ length: 10 }, () => servers.map((server) => server.cancel({ digits: wrong() })));
    const codes = (await Promise.all(tries.flat())).map(codeOf);
    expect(codes.filter((code) => code === 'digitsWrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'digitsUsedUp')).toHaveLength(15);
    await second.close();
  });

  it('count for each appointment by itself, and right ones do not count', async () => {
    for (let n = 0; n < 4; n += 1) await theirs().cancel({ digits: wrong() });
    const next = await linkedAt(app, on, '11:00');
    expect((await callsOf(next, other).cancel({ digits: '0000' })).body.triesLeft ?? 4).toBe(4);
    expect((await theirs().move('14:00', { digits: linked.digits })).status).toBe(200);
    expect((await theirs().move('14:30', { digits: linked.digits, version: 2 })).status).toBe(200);
    expect((await theirs().cancel({ digits: wrong(), version: 3 })).body.triesLeft).toBe(0);
  });

  it('are asked where another site has sent the browser: its cookies do not count', async () => {
    const across = { 'sec-fetch-site': 'cross-site' };
    expect((await linked.owner.get(`link/${linked.token}`, across)).body.digitsNeeded).toBe(true);
  });
});
