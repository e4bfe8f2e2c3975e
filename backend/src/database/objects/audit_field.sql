-- The name of a column in the API; null for a column that no person changes.
create or replace function audit_field(name text) returns text language sql immutable as $$
  select case
    when name in ('id', 'search', 'version', 'created_at', 'updated_at', 'archived_at', 'erased_at',
      'phone_key', 'calendar_version', 'age_told_on', 'first_password_until', 'pending_until', 'username_folded') then null
    when name = 'password_hash' then 'password'
    when name = 'age_told' then 'age'
    when name = 'second_factor_at' then 'secondFactor'
    else left(name, 1) || substr(replace(initcap(replace(name, '_', ' ')), ' ', ''), 2)
  end
$$;
