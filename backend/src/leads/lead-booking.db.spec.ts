import { randomUUID } from 'node:crypto';
import type { Caller } from '../testing/caller';
import { countAppointments, makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

describe('booking an appointment from a lead', () => {
  let test: TestApp;
  let clinic: Clinic;
  let admin: Caller;
  let agent: Caller & { readonly userId: string };
  beforeAll(async () => {
    test = await startTestApp();
    standAt(test, NOW);
    clinic = await makeClinic(test);
    [admin, agent] = await Promise.all([test.as('admin'), test.as('agent')]);
  });
  afterAll(() => test.close());

  let last = 10_000;
  const newLead = async (more: object = {}) => {
    const phone = `+91 55503 ${(last += 1)}`;
    const lead = { patientName: 'Meera Nair', phone, email: 'meera@example.in', location: 'Kochi', symptoms: 'Cough' };
    return (await admin.post('leads', { ...lead, assignedAgentId: agent.userId, ...more })).body;
  };
  const requested = (time: string, more: object = {}) => ({ doctorId: clinic.doctor.id, appointmentDate: tomorrowAt(time), ...more });
  const book = (who: Caller, id: string, body: object, headers = {}) => who.post(`leads/${id}/book`, body, headers);
  const patientsOf = (phone: string) => test.sql.query<{ id: string }>('select id from patients where phone = $1', [phone]);

  it('makes the patient and the appointment, and the lead knows both', async () => {
    const lead = await newLead();
    const { status, body } = await book(agent, lead.id, requested('09:00', { age: 34, notes: 'Wheelchair' }));
    expect(status).toBe(201);
    expect(body.appointment).toMatchObject({ status: 'pending', timeSlot: '09:00', agentId: agent.userId, notes: 'Wheelchair' });
    expect(body.appointment.patient).toMatchObject({ name: 'Meera Nair', phone: lead.phone, symptoms: 'Cough' });
    expect(body.lead).toMatchObject({ status: 'appointment_booked', appointmentId: body.appointment.id, hospitalId: clinic.hospital.id });
    expect(body.lead.assignedDoctorId).toBe(clinic.doctor.id);
    const [event, ...earlier] = (await agent.get(`leads/${lead.id}/events`)).body;
    expect(event).toMatchObject({ kind: 'booked', detail: { appointmentId: body.appointment.id, number: body.appointment.number } });
    expect(earlier.map(({ kind }: { kind: string }) => kind)).not.toContain('status');
  });

  it('confirms it in the same step when that is asked for, and the lead is booked all the same', async () => {
    const lead = await newLead();
    const { body } = await book(agent, lead.id, requested('10:45', { confirm: true }));
    expect(body.appointment).toMatchObject({ status: 'confirmed', version: 2 });
    expect(body.lead).toMatchObject({ status: 'appointment_booked', appointmentId: body.appointment.id });
    const kinds = await test.sql.query('select kind from events where entity_id = $1 order by id', [body.appointment.id]);
    expect(kinds).toEqual([{ kind: 'appointment.booked' }, { kind: 'appointment.changed' }]);
  });

  it('takes the patient who has this phone already, and nobody with another', async () => {
    const lead = await newLead();
    const known = await make.patient(test.sql, { phone: lead.phone, phone_key: lead.phone.replaceAll(' ', '') });
    const refused = await book(admin, lead.id, requested('09:15', { patientId: clinic.patient.id }));
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ patientId: 'There is no such patient with this phone number' });
    expect((await book(admin, lead.id, requested('09:15', { patientId: randomUUID() }))).status).toBe(400);
    const { body } = await book(admin, lead.id, requested('09:15', { patientId: known.id }));
    expect(body.appointment.patientId).toBe(known.id);
    expect(await patientsOf(lead.phone)).toHaveLength(1);
  });

  it('writes nothing at all when the start is taken, and offers the nearest three', async () => {
    await make.appointment(test.sql, tomorrowAt('10:00'), { doctor_id: clinic.doctor.id, patient_id: clinic.patient.id });
    const [lead, appointments] = [await newLead(), await countAppointments(test, clinic.doctor.id)];
    const { status, body } = await book(agent, lead.id, requested('10:00'));
    expect(status).toBe(409);
    expect(body).toMatchObject({ reason: 'taken', nearest: [tomorrowAt('09:45'), tomorrowAt('10:15'), tomorrowAt('09:30')] });
    expect(await patientsOf(lead.phone)).toEqual([]);
    expect(await countAppointments(test, clinic.doctor.id)).toBe(appointments);
    expect((await agent.get(`leads/${lead.id}`)).body).toEqual(lead);
    expect((await book(agent, lead.id, requested('12:30'))).body.reason).toBe('outside_hours');
    expect(await patientsOf(lead.phone)).toEqual([]);
  });

  it('answers a repetition with the same key as the first time, and books once', async () => {
    const lead = await newLead();
    const send = () => book(agent, lead.id, requested('11:00'), { 'idempotency-key': `book-${lead.id}` });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.appointment.id).toBe(first.body.appointment.id);
    expect(await patientsOf(lead.phone)).toHaveLength(1);
  });

  it('books once when two people do it at the same moment; again only when the first appointment is cancelled', async () => {
    const lead = await newLead();
    const answers = await Promise.all([book(agent, lead.id, requested('14:00')), book(admin, lead.id, requested('14:15'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('This lead already has an appointment.');
    expect(await patientsOf(lead.phone)).toHaveLength(1);
    const booked = answers.find(({ status }) => status === 201)?.body.appointment;
    await admin.put(`appointments/${booked.id}`, { status: 'cancelled' });
    expect((await book(admin, lead.id, requested('14:30', { patientId: booked.patientId }))).status).toBe(201);
  });

  it('gives one start to one of many leads, without waiting for each other for ever', async () => {
    const leads = await Promise.all(Array.from({ length: 12 }, () => newLead()));
    const answers = await Promise.all(leads.map(({ id }) => book(agent, id, requested('16:00'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
    const patients = await Promise.all(leads.map(({ phone }) => patientsOf(phone)));
    expect(patients.flat()).toHaveLength(1);
  });

  it("is not for another agent's lead, an unassigned one, a hospital or a doctor", async () => {
    const [other, manager, doctor] = await Promise.all([test.as('agent'), test.as('hospital_admin'), test.as('doctor')]);
    const [lead, free] = [await newLead(), await newLead({ assignedAgentId: null })];
    const statuses = [await book(other, lead.id, requested('15:00')), await book(agent, free.id, requested('15:00'))].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([404, 403]);
    expect((await agent.post(`leads/${free.id}/calls`, { outcome: 'reached' })).status).toBe(403);
    expect((await book(manager, lead.id, requested('15:00'))).status).toBe(403);
    expect((await book(doctor, lead.id, requested('15:00'))).status).toBe(403);
    expect((await book(test.visitor(), lead.id, requested('15:00'))).status).toBe(401);
    expect(await patientsOf(lead.phone)).toEqual([]);
  });

  it('names each field that is wrong', async () => {
    const lead = await newLead();
    const { status, body } = await book(agent, lead.id, { phone: '12', age: 300, appointmentDate: 'soon', leadId: lead.id });
    expect(status).toBe(400);
    expect(Object.keys(body.errors).sort()).toEqual(['age', 'appointmentDate', 'doctorId', 'leadId', 'phone']);
  });
});
