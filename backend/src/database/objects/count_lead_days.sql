-- Counts the leads of each day (in India, since leads have no hospital at first) and source, including deleted ones.
create or replace function count_lead_days() returns trigger language plpgsql as $$
begin
  insert into lead_days as kept (day, source, leads)
  select (created_at at time zone 'Asia/Kolkata')::date, coalesce(source, ''), count(*)
  from added group by 1, 2 order by 1, 2
  on conflict (day, source) do update set leads = kept.leads + excluded.leads;
  return null;
end $$;

create or replace trigger lead_days_counted after insert on leads
  referencing new table as added for each statement execute function count_lead_days();
