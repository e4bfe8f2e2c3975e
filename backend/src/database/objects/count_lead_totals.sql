-- Counts leads by status, and by how many the pending ones change on a day (see count_lead_days), over all hospitals and agents.
-- In sixteen parts, so that writers seldom wait for each other; each writes its own, in one order.
create or replace function count_lead_totals() returns trigger language plpgsql as $$
declare
  own integer := pg_backend_pid() % 16;
begin
  if tg_op = 'INSERT' then
    insert into lead_totals as kept (status, part, leads)
    select status, own, count(*) from added where archived_at is null group by 1 order by 1
    on conflict (status, part) do update set leads = kept.leads + excluded.leads;

    insert into pending_days as kept (day, part, leads)
    select moved.day, own, sum(moved.by)
    from added cross join lateral (values ((created_at at time zone 'Asia/Kolkata')::date, 1), (pending_until, -1)) moved (day, by)
    where archived_at is null and moved.day is not null group by 1 having sum(moved.by) <> 0 order by 1
    on conflict (day, part) do update set leads = kept.leads + excluded.leads;
    return null;
  end if;

  insert into lead_totals as kept (status, part, leads)
  select status, own, sum(by) from (
    select status, 1 as by from added where archived_at is null union all select status, -1 from gone where archived_at is null
  ) changes group by 1 having sum(by) <> 0 order by 1
  on conflict (status, part) do update set leads = kept.leads + excluded.leads;

  insert into pending_days as kept (day, part, leads)
  select moved.day, own, sum(moved.by) from (
    select created_at, pending_until, 1 as by from added where archived_at is null
    union all
    select created_at, pending_until, -1 from gone where archived_at is null
  ) changes cross join lateral (values ((created_at at time zone 'Asia/Kolkata')::date, by), (pending_until, -by)) moved (day, by)
  where moved.day is not null group by 1 having sum(moved.by) <> 0 order by 1
  on conflict (day, part) do update set leads = kept.leads + excluded.leads;
  return null;
end $$;

create or replace trigger lead_totals_counted after insert on leads
  referencing new table as added for each statement execute function count_lead_totals();
create or replace trigger lead_totals_recounted after update on leads
  referencing new table as added old table as gone for each statement execute function count_lead_totals();

-- Once, when these figures are new: until the triggers are committed, nobody else writes leads.
insert into lead_totals (status, part, leads)
select status, 0, sum(leads) from lead_counters where not exists (select from lead_totals) group by 1 having sum(leads) <> 0;
insert into pending_days (day, part, leads)
select day, 0, sum(leads) from pending_lead_days where not exists (select from pending_days) group by 1 having sum(leads) <> 0;
