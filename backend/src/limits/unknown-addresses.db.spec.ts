import type { Caller } from '../testing/caller';
import { NOW, standAt, TOMORROW } from '../testing/clinic';
import { startTestApp, type TestApp } from '../testing/test-app';
import { visitorBookings, type VisitorBookings } from '../testing/visitor-bookings';
import { LIMITS } from './limits';

const { max } = LIMITS.unknownAddress;

describe('whoever tries booking addresses', () => {
  let test: TestApp;
  let on: VisitorBookings;
  beforeAll(async () => {
    test = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    standAt(test, NOW);
    on = await visitorBookings(test);
  });
  afterAll(() => test.close());

  /** Each public call that names an address. */
  const calls = (who: Caller, slug: string) => {
    const doctor = on.clinic.doctor.id;
    return [
      () => who.get(`hospitals/booking/${slug}`),
      () => who.get(`hospitals/booking/${slug}/doctors`),
      () => who.get(`hospitals/booking/${slug}/doctors/${doctor}/slots?from=${TOMORROW}&to=${TOMORROW}`),
      () => who.post('appointments/booking/hold', { slug, doctorId: doctor, appointmentDate: `${TOMORROW}T10:00:00+05:30` }),
    ];
  };
  const statuses = async (who: Caller, slug: string): Promise<number[]> => {
    const found: number[] = [];
    for (const call of calls(who, slug)) found.push((await call()).status);
    return found;
  };

  it('has to wait after some, by every call, also of an address that there is', async () => {
    const prober = test.visitor('127.0.4.1');
    for (let n = 0; n < max / 4; n += 1) expect(await statuses(prober, `name-${n}`)).toEqual([404, 404, 404, 404]);
    expect(await statuses(prober, 'one-more')).toEqual([429, 429, 429, 429]);
    const refused = await prober.get(`hospitals/booking/${on.slug}`);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(await statuses(prober, on.slug)).toEqual([429, 429, 429, 429]);
  });

  it('takes nothing from other networks, nor from a network that opens what there is', async () => {
    const visitor = test.visitor('127.0.4.2');
    for (let n = 0; n < max + 5; n += 1) expect((await visitor.get(`hospitals/booking/${on.slug}`)).status).toBe(200);
    expect(await statuses(visitor, on.slug)).toEqual([200, 200, 200, 201]);
  });
});
