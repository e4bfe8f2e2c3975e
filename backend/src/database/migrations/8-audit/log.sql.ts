/**
 * Who did what to which record, and when. No reference to other tables: what is written here stands whatever becomes of
 * them, and a booking takes no lock on its user. `role` is a role of staff, 'visitor' for the public pages or 'system' for
 * what nobody asked for by a call. Fields are names, never values.
 */
export const AUDIT_LOG = `
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default clock_timestamp(),
  actor_id uuid,
  username text,
  role text not null,
  hospital_id uuid,
  action text not null,
  entity text not null,
  entity_id uuid,
  fields text[] not null default '{}',
  row_count integer,
  operation text,
  request_id uuid
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_record on audit_log (entity_id, at desc, id desc);
create index audit_log_entity on audit_log (entity, at desc, id desc);
create index audit_log_action on audit_log (action, at desc, id desc);`;

/** The rows in the order in which they were sealed, each with a hash over the one before and itself. */
export const AUDIT_CHAIN = `
create table audit_chain (
  position bigint primary key,
  audit_id bigint not null unique,
  hash bytea not null
);

create function audit_text(entry audit_log) returns text language sql stable as $$
  select json_build_array(entry.id, (extract(epoch from entry.at) * 1000)::bigint, entry.actor_id, entry.username, entry.role,
    entry.hospital_id, entry.action, entry.entity, entry.entity_id, entry.fields, entry.row_count, entry.operation,
    entry.request_id)::text
$$;

create function audit_hash(before bytea, entry audit_log) returns bytea language sql stable as $$
  select sha256(coalesce(before, '') || convert_to(audit_text(entry), 'UTF8'))
$$;`;

/**
 * Seals at most so many rows and answers how many. Servers seal one after another; the lock ends with this short
 * transaction, so that no booking ever waits for it. A row of a long transaction appears later than its number says: the
 * last numbers are looked at again each time; with `whole` all rows of a day, longer than any transaction may last.
 */
export const SEAL = `
create function seal_audit(most integer, whole boolean) returns integer language plpgsql as $$
declare
  low bigint := coalesce((select max(c.audit_id) from audit_chain c), 0) - 2000;
  since timestamptz := case when whole then now() - interval '1 day' else 'infinity' end;
  entry audit_log;
  place bigint;
  link bytea;
  sealed integer := 0;
begin
  perform pg_advisory_xact_lock(7701002);
  select c.position, c.hash into place, link from audit_chain c order by c.position desc limit 1;
  for entry in
    select a.* from audit_log a
    where (a.id > low or a.at > since) and not exists (select from audit_chain c where c.audit_id = a.id)
    order by a.id limit most
  loop
    place := coalesce(place, 0) + 1;
    link := audit_hash(link, entry);
    sealed := sealed + 1;
    insert into audit_chain (position, audit_id, hash) values (place, entry.id, link);
  end loop;
  return sealed;
end $$;`;

/** How many links there are behind `low`, up to `high`, and the first that is not what was sealed. */
export const VERIFY = `
create function verify_audit(low bigint, high bigint, out links bigint, out broken_at bigint) language sql stable as $$
  with chain as (
    select c.position, c.hash, a.id is null as lost, audit_hash(lag(c.hash) over following, a) as due,
      coalesce(lag(c.position) over following, low) as place
    from audit_chain c left join audit_log a on a.id = c.audit_id
    where c.position between low and high
    window following as (order by c.position)
  )
  select count(*), min(position) filter (where lost or place <> position - 1 or hash <> due)
  from chain where position > low
$$;`;

/** Neither table is ever changed, by nobody's statement; who takes the triggers off is found by the chain. */
export const KEPT = `
create function audit_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only added', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_kept before update or delete or truncate on audit_log
  for each statement execute function audit_is_kept();
create trigger audit_chain_kept before update or delete or truncate on audit_chain
  for each statement execute function audit_is_kept();`;
