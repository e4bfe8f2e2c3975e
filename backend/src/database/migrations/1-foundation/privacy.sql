-- Which rows were erased, for an older backup that is restored.
create table erasures (
  id uuid primary key,
  kind text not null check (kind in ('patient', 'lead', 'enquiry')),
  phone_mark text not null,
  erased_at timestamptz(3) not null default now(),
  listed boolean not null default false,
  due boolean not null default false
);
