import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDIA = `at time zone 'Asia/Kolkata'`;
const NONE = `'00000000-0000-0000-0000-000000000000'::uuid`;

/** Until which day a lead waited for somebody to speak to them; of earlier leads, as far as their timeline tells. */
const PENDING_UNTIL = `
alter table leads add column pending_until date;
alter table leads disable trigger user;
update leads l set pending_until = (coalesce(
  (select min(e.at) from lead_events e where e.lead_id = l.id
   and (e.kind = 'booked' or (e.kind = 'status' and e.detail ->> 'to' not in ('new', 'assigned')))), l.updated_at) ${INDIA})::date
where status not in ('new', 'assigned');
alter table leads enable trigger user;`;

/** By how many the pending leads of an agent, or of nobody, change on a day; summed up they are those pending now. */
const PENDING_DAYS = `
create table pending_lead_days (
  day date not null,
  agent_id uuid not null,
  leads integer not null,
  primary key (day, agent_id)
);
insert into pending_lead_days (day, agent_id, leads)
select moved.day, coalesce(assigned_agent_id, ${NONE}), sum(moved.by)
from leads cross join lateral (values ((created_at ${INDIA})::date, 1), (pending_until, -1)) moved (day, by)
where archived_at is null and moved.day is not null group by 1, 2;`;

/** Deleted leads were counted here. */
const LEAD_DAYS = `
delete from lead_days;
insert into lead_days (day, source, leads)
select (created_at ${INDIA})::date, coalesce(source, ''), count(*) from leads where archived_at is null group by 1, 2;`;

/** What the nightly comparison of the kept figures with the rows has found; `checked_at` is null while it is under way. */
const CHECKS = `
create table figure_checks (
  day date primary key,
  checked_at timestamptz(3),
  differing jsonb not null default '[]'
);`;

/** A phone is found however it is typed, as a patient's is. */
const SEARCH = `
drop index leads_search;
alter table leads drop column search;
alter table leads add column search text
  generated always as (lower(patient_name || ' ' || phone || ' ' || phone_key || ' ' || coalesce(email, ''))) stored;
create index leads_search on leads using gin (search gin_trgm_ops);`;

/** Open leads first, the newest of them first. */
const OPEN_FIRST = `
create index leads_by_open on leads (
  (case when status in ('new', 'assigned', 'contacted') then 100000000000000 else 0 end
    + floor(date_part('epoch', created_at at time zone 'UTC') * 1000)::bigint), id) where archived_at is null;`;

export class LeadFigures1700000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [PENDING_UNTIL, PENDING_DAYS, LEAD_DAYS, CHECKS, SEARCH, OPEN_FIRST]) await runner.query(part);
  }

  /** The days of deleted leads do not come back: they are no figures. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index leads_search, leads_by_open;
      alter table leads drop column search, drop column pending_until;
      alter table leads add column search text generated always as (lower(patient_name || ' ' || phone || ' ' || coalesce(email, ''))) stored;
      create index leads_search on leads using gin (search gin_trgm_ops);
      drop table figure_checks, pending_lead_days;`);
  }
}
