import type { Role } from '@arogya/domain/access';
import type { Answer, Caller } from '@arogya/backend/testing/caller';
import { makeClinic, standAt, NOW, tomorrowAt } from '@arogya/backend/testing/clinic';
import { integrationKey } from '@arogya/backend/testing/integration-key';
import { make } from '@arogya/backend/testing/make';
import type { TestApp } from '@arogya/backend/testing/test-app';

export type Staff = Record<Role, Caller & { readonly userId: string; readonly username: string }>;

/** Everything of one hospital: each thing bears its mark, so that it is recognised wherever it turns up. */
export interface Clinic {
  readonly mark: string;
  readonly staff: Staff;
  /** An agent who belongs to this hospital; the one of `staff` works for all. */
  readonly boundAgent: Caller;
  readonly slug: string;
  readonly ids: Readonly<
    Record<
      | 'hospital'
      | 'doctor'
      | 'retired'
      | 'patient'
      | 'appointment'
      | 'lead'
      | 'agent'
      | 'enquiry'
      | 'user'
      | 'calendarChange'
      | 'webhook'
      | 'phone',
      string
    >
  >;
}

/** The id of what was made, or why it was not. */
export function made({ status, body, text }: Answer, what: string): string {
  if (status !== 201) throw new Error(`${what} answered ${status}: ${text}`);
  return (body as { id: string }).id;
}

/** A webhook of an integration, which is switched off: nothing is sent. */
export async function webhookOf({ sql }: TestApp, integrationId: string): Promise<string> {
  const text = `insert into webhook_endpoints (integration_id, url, base_url, home, types, secret, state, reason)
    values ($1, 'https://example.com/webhooks', '', '', '{lead.created}', '', 'paused', 'switched_off') returning id`;
  return (await sql.one<{ id: string }>(text, [integrationId]))?.id ?? '';
}

let count = 0;

/** A hospital with its staff, a doctor with an account, a patient, an appointment tomorrow, a lead of its agent, an enquiry. */
export async function openClinic(app: TestApp, mark: string, time = '09:00'): Promise<Clinic> {
  standAt(app, NOW);
  count += 1;
  const { hospital, doctor } = await makeClinic(app, {
    full_name: `Dr. ${mark}`,
    license_number: `license-${mark}`,
    email: `${mark}@doctor.example.in`,
  });
  const admin = await app.as('admin');
  const agent = await app.as('agent');
  const account = await app.as('doctor');
  const manager = await app.as('hospital_admin', { hospital_id: hospital.id });
  await app.sql.query('update doctors set user_id = $1 where id = $2', [account.userId, doctor.id]);
  const phone = `+91 98${String(10_000 + count)} ${String(10_000 + count)}`;
  const patient = made(await admin.post('patients', { name: `Patient ${mark}`, phone, symptoms: `Fever ${mark}` }), 'patients');
  const booked = { patientId: patient, doctorId: doctor.id, appointmentDate: tomorrowAt(time) };
  const asked = { name: `Enquirer ${mark}`, email: `${mark}@example.in`, phone, message: `A question of ${mark}` };
  // On the first day of a week the doctor works as on every other one.
  const change = { kind: 'hours', doctorId: doctor.id, hours: { Sunday: ['09:00-12:00', '14:00-17:00'] } };
  const lead = { patientName: `Lead ${mark}`, phone, assignedAgentId: agent.userId, assignedDoctorId: doctor.id };
  return {
    mark,
    slug: hospital.booking_slug,
    staff: { admin, agent, doctor: account, hospital_admin: manager },
    boundAgent: await app.as('agent', { hospital_id: hospital.id }),
    ids: {
      hospital: hospital.id,
      doctor: doctor.id,
      retired: (await make.doctor(app.sql, { hospital_id: hospital.id, is_active: false })).id,
      patient,
      appointment: made(await agent.post('appointments', booked), 'appointments'),
      lead: made(await admin.post('leads', lead), 'leads'),
      enquiry: made(await app.visitor().post('enquiries', asked), 'enquiries'),
      agent: agent.userId,
      user: agent.userId,
      phone,
      webhook: await webhookOf(app, (await integrationKey(app, { hospital_id: hospital.id })).integrationId),
      calendarChange: made(await admin.post('calendar-changes', { change }), 'calendar-changes'),
    },
  };
}
