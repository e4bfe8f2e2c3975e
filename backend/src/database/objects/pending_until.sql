-- The day (in India) on which a lead is no longer pending: new or assigned, as PENDING_LEADS of libs/domain. A lead that becomes
-- pending again has waited all the time.
create or replace function pending_until() returns trigger language plpgsql as $$
begin
  if new.status in ('new', 'assigned') then
    new.pending_until := null;
  elsif new.pending_until is null then
    new.pending_until := (case when tg_op = 'INSERT' then new.created_at else now() end at time zone 'Asia/Kolkata')::date;
  end if;
  return new;
end $$;

create or replace trigger leads_pending_until before insert or update of status on leads
  for each row execute function pending_until();
