import { Retention } from '../privacy/retention';
import { auditOf } from '../testing/audit';
import type { Answer, Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt } from '../testing/clinic';
import { make, TEST_PASSWORD } from '../testing/make';
import { phoneCoding } from '../testing/phone-coding';
import { startTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let admin: Caller & { readonly userId: string; readonly username: string };
const { newPhone, patient, check, proven } = phoneCoding(() => test);

beforeAll(async () => {
  test = await startTestApp({ env: { OUTBOX: '1' } });
  standAt(test, NOW);
  admin = await test.as('admin');
});
afterAll(() => test.close());

const REPORTED = JSON.stringify({ email: 'reported@example.in' });

/** A doctor of a clinic with an upcoming appointment, whose patient has reported something. */
async function withAppointment(
  account: Readonly<Record<string, unknown>> = {},
): Promise<Record<'hospital' | 'doctor' | 'patient' | 'appointment', string>> {
  const clinic = await makeClinic(test, account);
  const ids = { hospital: clinic.hospital.id, doctor: clinic.doctor.id, patient: clinic.patient.id };
  const of = { hospital_id: ids.hospital, doctor_id: ids.doctor, patient_id: ids.patient };
  return {
    ...ids,
    appointment: (await make.appointment(test.sql, tomorrowAt('09:00'), { ...of, reported: REPORTED, source: 'public' })).id,
  };
}

const made = async (collection: string, body: object): Promise<string> => `${collection}/${(await admin.post(collection, body)).body.id}`;
const ENQUIRY = { name: 'Meera Nair', email: 'meera@example.in', phone: '+91 55500 10042', message: 'We would like to try it.' };

/** Deletes the record at a path and restores it. */
const undone = async (path: string): Promise<Answer[]> => [await admin.delete(path), await admin.post(`${path}/restore`)];

describe('the audit log says of whatever somebody has asked for who they are', () => {
  it.each<[string, () => Promise<() => Promise<Answer[]>>]>([
    [
      'a hospital, its doctors and appointments',
      async () => {
        const { hospital } = await withAppointment();
        return async () => [await admin.put(`hospitals/${hospital}`, { name: 'Renamed' }), ...(await undone(`hospitals/${hospital}`))];
      },
    ],
    [
      'a doctor, the account and the appointments',
      async () => {
        const { doctor } = await withAppointment({ user_id: (await make.user(test.sql, 'doctor')).id });
        return async () => [await admin.put(`doctors/${doctor}`, { experience: 7 }), ...(await undone(`doctors/${doctor}`))];
      },
    ],
    [
      'an account',
      async () => {
        const { id } = await make.user(test.sql, 'agent');
        return async () => [await admin.put(`users/${id}`, { firstName: 'Other' }), ...(await undone(`users/${id}`))];
      },
    ],
    [
      'a patient and the appointments',
      async () => {
        const { patient: id } = await withAppointment();
        return async () => [await admin.put(`patients/${id}`, { notes: 'Other' }), ...(await undone(`patients/${id}`))];
      },
    ],
    [
      'somebody who is erased',
      async () => {
        const { patient: id } = await withAppointment();
        return async () => [await admin.post(`patients/${id}/erase`)];
      },
    ],
    [
      'what was reported',
      async () => {
        const { appointment } = await withAppointment();
        return async () => [await admin.post(`appointments/${appointment}/reported/accept`)];
      },
    ],
    [
      'a lead and its calls',
      async () => {
        const path = await made('leads', { patientName: 'Asha Verma', phone: '+91 55500 10001' });
        const call = () => admin.post(`${path}/calls`, { outcome: 'reached', notes: 'Later' });
        return async () => [await admin.put(path, { notes: 'Other' }), await call(), ...(await undone(path))];
      },
    ],
    [
      'an enquiry',
      async () => {
        const path = await made('enquiries', ENQUIRY);
        return async () => [await admin.put(path, { status: 'contacted' }), ...(await undone(path))];
      },
    ],
    ...(['services', 'specialties', 'states'] as const).map((collection): [string, () => Promise<() => Promise<Answer[]>>] => [
      `an entry among ${collection}`,
      async () => {
        const path = await made(collection, { name: `Of ${collection}`, ...(collection === 'states' ? { code: 'QQ' } : {}) });
        return async () => [await admin.put(path, { name: `Now of ${collection}` }), ...(await undone(path))];
      },
    ]),
  ])('%s', async (_, prepare) => {
    const act = await prepare();
    let answers: Answer[] = [];
    const rows = await auditOf(test, async () => {
      answers = await act();
    });
    expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(answers.length);
    const who = { actor_id: admin.userId, username: admin.username, role: 'admin', request_id: expect.any(String) };
    expect(rows).toEqual(rows.map(() => expect.objectContaining(who)));
    expect(new Set(rows.map((row) => row.request_id)).size).toBe(answers.length);
  });

  it('a visitor who has proven a phone, as somebody who is not signed in', async () => {
    const phone = newPhone();
    const { id } = await patient(phone);
    const somebody = await proven(phone);
    const handle = (await check(somebody, phone)).body.patient.id as string;
    const rows = await auditOf(test, () => somebody.put(`patients/booking/${handle}`, { email: 'new@example.in' }));
    expect(rows).toEqual([
      expect.objectContaining({ action: 'changed', entity_id: id, role: 'visitor', actor_id: null, request_id: expect.any(String) }),
    ]);
  });

  it('a sign-in and a sign-out, with their request', async () => {
    const { id, username } = await make.user(test.sql, 'agent');
    const rows = await auditOf(test, async () => {
      const browser = test.visitor();
      await browser.post('auth/login', { username, password: 'wrong' });
      await browser.post('auth/login', { username, password: TEST_PASSWORD });
      await browser.post('auth/logout');
    });
    expect(rows.map(({ action, username: name, actor_id }) => [action, name, actor_id])).toEqual([
      ['sign_in_failed', null, null],
      ['signed_in', username, id],
      ['signed_out', username, id],
    ]);
    expect(new Set(rows.map((row) => row.request_id)).size).toBe(3);
    expect(rows.map((row) => row.request_id)).not.toContain(null);
  });

  it('and of what it drops by itself that it was the system', async () => {
    const { id } = await make.patient(test.sql, { name: 'x', erased_at: '2010-01-01', archived_at: '2010-01-01', symptoms: 'Cough' });
    const rows = await auditOf(test, () => test.app.get(Retention).drop());
    expect(rows).toEqual([expect.objectContaining({ entity_id: id, role: 'system', actor_id: null, request_id: null })]);
  });
});
