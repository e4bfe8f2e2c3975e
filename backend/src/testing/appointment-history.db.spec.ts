import { assertHistoryIsComplete } from './appointment-history';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from './clinic';
import { make } from './make';
import { startTestApp, type TestApp } from './test-app';

describe('Each version of each appointment has exactly one audit row and one event', () => {
  let test: TestApp;
  let clinic: Clinic;
  beforeEach(async () => {
    test = await startTestApp({ history: false });
    standAt(test, NOW);
    clinic = await makeClinic(test);
  });
  afterEach(() => test.close());

  const appointment = () => make.appointment(test.sql, tomorrowAt('09:00'), { doctor_id: clinic.doctor.id, patient_id: clinic.patient.id });
  const check = () => assertHistoryIsComplete(test.sql);

  it('after a booking, a move, a cancellation, a deletion and a restoration', async () => {
    const admin = await test.as('admin');
    const { id } = await appointment();
    await admin.put(`appointments/${id}`, { appointmentDate: tomorrowAt('10:00') });
    await admin.put(`appointments/${id}`, { status: 'cancelled', notes: 'called' });
    await admin.delete(`appointments/${id}`);
    expect((await admin.post(`appointments/${id}/restore`)).body.version).toBe(5);
    await expect(check()).resolves.toBeUndefined();
  });

  it.each([
    ['a version that nobody was notified of', 'update appointments set version = version + 1 where id = $1'],
    ['an event that is lost', 'delete from events where entity_id = $1'],
    [
      'an event that was written twice',
      'insert into events (at, kind, entity_id, version, change) select at, kind, entity_id, version, change from events where entity_id = $1',
    ],
    ['an audit row too many', `insert into audit_log (role, action, entity, entity_id) values ('system', 'changed', 'appointment', $1)`],
  ])('is not so with %s', async (_, statement) => {
    const { id } = await appointment();
    await expect(check()).resolves.toBeUndefined();
    await test.sql.query(statement, [id]);
    await expect(check()).rejects.toThrow(id);
  });

  it('is looked at when a spec closes its application', async () => {
    const other = await startTestApp();
    const { doctor, patient } = await makeClinic(other);
    const { id } = await make.appointment(other.sql, tomorrowAt('09:00'), { doctor_id: doctor.id, patient_id: patient.id });
    await other.sql.query('delete from events where entity_id = $1', [id]);
    await expect(other.close()).rejects.toThrow(id);
  });
});
