-- Counts the leads of each day (in India, since leads have no hospital at first) by source, and by how many the pending leads of
-- an agent change on a day. A deleted lead is in none of it, and comes back with a restore. Rows are updated in one order, so
-- that two writers cannot deadlock.
create or replace function count_lead_days() returns trigger language plpgsql as $$
declare
  changes jsonb := '[]';
begin
  if tg_op <> 'DELETE' then
    changes := changes || coalesce((select jsonb_agg(to_jsonb(l)) from (
      select (created_at at time zone 'Asia/Kolkata')::date as day, pending_until, coalesce(source, '') as source,
        coalesce(assigned_agent_id, '00000000-0000-0000-0000-000000000000') as agent_id, count(*) as by
      from added where archived_at is null group by 1, 2, 3, 4) l), '[]');
  end if;
  if tg_op <> 'INSERT' then
    changes := changes || coalesce((select jsonb_agg(to_jsonb(l)) from (
      select (created_at at time zone 'Asia/Kolkata')::date as day, pending_until, coalesce(source, '') as source,
        coalesce(assigned_agent_id, '00000000-0000-0000-0000-000000000000') as agent_id, -count(*) as by
      from gone where archived_at is null group by 1, 2, 3, 4) l), '[]');
  end if;

  insert into lead_days as kept (day, source, leads)
  select day, source, sum(by) from jsonb_to_recordset(changes) c (day date, source text, by integer)
  group by 1, 2 having sum(by) <> 0 order by 1, 2
  on conflict (day, source) do update set leads = kept.leads + excluded.leads;

  insert into pending_lead_days as kept (day, agent_id, leads)
  select moved.day, agent_id, sum(moved.by)
  from jsonb_to_recordset(changes) c (day date, pending_until date, agent_id uuid, by integer)
  cross join lateral (values (c.day, c.by), (c.pending_until, -c.by)) moved (day, by)
  where moved.day is not null group by 1, 2 having sum(moved.by) <> 0 order by 1, 2
  on conflict (day, agent_id) do update set leads = kept.leads + excluded.leads;
  return null;
end $$;

create or replace trigger lead_days_counted after insert on leads
  referencing new table as added for each statement execute function count_lead_days();
create or replace trigger lead_days_recounted after update on leads
  referencing new table as added old table as gone for each statement execute function count_lead_days();
