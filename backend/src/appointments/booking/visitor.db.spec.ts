import { randomUUID } from 'node:crypto';
import type { Caller } from '../../testing/caller';
import { countAppointments, makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../../testing/clinic';
import { make } from '../../testing/make';
import { LIMITS, newBrowser, newHandle, strangers } from '../../testing/strangers';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let agent: Caller;
let clinic: Clinic;

beforeAll(async () => {
  app = await startTestApp();
  agent = await app.as('agent');
});
beforeEach(async () => {
  standAt(app, NOW);
  clinic = await makeClinic(app);
});
afterAll(() => app.close());

const { visitorBook } = strangers(
  () => app,
  () => clinic,
);
const staffBook = (time: string, more: object = {}) =>
  agent.post('appointments', { patientId: clinic.patient.id, doctorId: clinic.doctor.id, appointmentDate: tomorrowAt(time), ...more });

describe('a visitor who books', () => {
  it("books the hospital's doctors only, from tomorrow, on the half hours", async () => {
    const other = await make.hospital(app.sql);
    await expect(visitorBook('09:30', { hospitalId: other.id })).rejects.toMatchObject({ errors: { doctorId: expect.any(String) } });
    await expect(visitorBook('09:45')).rejects.toMatchObject({ extra: { reason: 'off_grid' } });
    const today = Date.parse('2026-11-24T16:00:00+05:30');
    await expect(visitorBook('16:00', { at: today })).rejects.toMatchObject({ extra: { reason: 'too_soon' } });
  });

  it('books once a day with a doctor for one person, and so often as the handle says', async () => {
    const twice = { browser: newBrowser(), handleId: await newHandle(app, { bookings_left: 2 }) };
    await visitorBook('09:30', twice);
    await expect(visitorBook('10:30', twice)).rejects.toMatchObject({ code: 'oneADay' });
    await visitorBook('', { ...twice, at: Date.parse('2026-11-26T10:30:00+05:30') });
    const ended = { code: 'bookingSessionExpired' };
    await expect(visitorBook('', { ...twice, at: Date.parse('2026-11-27T10:30:00+05:30') })).rejects.toMatchObject(ended);
    await expect(visitorBook('10:30', { handleId: randomUUID() })).rejects.toMatchObject(ended);
    await expect(visitorBook('10:30', { handleId: await newHandle(app, { expires_at: '2020-01-01' }) })).rejects.toMatchObject(ended);
    expect(await countAppointments(app, clinic.doctor.id)).toBe(2);
  });

  it('hears that a start is taken before anything about themselves', async () => {
    await staffBook('09:30');
    await expect(visitorBook('09:30', { handleId: randomUUID() })).rejects.toMatchObject({ code: 'slotTaken' });
  });

  it('has three open appointments of one browser at most, also at the same moment', async () => {
    const browser = newBrowser();
    const days = ['25', '26', '27', '28', '29'].map((day) => Date.parse(`2026-11-${day}T09:30:00+05:30`));
    const doctors = await Promise.all(days.map(() => make.doctor(app.sql, { hospital_id: clinic.hospital.id })));
    const outcomes = await Promise.allSettled(days.map((at, n) => visitorBook('', { at, browser, doctorId: String(doctors[n]?.id) })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(outcomes.filter((one) => one.status === 'rejected' && one.reason.code === 'bookingLimit')).toHaveLength(2);
  });

  it('when half of a day is booked by nobody known, one of a browser and four of a network go on, or a code is asked for', async () => {
    const network = randomUUID();
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '14:00'];
    const crowd = await Promise.allSettled(times.map((time) => visitorBook(time, { browser: newBrowser(network) })));
    expect(crowd.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    await expect(visitorBook('14:30', { browser: newBrowser(network) })).rejects.toMatchObject({ code: 'networkLimit' });
    await expect(visitorBook('14:30', { limits: { ...LIMITS, codes: true } })).rejects.toMatchObject({ code: 'codeNeeded' });
    const real = newBrowser();
    await visitorBook('14:30', { browser: real });
    await expect(visitorBook('15:00', { browser: real, handleId: await newHandle(app, { name: 'Ravi' }) })).rejects.toMatchObject({
      code: 'networkLimit',
    });
    await visitorBook('15:00', { proof: 'verified', limits: { ...LIMITS, codes: true } });
    expect((await staffBook('15:30')).status).toBe(201);
  });
});
