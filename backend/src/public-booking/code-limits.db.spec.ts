import { makeClinic, NOW, standAt, tomorrowAt } from '../testing/clinic';
import { phoneCoding } from '../testing/phone-coding';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
const { visitor, newPhone, request, verify, codesOf, asked, after } = phoneCoding(() => app);

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1', OUTBOX: '1' } });
});
afterAll(() => app.close());
beforeEach(() => standAt(app, NOW));

describe('asking for codes again and again', () => {
  it('sends six a day to a phone for strangers, with growing gaps, and none for a thousand browsers more', async () => {
    const phone = newPhone();
    const sent = async (minute: number): Promise<number> => {
      after(minute);
      await request(visitor(), phone);
      return (await codesOf(phone)).length;
    };
    const found = [];
    for (const minute of [0, 0.4, 0.5, 1, 1.5, 3, 3.5, 8, 8.5, 18, 18.5, 60, 600, 1400]) found.push(await sent(minute));
    expect(found).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 6]);
    expect(await sent(1441)).toBe(7);
  });

  it('leaves the owner a code within a minute on their own device after a stranger has used up everything', async () => {
    const phone = newPhone();
    const clinic = await makeClinic(app);
    const owner = visitor();
    const typed = { name: 'Asha Verma', phone, age: 34, gender: 'female', symptoms: 'Fever' };
    const at = { doctorId: clinic.doctor.id, appointmentDate: tomorrowAt('09:00') };
    expect((await owner.post('appointments/booking', { patient: typed, ...at })).status).toBe(201);
    for (const minute of [0, 1, 3, 6, 12, 23, 40]) {
      after(minute);
      await request(visitor(), phone);
      await codesOf(phone);
    }
    expect(await codesOf(phone)).toHaveLength(6);
    const { requestId, code } = await asked(owner, phone);
    expect(await codesOf(phone)).toHaveLength(7);
    expect((await verify(owner, requestId, phone, code)).status).toBe(200);
    // The control: a browser that has not booked with the phone gets none.
    await request(visitor(), phone);
    expect(await codesOf(phone)).toHaveLength(7);
  });
});
