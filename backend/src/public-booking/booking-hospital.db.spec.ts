import { jest } from '@jest/globals';
import { lookAgain, makeClinic, NOW, standAt, TOMORROW, tomorrowAt } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { visitorBookings, type VisitorBookings } from '../testing/visitor-bookings';

let app: TestApp;
let on: VisitorBookings;

beforeAll(async () => {
  app = await startTestApp();
  standAt(app, NOW);
});
afterAll(() => app.close());
beforeEach(async () => {
  on = await visitorBookings(app);
});

describe('the hospital of a booking address', () => {
  it('shows name, city, phone and address, and nothing that is not for strangers', async () => {
    const { status, body } = await app.visitor().get(`hospitals/booking/${on.slug}`);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['address', 'bookingSlug', 'call', 'city', 'id', 'name', 'phone', 'timeZone']);
  });

  it('is found in capitals, too', async () => {
    expect((await app.visitor().get(`hospitals/booking/${on.slug.toUpperCase()}`)).status).toBe(200);
  });

  it.each(['unknown', "it's", '%00', '..%2f..%2fetc', 'x'.repeat(90)])('answers 404 or 400 for %s', async (wrong) => {
    const { status, body } = await app.visitor().get(`hospitals/booking/${wrong}`);
    expect([400, 404]).toContain(status);
    if (status === 404 && !wrong.includes('%')) expect(body.message).toBe("The booking link you're looking for doesn't exist.");
  });

  it.each([['is_active = false'], ['archived_at = now()']])('does not exist while %s', async (change) => {
    await app.sql.query(`update hospitals set ${change} where id = $1`, [on.clinic.hospital.id]);
    for (const path of ['', '/doctors', `/doctors/${on.clinic.doctor.id}/slots?from=${TOMORROW}&to=${TOMORROW}`]) {
      expect((await app.visitor().get(`hospitals/booking/${on.slug}${path}`)).status).toBe(404);
    }
    expect((await on.hold(app.visitor(), '10:00')).status).toBe(404);
  });
});

describe('its doctors', () => {
  it('are shown with the next free start, without licence, e-mail, phone or account', async () => {
    await make.doctor(app.sql, {
      hospital_id: on.clinic.hospital.id,
      full_name: 'Dr. Zoya',
      license_number: 'MH-1',
      email: 'zoya@example.in',
    });
    const { status, body, text } = await app.visitor().get(`hospitals/booking/${on.slug}/doctors`);
    expect(status).toBe(200);
    expect(body).toHaveLength(2);
    expect(Object.keys(body[0]).sort()).toEqual([
      'consultationMinutes',
      'experience',
      'fullName',
      'id',
      'nextFree',
      'specialty',
      'timeSlots',
      'workingDays',
    ]);
    expect(body[0].nextFree).toBe(tomorrowAt('09:00'));
    expect(text).not.toMatch(/MH-1|zoya@/u);
  });

  it('count what is taken, held and off', async () => {
    await make.appointment(app.sql, tomorrowAt('09:00'), { doctor_id: on.clinic.doctor.id, patient_id: on.clinic.patient.id });
    await on.hold(app.visitor(), '09:30');
    const { body } = await app.visitor().get(`hospitals/booking/${on.slug}/doctors`);
    expect(body[0].nextFree).toBe(tomorrowAt('10:00'));
    await app.sql.query('insert into doctor_leaves (doctor_id, from_day, to_day) values ($1, $2, $3)', [
      on.clinic.doctor.id,
      '2026-11-24',
      '2026-12-31',
    ]);
    lookAgain(app);
    expect((await app.visitor().get(`hospitals/booking/${on.slug}/doctors`)).body[0].nextFree).toBeNull();
  });

  it('are asked for once by all who ask within a second', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const anyone = app.visitor();
    const path = `hospitals/booking/${on.slug}/doctors`;
    const first = (await anyone.get(path)).text;
    await app.sql.query('update doctors set experience = 77 where id = $1', [on.clinic.doctor.id]);
    const crowd = await Promise.all(Array.from({ length: 20 }, () => anyone.get(path)));
    expect(new Set(crowd.map(({ text }) => text))).toEqual(new Set([first]));
    lookAgain(app);
    expect((await anyone.get(path)).body[0].experience).toBe(77);
    clock.mockRestore();
  });

  it('are looked for beyond the first days when these are full', async () => {
    await app.sql.query(`insert into doctor_leaves (doctor_id, from_day, to_day) values ($1, '2026-11-24', '2026-12-01')`, [
      on.clinic.doctor.id,
    ]);
    const { body } = await app.visitor().get(`hospitals/booking/${on.slug}/doctors`);
    expect(body[0].nextFree).toBe('2026-12-02T09:00:00+05:30');
  });

  it('are missing while inactive or archived, and cannot be asked for or booked', async () => {
    const who = app.visitor();
    const handle = await on.handle(who);
    await app.sql.query('update doctors set is_active = false where id = $1', [on.clinic.doctor.id]);
    expect((await who.get(`hospitals/booking/${on.slug}/doctors`)).body).toEqual([]);
    expect(
      (await who.get(`hospitals/booking/${on.slug}/doctors/${on.clinic.doctor.id}/slots?from=${TOMORROW}&to=${TOMORROW}`)).status,
    ).toBe(404);
    expect((await who.post('appointments/booking', on.appointment(handle, '10:00'))).status).toBe(404);
  });

  it("of another hospital are not found under this hospital's address", async () => {
    const other = await makeClinic(app);
    const path = `hospitals/booking/${on.slug}/doctors/${other.doctor.id}/slots?from=${TOMORROW}&to=${TOMORROW}`;
    expect((await app.visitor().get(path)).status).toBe(404);
    const hold = await app
      .visitor()
      .post('appointments/booking/hold', { slug: on.slug, doctorId: other.doctor.id, appointmentDate: tomorrowAt('10:00') });
    expect(hold.status).toBe(404);
  });
});

describe('the starts of a doctor', () => {
  it('are the eighteen of the public grid, each free or with the reason why not', async () => {
    const starts = await on.starts(app.visitor());
    expect(starts).toHaveLength(18);
    expect(starts[0]).toMatchObject({ time: '09:00', free: true });
    expect(starts.find(({ time }) => time === '12:30')).toMatchObject({ free: false, reason: 'outside_hours' });
    expect(starts.at(-1)).toMatchObject({ time: '17:30', free: false });
  });

  it.each([
    '',
    '?from=2026-02-30&to=2026-03-01',
    '?from=2026-11-25&to=2026-11-24',
    '?from=2026-11-25&to=2027-11-25',
    '?from=2026-11-25&to=2026-11-25&hold=x',
  ])('refuse the span "%s" with the field', async (query) => {
    const { status, body } = await app.visitor().get(`hospitals/booking/${on.slug}/doctors/${on.clinic.doctor.id}/slots${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.errors).length).toBeGreaterThan(0);
  });
});
