-- See count_leads_added.
create or replace function count_leads_changed() returns trigger language plpgsql as $$
begin
  insert into lead_counters as kept (hospital_id, agent_id, status, leads)
  select coalesce(hospital_id, '00000000-0000-0000-0000-000000000000'), coalesce(assigned_agent_id, '00000000-0000-0000-0000-000000000000'), status, sum(change)
  from (
    select hospital_id, assigned_agent_id, status, 1 as change from added where archived_at is null
    union all
    select hospital_id, assigned_agent_id, status, -1 from gone where archived_at is null
  ) changes group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
  on conflict (hospital_id, agent_id, status) do update set leads = kept.leads + excluded.leads;
  return null;
end $$;

create or replace trigger leads_recounted after update on leads
  referencing new table as added old table as gone for each statement execute function count_leads_changed();
