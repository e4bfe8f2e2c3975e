import { Logger } from '@nestjs/common';
import type { QueryRunner } from 'typeorm';
import { StartFailure } from '../start-refused';
import { keepSaid } from './checksums';
import { withLockRetries, type Patience } from './patience';
import { Tables1700000000001 } from './migrations/1-foundation';
import leads from './migrations/1-foundation/leads.sql';

/**
 * Brings a database of before 0.1.0 over, once. Nothing else is in this file, and nobody needs it when 0.1.0 has run everywhere.
 */
const LAST_BEFORE = 'UrgentLeads1700000000056';
/** Migrations after the foundation count on from it, so their numbers alone say nothing. */
const ANY_BEFORE = `"timestamp" between 1700000000001 and 1700000000056
  and not exists (select from migrations where name = '${Tables1700000000001.name}')`;

const RENAME = `
alter table message_jobs rename column visit_id to appointment_id;
do $$
declare
  old record;
begin
  for old in select conrelid::regclass as place, conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and conname ~ '^(visit_|message_jobs_visit_id_)'
  loop
    execute format('alter table %s rename constraint %I to %I', old.place, old.name,
      replace(replace(old.name, 'visit_', 'appointment_'), '_visits_', '_appointments_'));
  end loop;
end $$;
alter table notifications drop constraint notifications_kind_check;
update notifications set kind = replace(kind, 'visit_', 'appointment_') where kind in ('visit_booked', 'visit_cancelled');`;

/** What only servers of before used: indexes of searches, and the place of a reader that nothing reads any more. */
const UNUSED = `
drop index doctors_search, enquiries_search, hospitals_search, leads_search, patients_search, users_search;
delete from event_readers where tx = '18446744073709551615'::xid8;`;

/** Open and urgent leads were sorted by one packed number. */
const SORTS_OF_LEADS = [
  'drop index leads_by_open, leads_agent_by_open, leads_by_urgency, leads_agent_by_urgency',
  ...(leads.match(/create index leads_(?:agent_)?by_(?:open|urgency) on [^;]+;/gu) ?? []),
];

const PUT_ASIDE = `
create table put_aside (
  id bigint generated always as identity primary key,
  source text not null,
  row jsonb not null,
  reason text not null,
  at timestamptz(3) not null default now()
);`;

const STATUSES = `('pending', 'confirmed', 'cancelled', 'completed', 'no_show')`;
const KINDS = `('slot', 'walk_in')`;
const SOURCES = `('staff', 'public')`;
const PROOFS = `('staff', 'unproven', 'device', 'verified')`;
const KEPT_DESPITE = `('leave', 'closure', 'hours', 'dayHours', 'inactive', 'hospital')`;
const LEAD_STATUSES = `('new', 'assigned', 'contacted', 'appointment_booked', 'converted', 'lost')`;
const CHANNELS = `('sms', 'email')`;
const TEMPLATES = `('code', 'confirmation', 'reminder', 'moved', 'cancelled', 'account')`;
const ERASED = `('patient', 'lead', 'enquiry')`;

const unknown = (column: string, table: string): string => `not exists (select from ${table} other where other.id = t.${column})`;

/** What an appointment cannot be without, with the condition under which it has none that can be kept. */
const NEEDED = {
  'patient_id names nobody': unknown('patient_id', 'patients'),
  'doctor_id names nobody': unknown('doctor_id', 'doctors'),
  'status is no word': `status not in ${STATUSES}`,
  'source is no word': `source not in ${SOURCES}`,
  'kind is no word': `kind not in ${KINDS}`,
  'proof is no word': `proof not in ${PROOFS}`,
} as const;

/** Which appointments cannot be kept, and why. */
const LOST = `
create temporary table lost on commit drop as
select id, reason from (
  select id, concat_ws(', ', ${Object.entries(NEEDED)
    .map(([reason, condition]) => `case when ${condition} then '${reason}' end`)
    .join(', ')}) as reason
  from appointments t) judged
where reason <> '';`;

/** Deletes the rows and keeps them in `put_aside`. */
const moved = (table: string, condition: string, reason: string): string => `
with gone as (delete from ${table} t where ${condition} returning to_jsonb(t) as row)
insert into put_aside (source, row, reason) select '${table}', row, '${reason}' from gone`;

/** Keeps the row as it was in `put_aside`, and empties the column. */
const emptied = (table: string, column: string, condition: string, reason: string): string => `
with was as (select id, to_jsonb(t) as row from ${table} t where ${condition}),
  kept as (insert into put_aside (source, row, reason) select '${table}', row, '${reason}' from was)
update ${table} t set ${column} = null from was where t.id = was.id`;

const OF_LOST = 'appointment_id in (select id from lost)';
const WITH_IT = 'its appointment was put aside';

/** A lead stays and forgets its appointment; its triggers would tell the audit log and the figures of a change that nobody made. */
const ASIDE = [
  LOST,
  moved('message_jobs', OF_LOST, WITH_IT),
  moved('appointment_undos', OF_LOST, WITH_IT),
  moved(
    'calendar_change_appointments',
    `${unknown('appointment_id', 'appointments')} or ${OF_LOST}`,
    'appointment_id names nothing that was kept',
  ),
  'alter table leads disable trigger user',
  emptied('leads', 'appointment_id', OF_LOST, WITH_IT),
  'alter table leads enable trigger user',
  `with gone as (delete from appointments t using lost where t.id = lost.id returning to_jsonb(t) as row, reason)
   insert into put_aside (source, row, reason) select 'appointments', row, reason from gone`,
  emptied('appointments', 'agent_id', `agent_id is not null and ${unknown('agent_id', 'users')}`, 'agent_id names nobody'),
  emptied('appointments', 'hospital_id', `hospital_id is not null and ${unknown('hospital_id', 'hospitals')}`, 'hospital_id names nothing'),
  emptied('appointments', 'kept_despite', `kept_despite not in ${KEPT_DESPITE}`, 'kept_despite is no word'),
  moved('patient_activity', unknown('patient_id', 'patients'), 'patient_id names nobody'),
  moved(
    'hospital_patients',
    `${unknown('patient_id', 'patients')} or ${unknown('hospital_id', 'hospitals')}`,
    'patient_id or hospital_id names nothing',
  ),
  moved('slot_holds', unknown('doctor_id', 'doctors'), 'doctor_id names nobody'),
  moved('lead_undos', `status not in ${LEAD_STATUSES}`, 'status is no word'),
  moved('outbox_messages', `channel not in ${CHANNELS} or template not in ${TEMPLATES}`, 'channel or template is no word'),
  moved('erasures', `kind not in ${ERASED}`, 'kind is no word'),
];

const KEYS = `
alter table appointments drop constraint appointments_words_check,
  add foreign key (patient_id) references patients, add foreign key (doctor_id) references doctors,
  add foreign key (hospital_id) references hospitals, add foreign key (agent_id) references users,
  add constraint appointments_status_check check (status in ${STATUSES}),
  add constraint appointments_kind_check check (kind in ${KINDS}),
  add constraint appointments_source_check check (source in ${SOURCES}),
  add constraint appointments_proof_check check (proof in ${PROOFS}),
  add constraint appointments_kept_despite_check check (kept_despite in ${KEPT_DESPITE});
alter table patient_activity add foreign key (patient_id) references patients on delete cascade;
alter table hospital_patients add foreign key (hospital_id) references hospitals, add foreign key (patient_id) references patients;
alter table slot_holds add foreign key (doctor_id) references doctors;
alter table calendar_change_appointments add foreign key (appointment_id) references appointments on delete cascade;
alter table lead_undos add constraint lead_undos_status_check check (status in ${LEAD_STATUSES});
alter table outbox_messages add constraint outbox_messages_channel_check check (channel in ${CHANNELS}),
  add constraint outbox_messages_template_check check (template in ${TEMPLATES});
alter table erasures add constraint erasures_kind_check check (kind in ${ERASED});
alter table notifications add constraint notifications_kind_check check (kind in ('appointment_booked', 'appointment_cancelled',
  'enquiry_received', 'lead_assigned', 'booking_flood', 'new_browser', 'password_changed', 'role_changed', 'second_factor_on',
  'second_factor_off', 'release_withdrawn'));`;

const HAS_RUN = `
delete from migrations;
insert into migrations ("timestamp", name) values (1700000000001, '${Tables1700000000001.name}');`;

const logger = new Logger('Database');

interface AsideCount {
  readonly source: string;
  readonly reason: string;
  readonly rows: number;
}

async function bringOver(runner: QueryRunner): Promise<AsideCount[]> {
  for (const part of [RENAME, UNUSED, ...SORTS_OF_LEADS, PUT_ASIDE, ...ASIDE, KEYS, HAS_RUN]) await runner.query(part);
  await keepSaid(runner, [Tables1700000000001]);
  return (await runner.query('select source, reason, count(*)::int as rows from put_aside group by 1, 2 order by 1, 2')) as AsideCount[];
}

async function migrationsBefore(runner: QueryRunner): Promise<string[]> {
  const [table] = (await runner.query(`select to_regclass('public.migrations') as name`)) as { name: string | null }[];
  if (!table?.name) return [];
  const rows = (await runner.query(`select name from migrations where ${ANY_BEFORE}`)) as { name: string }[];
  return rows.map(({ name }) => name);
}

/**
 * Makes the tables of before 0.1.0 those of the foundation, in one transaction, and answers whether it did. Rows that its keys and
 * checks would refuse are kept in `put_aside` with the reason; what is put aside is logged.
 */
export async function bringOverFromBefore(runner: QueryRunner, patience: Patience): Promise<boolean> {
  const done = await migrationsBefore(runner);
  if (done.length === 0) return false;
  if (!done.includes(LAST_BEFORE))
    throw new StartFailure(
      `The database is older than the last version before 0.1.0: it has not had ${LAST_BEFORE}. Start that version once, then this one.`,
    );
  let aside: AsideCount[] = [];
  await withLockRetries(runner, 'The change of the tables of before 0.1.0', patience, async () => {
    aside = await bringOver(runner);
  });
  for (const { source, reason, rows } of aside) logger.warn(`${rows} rows of ${source} stand in put_aside: ${reason}`);
  return true;
}
