import { FROM_INSTALLATION } from '@arogya/domain/releases/choice';

/** Which of these contents ($1) are not here yet. */
export const MISSING = `
select wanted.sha256 from unnest($1::text[]) wanted (sha256)
where not exists (select from frontend_files f where f.sha256 = wanted.sha256)`;

/** How many bytes have come within a day. */
export const SENT_TODAY = `
select coalesce(sum(octet_length(bytes)), 0)::bigint as sent from frontend_files where added_at > now() - interval '1 day'`;

/** Nothing when more than $3 bytes have come within a day: a stolen key must not fill the disk. */
export const ADD_FILE = `
insert into frontend_files (sha256, bytes) select $1, $2 where (${SENT_TODAY}) <= $3
on conflict (sha256) do nothing`;

/** The size of each content that is here, and the content itself of those in $2. Locked: a sweep must not take them meanwhile. */
export const CONTENTS = `
select sha256, octet_length(bytes) as size, case when sha256 = any($2) then bytes end as bytes
from frontend_files where sha256 = any($1) for key share`;

/** Published again it is the same, and for the same roles. */
export const ADD_RELEASE = `
insert into frontend_releases (name, id, version, commit, platform, entry, files, nav, published_by, api, roles)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (name, id) do update set roles = excluded.roles`;

/** A session lives 12 hours: for so long may a tab ask for files of what was live when it began. */
export const RELEASES = `
select name, id, version, commit, platform, api, entry, files, nav, roles, published_at as "publishedAt", published_by as "publishedBy",
  withdrawn_at as "withdrawnAt", coalesce(left_at > now() - interval '12 hours', false) as "isLeft"
from frontend_releases order by name, published_at desc, id`;

export const LIVE = 'select name, stable, canary, percent, roles, hospitals, off from frontend_live order by name';

/** What is live and on trial, in the order in which it was chosen; what nobody has chosen comes last. */
export const CHOSEN = `
select l.name, c.id from frontend_live l cross join lateral (values (l.stable), (l.canary)) c (id)
left join lateral (select max(m.number) as number from frontend_moves m where m.name = l.name and m.to_id = c.id) m on true
where c.id is not null and c.id <> '${FROM_INSTALLATION}' order by m.number nulls last, l.name, c.id`;

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

/** Of a micro-frontend ($1): those that have just been replaced ($2), and those that are live again or were taken back ($3). */
export const SET_LEFT = `
update frontend_releases set left_at = case when id = any($2::text[]) then now() end where name = $1 and id = any($2::text[] || $3::text[])`;

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

/** Contents of no release, a day after they came: somebody may still be publishing. A row that is none names nothing. */
export const SWEEP_FILES = `
delete from frontend_files f where f.added_at < $1::timestamptz - interval '1 day' and not exists (
  select from frontend_releases r, jsonb_path_query(r.files, 'lax $[*].sha256') as named (sha256) where named.sha256 #>> '{}' = f.sha256)`;
