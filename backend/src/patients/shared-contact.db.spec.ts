import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { startTestApp, type TestApp } from '../testing/test-app';
import { sendDue } from '../testing/send-due';

const KNOWN = '+919876500001';
const CHANGED = '+919876500002';

/** Whoever changes a shared patient in one hospital receives nothing of their appointments at another. */
describe('a phone that one of two hospitals has changed', () => {
  let test: TestApp;
  let [admin, manager]: Caller[] = [];
  let [own, other]: Clinic[] = [];
  let minutes = 0;
  beforeAll(async () => {
    test = await startTestApp({ env: { OUTBOX: '1' } });
    standAt(test, NOW);
    admin = await test.as('admin');
    [own, other] = [await makeClinic(test), await makeClinic(test)];
    manager = await test.as('hospital_admin', { hospital_id: own.hospital.id });
  });
  afterAll(() => test.close());

  const clinic = (which: 'own' | 'other'): Clinic => (which === 'own' ? own : other) as Clinic;
  const add = async (): Promise<string> => {
    const body = { name: 'Asha Verma', phone: KNOWN, email: 'asha@example.in' };
    return (await (admin as Caller).post('patients', body)).body.id as string;
  };
  const book = async (which: 'own' | 'other', patientId: string): Promise<string> => {
    minutes += 15;
    const time = new Date(Date.parse(tomorrowAt(minutes < 180 ? '09:00' : '11:00')) + minutes * 60_000).toISOString();
    const answer = await (admin as Caller).post('appointments', { patientId, doctorId: clinic(which).doctor.id, appointmentDate: time });
    expect(answer.status).toBe(201);
    return answer.body.id as string;
  };
  /** To whom the messages of each appointment would go now. */
  const recipients = async (...ids: string[]): Promise<string[]> => {
    await test.sql.query('delete from message_jobs');
    await sendDue(test);
    const sent = await test.sql.query<{ recipient: string; text: string }>('delete from outbox_messages returning recipient, text');
    const numbers = await test.sql.query<{ id: string; number: number }>('select id, number from appointments where id = any ($1)', [ids]);
    const of = (id: string): string => `AD-${String(numbers.find((row) => row.id === id)?.number)} `;
    return ids.map((id) => sent.find(({ text }) => text.includes(of(id)))?.recipient ?? 'nobody');
  };
  const phoneSeenBy = async (caller: Caller | undefined, id: string): Promise<unknown> => (await caller?.get(`patients/${id}`))?.body.phone;

  it('gets the messages of its own appointments and none of the other hospital, also of later ones', async () => {
    const id = await add();
    const before = [await book('own', id), await book('other', id)];
    expect((await manager?.put(`patients/${id}`, { phone: CHANGED, email: null }))?.body).toMatchObject({ phone: CHANGED, email: null });
    const after = [await book('own', id), await book('other', id)];
    expect(await recipients(...before, ...after)).toEqual([CHANGED, KNOWN, CHANGED, KNOWN]);
    expect([await phoneSeenBy(manager, id), await phoneSeenBy(admin, id)]).toEqual([CHANGED, KNOWN]);
    const kept = await test.sql.one('select phone, email from patients where id = $1', [id]);
    expect(kept).toEqual({ phone: KNOWN, email: 'asha@example.in' });
    const list = await manager?.get(`appointments?patientId=${id}`);
    expect(new Set(list?.body.map((row: { patient: { phone: string } }) => row.patient.phone))).toEqual(new Set([CHANGED]));
    expect((await manager?.get(`patients?q=${CHANGED.slice(-8)}`))?.body.map((row: { id: string }) => row.id)).toEqual([id]);
  });

  it('gets those of both when an administrator has changed the shared record (control)', async () => {
    const id = await add();
    const booked = [await book('own', id), await book('other', id)];
    await manager?.put(`patients/${id}`, { phone: '+919876500003' });
    await admin?.put(`patients/${id}`, { phone: CHANGED });
    expect(await recipients(...booked)).toEqual([CHANGED, CHANGED]);
    expect(await phoneSeenBy(manager, id)).toBe(CHANGED);
  });

  it('does not go along when the appointment is moved to the other hospital', async () => {
    const id = await add();
    const moved = await book('own', id);
    await manager?.put(`patients/${id}`, { phone: CHANGED });
    expect(await recipients(moved)).toEqual([CHANGED]);
    const at = `${tomorrowAt('16:30')}`;
    const { status } = (await admin?.put(`appointments/${moved}`, { doctorId: clinic('other').doctor.id, appointmentDate: at })) ?? {};
    expect(status).toBe(200);
    expect(await recipients(moved)).toEqual([KNOWN]);
  });

  it('is not the phone by which a visitor proves who they are', async () => {
    const id = await add();
    await book('own', id);
    await manager?.put(`patients/${id}`, { phone: '+919876500009' });
    expect((await admin?.get('patients/by-phone/+919876500009'))?.status).toBe(404);
    expect((await admin?.get(`patients/by-phone/${KNOWN}?all=1`))?.body.map((row: { id: string }) => row.id)).toContain(id);
  });

  it('reveals no other hospital: same fields, answers and errors for a patient who goes there too', async () => {
    const [alone, shared] = [await add(), await add()];
    await Promise.all([alone, shared].map((id) => book('own', id)));
    await book('other', shared);
    const answersAbout = async (id: string): Promise<unknown[]> => {
      const answers = [
        await manager?.get(`patients/${id}`),
        await manager?.put(`patients/${id}`, { symptoms: 'Fever', notes: 'Prefers mornings' }),
        await manager?.put(`patients/${id}`, { notes: 'Else' }, { 'if-match': '"1"' }),
        await manager?.get('patients?sort=name'),
        await manager?.delete(`patients/${id}`),
        await manager?.get(`patients/${id}`),
        await manager?.get('patients?archived=true'),
        await manager?.post(`patients/${id}/restore`),
        await manager?.get(`patients/${id}`),
      ];
      return answers.map((answer) => {
        const rows = (Array.isArray(answer?.body) ? answer.body : [answer?.body ?? {}]) as Record<string, unknown>[];
        const row = rows.find((one) => one['id'] === id || !('id' in one)) ?? {};
        const { seenAt, createdAt, updatedAt, requestId, current, id: _, ...same } = row;
        return [answer?.status, same, [seenAt, createdAt, updatedAt, requestId, current].map((one) => typeof one)];
      });
    };
    expect(await answersAbout(shared)).toEqual(await answersAbout(alone));
    const kept = await test.sql.one('select status from appointments where patient_id = $1 and hospital_id = $2', [
      shared,
      clinic('other').hospital.id,
    ]);
    expect(kept).toEqual({ status: 'pending' });
    expect((await admin?.get(`patients/${shared}`))?.body).toMatchObject({ symptoms: null, notes: null });
  });

  it('was last seen when it was booked here, whatever is booked elsewhere', async () => {
    const id = await add();
    await book('own', id);
    const { body } = (await manager?.get(`patients/${id}`)) ?? {};
    standAt(test, '2026-11-24T10:35:00+05:30');
    await book('other', id);
    expect((await manager?.get(`patients/${id}`))?.body.seenAt).toBe(body?.seenAt);
    standAt(test, '2026-11-24T10:40:00+05:30');
    await book('own', id);
    expect((await manager?.get(`patients/${id}`))?.body.seenAt).not.toBe(body?.seenAt);
    standAt(test, NOW);
  });
});
