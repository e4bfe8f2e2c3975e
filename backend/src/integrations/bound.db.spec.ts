import type { IntegrationScope } from '@arogya/domain/access';
import { codeOf, type Answer } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { integrationKey, program, type Program, type TestKey } from '../testing/integration-key';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { hasRead } from '../testing/has-read';
import { NOTIFICATIONS_READER } from '../notifications/notifications.sql';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const bytesOf = ({ status, text, body }: Answer): string =>
  `${status} ${text.replaceAll(String((body as { requestId?: string } | null)?.requestId), '')}`;

describe('an integration of a hospital', () => {
  let test: TestApp;
  let [own, foreign]: Clinic[] = [];
  let key: TestKey;
  let call: Program;
  let everywhere: Program;
  let ids: { readonly own: Ids; readonly foreign: Ids };
  interface Ids {
    readonly appointment: string;
    readonly lead: string;
    readonly archivedLead: string;
  }

  async function rowsOf({ hospital, doctor, patient }: Clinic, phone: string): Promise<Ids> {
    const at = { doctor_id: doctor.id, patient_id: patient.id, hospital_id: hospital.id };
    const { id: appointment } = await make.appointment(test.sql, tomorrowAt('09:00'), at);
    const add = async (archived: Date | null): Promise<string> => {
      const text = `insert into leads (patient_name, phone, phone_key, hospital_id, archived_at) values ('Ravi', $1, $1, $2, $3) returning id`;
      return (await test.sql.one<{ id: string }>(text, [phone, hospital.id, archived]))?.id ?? '';
    };
    return { appointment, lead: await add(null), archivedLead: await add(new Date()) };
  }

  beforeAll(async () => {
    test = await startTestApp();
    standAt(test, NOW);
    own = await makeClinic(test, { license_number: 'MH-1', email: 'own@example.in' });
    foreign = await makeClinic(test, { license_number: 'MH-2', email: 'foreign@example.in' });
    ids = { own: await rowsOf(own, '+919800000001'), foreign: await rowsOf(foreign, '+919800000002') };
    key = await integrationKey(test, { hospital_id: own.hospital.id });
    call = program(test.visitor(), key);
    everywhere = program(test.visitor(), await integrationKey(test));
  });
  afterAll(() => test.close());

  const book = (who: Program, doctorId: string, patientId: string, time: string): Promise<Answer> =>
    who('POST', 'appointments', { doctorId, patientId, appointmentDate: tomorrowAt(time) });

  it('is answered for a record of another hospital as for none, in the same bytes', async () => {
    const calls = (of: Record<keyof Ids | 'doctor' | 'patient', string>): Parameters<Program>[] => [
      ['GET', `appointments/${of.appointment}`],
      ['PUT', `appointments/${of.appointment}`, { notes: 'Seen' }],
      ['DELETE', `appointments/${of.appointment}`],
      ['POST', `appointments/${of.appointment}/restore`],
      ['GET', `appointments/doctor/${of.doctor}`],
      ['GET', `doctors/${of.doctor}`],
      ['GET', `doctors/${of.doctor}/slots?from=2026-11-25&to=2026-11-25`],
      ['GET', `patients/${of.patient}`],
      ['GET', `leads/${of.lead}`],
      ['GET', `leads/${of.lead}/events`],
      ['PUT', `leads/${of.lead}`, { notes: 'Seen' }],
      ['DELETE', `leads/${of.lead}`],
      ['POST', `leads/${of.archivedLead}/restore`],
    ];
    const theirs = calls({ ...ids.foreign, doctor: foreign!.doctor.id, patient: foreign!.patient.id });
    const none = { appointment: NOBODY, lead: NOBODY, archivedLead: NOBODY, doctor: NOBODY, patient: NOBODY };
    for (const [index, unknown] of calls(none).entries()) {
      const [seen, expected] = [await call(...theirs[index]!), await call(...unknown)];
      expect([unknown, bytesOf(seen)]).toEqual([unknown, bytesOf(expected)]);
      expect([unknown, seen.status]).toEqual([unknown, 404]);
    }
    // A control: whoever is bound to none sees them.
    for (const [method, path] of theirs.filter(([method]) => method === 'GET')) {
      expect([path, (await everywhere(method, path)).status]).toEqual([path, 200]);
    }
  });

  it('lists the rows of its hospital, with the licences of its doctors alone', async () => {
    const listed = async (who: Program, path: string): Promise<string> => (await who('GET', path)).text;
    for (const path of ['appointments', 'appointments/today', 'doctors', 'doctors/next-free', 'patients', 'leads']) {
      const text = await listed(call, path);
      for (const other of [
        foreign!.hospital.id,
        foreign!.doctor.id,
        ids.foreign.appointment,
        ids.foreign.lead,
        'MH-2',
        'foreign@example.in',
      ])
        expect([path, other, text.includes(other)]).toEqual([path, other, false]);
    }
    expect(await listed(call, 'doctors')).toContain('MH-1');
    const all = await listed(everywhere, 'doctors');
    expect([all.includes(foreign!.doctor.id), all.includes('MH-2'), all.includes('MH-1')]).toEqual([true, false, false]);
  });

  it('books its doctors and the patients that it sees; others do not exist for it', async () => {
    const [doctor, patient] = [own!.doctor.id, own!.patient.id];
    const made = await book(call, doctor, patient, '10:00');
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ agentId: null, source: 'staff', hospitalId: own!.hospital.id });
    const refused = async (doctorId: string, patientId: string): Promise<string> => bytesOf(await book(call, doctorId, patientId, '10:30'));
    expect(await refused(foreign!.doctor.id, patient)).toBe(await refused(NOBODY, patient));
    expect(await refused(doctor, foreign!.patient.id)).toBe(await refused(doctor, NOBODY));
    expect(await refused(foreign!.doctor.id, foreign!.patient.id)).toBe(await refused(NOBODY, NOBODY));
    expect((await book(call, foreign!.doctor.id, patient, '10:30')).status).toBe(400);
    // A control: whoever is bound to none books them.
    expect((await book(everywhere, foreign!.doctor.id, patient, '10:45')).status).toBe(201);
  });

  it('reads of a patient the symptoms that its hospital keeps, also in what a booking answers', async () => {
    await test.sql.query(`update patients set symptoms = 'told elsewhere' where id = $1`, [own!.patient.id]);
    const made = await book(call, own!.doctor.id, own!.patient.id, '11:00');
    expect(made.status).toBe(201);
    const texts = [
      made,
      await call('GET', `appointments/${made.body.id}`),
      await call('GET', 'appointments'),
      await call('GET', 'patients'),
    ];
    for (const { text } of texts) expect(text).not.toContain('told elsewhere');
    expect((await everywhere('GET', 'patients')).text).toContain('told elsewhere');
  });

  it('repeats a booking by its own Idempotency-Key, which is nobody else’s', async () => {
    const body = { doctorId: own!.doctor.id, patientId: own!.patient.id, appointmentDate: tomorrowAt('11:30') };
    const once = { 'idempotency-key': 'a-key' };
    const [first, again] = [await call('POST', 'appointments', body, once), await call('POST', 'appointments', body, once)];
    expect([first.status, again.body.id, again.headers['idempotent-replayed']]).toEqual([201, first.body.id, 'true']);
    expect((await everywhere('POST', 'appointments', body, once)).status).toBe(409);
  });

  it('notifies of its booking as of a visitor’s', async () => {
    const reader = await test.as('hospital_admin', { hospital_id: own!.hospital.id });
    const staff = await test.as('admin');
    const { body } = await book(call, own!.doctor.id, own!.patient.id, '14:00');
    const byStaff = await book((...sent) => staff.send(...sent), own!.doctor.id, own!.patient.id, '14:30');
    await hasRead(test, NOTIFICATIONS_READER);
    const bell = (await reader.get('notifications')).body as { kind: string; entityId: string }[];
    const booked = bell.filter(({ kind }) => kind === 'appointment_booked').map(({ entityId }) => entityId);
    // A control: nobody is notified of what staff book.
    expect([booked.includes(body.id as string), booked.includes(byStaff.body.id as string)]).toEqual([true, false]);
  });

  it('changes status, notes, time and, within its hospital, the doctor, and takes nothing back', async () => {
    const colleague = await make.doctor(test.sql, { hospital_id: own!.hospital.id });
    const { id } = (await book(call, own!.doctor.id, own!.patient.id, '15:00')).body as { id: string };
    const change = (fields: object): Promise<Answer> => call('PUT', `appointments/${id}`, fields);
    expect((await change({ status: 'confirmed', notes: 'Fasting', appointmentDate: tomorrowAt('15:15') })).status).toBe(200);
    expect((await change({ doctorId: colleague.id })).body.doctorId).toBe(colleague.id);
    expect(codeOf(await change({ doctorId: foreign!.doctor.id }))).toBe('invalid');
    for (const fields of [{ agentId: NOBODY }, { feedback: 'Good' }])
      expect([fields, (await change(fields)).status]).toEqual([fields, 403]);
    expect((await call('POST', `appointments/${id}/undo`, { version: 3 })).status).toBe(403);
    const kept = await test.sql.one<{ undos: number }>('select count(*)::int as undos from appointment_undos where appointment_id = $1', [
      id,
    ]);
    expect(kept?.undos).toBe(0);
  });

  it('makes leads of its hospital and changes all of them but hospital and agent', async () => {
    const agent = await test.as('agent');
    const made = await call('POST', 'leads', { patientName: 'Leela', phone: '+91 98000 00010' });
    expect([made.status, made.body.hospitalId]).toEqual([201, own!.hospital.id]);
    const change = (fields: object): Promise<Answer> => call('PUT', `leads/${made.body.id}`, fields);
    const changed = await change({ status: 'contacted', notes: 'Calls back', priority: 'high', assignedDoctorId: own!.doctor.id });
    expect(changed.body).toMatchObject({ status: 'contacted', priority: 'high', hospitalId: own!.hospital.id });
    expect(codeOf(await change({ assignedDoctorId: foreign!.doctor.id }))).toBe('invalid');
    expect((await change({ assignedDoctorId: foreign!.doctor.id })).text.replace(/"requestId":"[^"]+"/u, '')).toBe(
      (await change({ assignedDoctorId: NOBODY })).text.replace(/"requestId":"[^"]+"/u, ''),
    );
    expect((await change({ assignedAgentId: agent.userId })).status).toBe(403);
    const refused = await call('POST', 'leads', { patientName: 'Leela', phone: '+91 98000 00011', assignedAgentId: agent.userId });
    expect(refused.status).toBe(403);
    const events = await call('GET', `leads/${made.body.id}/events`);
    expect((events.body as { kind: string; actor: null }[]).map(({ kind, actor }) => [kind, actor])).toEqual([
      ['status', null],
      ['created', null],
    ]);
    expect((await call('POST', `leads/${made.body.id}/undo`, { version: 2 })).status).toBe(403);
    expect((await test.sql.query('select from lead_undos where lead_id = $1', [made.body.id])).length).toBe(0);
  });

  it('finds deleted rows only where it may delete', async () => {
    const reader = program(test.visitor(), await integrationKey(test, { hospital_id: own!.hospital.id, scopes: ['leads:read'] }));
    expect((await reader('GET', 'leads?archived=true')).status).toBe(403);
    const listed = await call('GET', 'leads?archived=true');
    expect((listed.body as { id: string }[]).map(({ id }) => id)).toEqual([ids.own.archivedLead]);
  });

  it('that sends a phone with an open lead gets that lead, and makes none, also ten times at once', async () => {
    const send = (who: Program, phone: string): Promise<Answer> => who('POST', 'leads', { patientName: 'Mohan', phone });
    const all = await Promise.all(Array.from({ length: 10 }, () => send(call, '+91 98000 00020')));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(all.map(({ body }) => body.id as string)).size).toBe(1);
    // However it is typed; another hospital's lead is none of this one.
    expect((await send(call, '9800000020')).status).toBe(200);
    expect((await send(call, '+91 98000 00002')).status).toBe(201);
    // When the first is dealt with, the phone is a new lead; and staff make as many as they want.
    await call('PUT', `leads/${all[0]!.body.id}`, { status: 'lost' });
    expect((await send(call, '+91 98000 00020')).status).toBe(201);
    const admin = await test.as('admin');
    expect((await admin.post('leads', { patientName: 'Mohan', phone: '+91 98000 00020' })).status).toBe(201);
  });

  it('that may only add leads hears of an open one its id and what it has sent itself, also when it repeats a call', async () => {
    const pushing = async (...scopes: IntegrationScope[]): Promise<Program> =>
      program(test.visitor(), await integrationKey(test, { hospital_id: own!.hospital.id, scopes }));
    const phone = '+91 98000 00040';
    const first = await call('POST', 'leads', { patientName: 'Mohan Das', phone, symptoms: 'Chest pain', notes: 'Calls at night' });
    await call('PUT', `leads/${first.body.id}`, { status: 'contacted' });
    const sent = { patientName: 'M', phone, source: 'Website' };
    const form = await pushing('leads:create');
    const headers = { 'idempotency-key': 'a-form-sent-twice' };
    for (const { status, body } of [await form('POST', 'leads', sent, headers), await form('POST', 'leads', sent, headers)]) {
      expect([200, 201]).toContain(status);
      expect(body).toMatchObject({ ...sent, id: first.body.id, symptoms: null, notes: null, status: 'new', version: 1 });
    }
    // A control: whoever may read leads hears all of it.
    expect((await (await pushing('leads:create', 'leads:read'))('POST', 'leads', sent)).body).toMatchObject({ symptoms: 'Chest pain' });
  });
});
