-- Counts leads by status, hospital and agent, so that no screen counts the table. Rows are updated in one order, so that two
-- writers cannot deadlock.
create or replace function count_leads_added() returns trigger language plpgsql as $$
begin
  insert into lead_counters as kept (hospital_id, agent_id, status, leads)
  select coalesce(hospital_id, '00000000-0000-0000-0000-000000000000'), coalesce(assigned_agent_id, '00000000-0000-0000-0000-000000000000'), status, count(*)
  from added where archived_at is null group by 1, 2, 3 order by 1, 2, 3
  on conflict (hospital_id, agent_id, status) do update set leads = kept.leads + excluded.leads;
  return null;
end $$;

create or replace trigger leads_counted after insert on leads
  referencing new table as added for each statement execute function count_leads_added();
