/** Which of these contents ($1) are not here yet. */
export const MISSING = `
select wanted.sha256 from unnest($1::text[]) wanted (sha256)
where not exists (select from frontend_files f where f.sha256 = wanted.sha256)`;

/** Nothing when more than $3 bytes have come within a day: a stolen key must not fill the disk. */
export const ADD_FILE = `
insert into frontend_files (sha256, bytes) select $1, $2
where (select coalesce(sum(octet_length(bytes)), 0) from frontend_files where added_at > now() - interval '1 day') <= $3
on conflict (sha256) do nothing`;

/** The size of each content that is here, and the content itself of those in $2. Locked: a sweep must not take them meanwhile. */
export const CONTENTS = `
select sha256, octet_length(bytes) as size, case when sha256 = any($2) then bytes end as bytes
from frontend_files where sha256 = any($1) for key share`;

export const ADD_RELEASE = `
insert into frontend_releases (name, id, version, commit, platform, entry, files, nav, published_by, api)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (name, id) do nothing returning id`;

export const RELEASES = `
select name, id, version, commit, platform, api, entry, files, nav, published_at as "publishedAt", published_by as "publishedBy",
  withdrawn_at as "withdrawnAt"
from frontend_releases order by name, published_at desc, id`;

export const LIVE = 'select name, stable, canary, percent, roles, hospitals, off from frontend_live order by name';

/** One decision at a time for each micro-frontend, and about paths, of which two could otherwise claim one. */
export const LOCK = 'select pg_advisory_xact_lock(7701027)';

export const SET_LIVE = `
insert into frontend_live (name, stable, canary, percent, roles, hospitals, off, since)
values ($1, $2, $3, $4, $5, $6, $7, case when $3::text is not null then now() end)
on conflict (name) do update set stable = excluded.stable, canary = excluded.canary, percent = excluded.percent,
  roles = excluded.roles, hospitals = excluded.hospitals, off = excluded.off,
  since = case when excluded.canary = frontend_live.canary then frontend_live.since else excluded.since end`;

/** A release ($1, $2) that was taken back by itself ($3), or that somebody chooses all the same. */
export const SET_WITHDRAWN = 'update frontend_releases set withdrawn_at = case when $3::boolean then now() end where name = $1 and id = $2';

/** What was taken back within 14 days, by itself or by somebody, and is not live again: tabs that have it should not go on. */
export const TAKEN_BACK = `
select m.name, array_agg(distinct m.from_id) as ids from frontend_moves m
where m.kind in ('rollback', 'withdrawn') and m.at > now() - interval '14 days'
  and not exists (select from frontend_live l where l.name = m.name and m.from_id in (l.stable, l.canary))
group by m.name`;

export const ADD_MOVE = 'insert into frontend_moves (name, kind, from_id, to_id, percent, why, by) values ($1, $2, $3, $4, $5, $6, $7)';

export const MOVES_OF = 'select kind, to_id as "to" from frontend_moves where name = $1 order by number';

export const LAST_MOVES = `
select number, at, name, kind, from_id as "from", to_id as "to", percent, why, by from frontend_moves order by number desc limit 100`;

/** The bytes of one content. */
export const BYTES = 'select bytes from frontend_files where sha256 = $1';

/** Releases that are neither live nor on trial, nor among the last five of their name, nor younger than 14 days: a session lives 12 hours. */
export const SWEEP_RELEASES = `
delete from frontend_releases r using (
  select name, id, row_number() over (partition by name order by published_at desc, id) as place from frontend_releases) ranked
where ranked.name = r.name and ranked.id = r.id and ranked.place > 5 and r.published_at < $1::timestamptz - interval '14 days'
  and not exists (select from frontend_live l where l.name = r.name and r.id in (l.stable, l.canary))`;

/** Contents of no release, a day after they came: somebody may still be publishing. */
export const SWEEP_FILES = `
delete from frontend_files f where f.added_at < $1::timestamptz - interval '1 day' and not exists (
  select from frontend_releases r, jsonb_to_recordset(r.files) as named (sha256 text) where named.sha256 = f.sha256)`;
