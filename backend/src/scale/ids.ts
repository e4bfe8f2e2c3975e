import type { Db } from '../database/sql';
import type { LinkTokens } from '../link-tokens/link-token';
import type { BusiestIds } from './crowd';

/** Ids for the templates of paths; those of records are read from the rows. */
export type Ids = BusiestIds &
  Readonly<
    Record<
      'appointment' | 'linkToken' | 'patient' | 'phone' | 'lead' | 'enquiry' | 'user' | 'calendarChange' | 'integration' | 'webhook',
      string
    >
  >;

/** Ids of records that every role sees: those of the busiest hospital, doctor and agent, with an appointment that is to come. */
export async function idsOf(sql: Pick<Db, 'one'>, busy: BusiestIds, links: Pick<LinkTokens, 'tokenOf'>): Promise<Ids> {
  const found = await sql.one<{ appointment: string; number: number; linkVersion: number; patient: string; phone: string }>(
    `select a.id as appointment, a.number, a.link_version as "linkVersion", p.id as patient, p.phone
     from appointments a join patients p on p.id = a.patient_id
     where a.doctor_id = $1 and a.start_at > now() and a.status = 'confirmed' and a.archived_at is null limit 1`,
    [busy.doctor],
  );
  const others = await sql.one<{
    lead: string;
    enquiry: string;
    user: string;
    calendarChange: string;
    integration: string;
    webhook: string;
  }>(
    `select (select id from leads where hospital_id = $1 and assigned_agent_id = $2 limit 1) as lead,
       (select id from enquiries limit 1) as enquiry, $2::uuid as "user",
       (select c.id from calendar_changes c join calendar_change_appointments w on w.change_id = c.id
          join appointments a on a.id = w.appointment_id and a.start_at > now()
        where c.hospital_id = $1 group by c.id order by count(*) desc, c.id limit 1) as "calendarChange",
       (select id from integrations limit 1) as integration, (select id from webhook_endpoints limit 1) as webhook`,
    [busy.hospital, busy.agent],
  );
  if (!found || !others) throw new Error('The crowd is empty');
  const { appointment, patient, phone, ...link } = found;
  return { ...busy, appointment, patient, phone, linkToken: links.tokenOf(link), ...others };
}
