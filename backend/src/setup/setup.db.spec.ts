import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

describe('the first steps of a new installation', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('are done one after the other, by what is there and not by what is clicked', async () => {
    const admin = await test.as('admin');
    const steps = async () => (await admin.get('setup')).body;
    const none = { hospitalId: null, bookingSlug: null, doctorId: null, poster: false, booking: false, dismissed: false };
    expect(await steps()).toEqual(none);

    const hospital = await make.hospital(test.sql);
    const first = { ...none, hospitalId: hospital.id, bookingSlug: hospital.booking_slug };
    expect(await steps()).toEqual(first);

    await make.doctor(test.sql, { hospital_id: hospital.id, working_days: '{}' });
    expect(await steps()).toEqual(first);
    const doctor = await make.doctor(test.sql, { hospital_id: hospital.id });
    expect(await steps()).toEqual({ ...first, doctorId: doctor.id });

    expect((await admin.put('setup/poster')).status).toBe(204);
    const patient = await make.patient(test.sql);
    const ids = { doctor_id: doctor.id, patient_id: patient.id };
    await make.appointment(test.sql, '2030-01-07T10:00:00+05:30', ids);
    expect(await steps()).toEqual({ ...first, doctorId: doctor.id, poster: true });
    await make.appointment(test.sql, '2030-01-07T11:00:00+05:30', { ...ids, source: 'public' });
    expect(await steps()).toEqual({ ...first, doctorId: doctor.id, poster: true, booking: true });

    expect((await admin.put('setup/dismissed')).status).toBe(204);
    expect((await admin.put('setup/dismissed')).status).toBe(204);
    expect((await (await test.as('admin')).get('setup')).body.dismissed).toBe(true);
  });

  it.each(['agent', 'doctor', 'hospital_admin'] as const)('are not for %s', async (role) => {
    const other = await test.as(role);
    expect((await other.get('setup')).status).toBe(403);
    expect((await other.put('setup/poster')).status).toBe(403);
  });
});
