import { byLink } from '../../testing/by-link';
import type { Caller } from '../../testing/caller';
import { makeClinic, NOW, standAt, TOMORROW, tomorrowAt, type Clinic } from '../../testing/clinic';
import { make } from '../../testing/make';
import { startTestApp, type TestApp } from '../../testing/test-app';

const [KNOWN, ANOTHER] = ['+91 98765 00001', '+91 98765 00002'];

/** A link is good for one version: whoever has the number of before loses it, and nobody else does. */
describe('the version of the link', () => {
  let app: TestApp;
  let admin: Caller;
  let manager: Caller;
  let own: Clinic;
  let other: Clinic;
  let patientId: string;
  beforeAll(async () => {
    app = await startTestApp();
    standAt(app, NOW);
    admin = await app.as('admin');
  });
  beforeEach(async () => {
    [own, other] = [await makeClinic(app), await makeClinic(app)];
    manager = await app.as('hospital_admin', { hospital_id: own.hospital.id });
    patientId = (await admin.post('patients', { name: 'Asha Verma', phone: KNOWN, email: 'asha@example.in' })).body.id as string;
  });
  afterAll(() => app.close());

  const book = async ({ doctor }: Clinic, time = '09:30'): Promise<string> =>
    (await admin.post('appointments', { patientId, doctorId: doctor.id, appointmentDate: tomorrowAt(time) })).body.id as string;
  const versions = async (...ids: string[]): Promise<(number | undefined)[]> => {
    const rows = await app.sql.query<{ id: string; link: number }>(
      'select id, link_version as link from appointments where id = any ($1::uuid[])',
      [ids],
    );
    return ids.map((id) => rows.find((row) => row.id === id)?.link);
  };
  const changed = async (who: Caller, fields: object): Promise<void> => {
    expect((await who.put(`patients/${patientId}`, fields)).status).toBe(200);
  };

  it('goes up with a new phone, for all appointments of the patient', async () => {
    const ids = [await book(own), await book(other)];
    await changed(admin, { phone: ANOTHER });
    expect(await versions(...ids)).toEqual([1, 1]);
    await changed(admin, { phone: KNOWN });
    expect(await versions(...ids)).toEqual([2, 2]);
  });

  it('goes up at the hospital that has changed the phone for itself, and at no other', async () => {
    const ids = [await book(own), await book(other)];
    await changed(manager, { phone: ANOTHER });
    expect(await versions(...ids)).toEqual([1, 0]);
  });

  it('stays with everything else: the phone written otherwise, e-mail, name, a move, a cancellation, an answer by the link', async () => {
    const id = await book(own);
    for (const fields of [{ phone: '098765 00001' }, { email: 'verma@example.in' }, { email: null }, { name: 'Asha V.' }])
      await changed(admin, fields);
    for (const fields of [{ appointmentDate: tomorrowAt('10:30') }, { status: 'cancelled' }, { status: 'confirmed', notes: 'Called' }])
      expect((await admin.put(`appointments/${id}`, fields)).status).toBe(200);
    expect(await byLink(() => app).change(id, { said: { coming: NOW } })).not.toBeNull();
    expect(await versions(id)).toEqual([0]);
    // Control.
    await changed(admin, { phone: ANOTHER });
    expect(await versions(id)).toEqual([1]);
  });

  it('goes up with a move to a hospital that has another phone, and not with one to a hospital that has the same', async () => {
    const [away, along] = [await book(own), await book(own, '10:30')];
    const move = async (id: string, time: string): Promise<void> => {
      const answer = await admin.put(`appointments/${id}`, { doctorId: other.doctor.id, appointmentDate: tomorrowAt(time) });
      expect(answer.status).toBe(200);
    };
    await move(along, '14:00');
    expect(await versions(along)).toEqual([0]);
    await changed(manager, { phone: ANOTHER });
    await move(away, '15:00');
    expect(await versions(away, along)).toEqual([2, 0]);
  });

  it('of an appointment without a contact of its own goes up with the phone of the patient alone', async () => {
    const ids = { doctor_id: own.doctor.id, patient_id: patientId, hospital_id: own.hospital.id };
    const [one, two] = [
      await make.appointment(app.sql, `${TOMORROW}T09:00:00+05:30`, ids),
      await make.appointment(app.sql, `${TOMORROW}T09:15:00+05:30`, ids),
    ];
    await changed(admin, { email: 'verma@example.in' });
    expect(await versions(one.id, two.id)).toEqual([0, 0]);
    await app.sql.query('update appointments set contact = null where id = $1', [one.id]);
    await changed(admin, { phone: ANOTHER });
    expect(await versions(one.id, two.id)).toEqual([1, 1]);
  });
});
