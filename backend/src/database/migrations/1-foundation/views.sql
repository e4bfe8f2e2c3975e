-- Lists as somebody keeps them: the search of an address under a name. No position: after those that have one, by name.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users on delete cascade,
  screen text not null,
  name text not null,
  query text not null,
  shared_with text not null default 'me' check (shared_with in ('me', 'role', 'hospital')),
  is_default boolean not null default false,
  position smallint,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index saved_views_default on saved_views (owner_id, screen) where is_default;
create unique index saved_views_name on saved_views (owner_id, screen, lower(name));
create index saved_views_shared on saved_views (screen, owner_id) where shared_with <> 'me';
