import { FROM_INSTALLATION } from '@arogya/domain/releases/choice';
import { prepared } from '../database/statement';
import type { Move } from '@arogya/domain/releases/choice';

/** Which of these contents are not here yet. */
export const missingFiles = prepared<{ sha256: string }, { hashes: readonly string[] }>(
  'missing-release-files',
  `
select wanted.sha256 from unnest(:hashes::text[]) wanted (sha256)
where not exists (select from frontend_files f where f.sha256 = wanted.sha256)`,
);

/** How many bytes have come within a day. */
export const SENT_TODAY = `
select coalesce(sum(octet_length(bytes)), 0)::bigint as sent from frontend_files where added_at > now() - interval '1 day'`;

/** Nothing when more than so many bytes have come within a day: a stolen key must not fill the disk. */
export const addFile = prepared<object, { sha256: string; bytes: Buffer; most: number }>(
  'add-release-file',
  `
insert into frontend_files (sha256, bytes) select :sha256, :bytes where (${SENT_TODAY}) <= :most
on conflict (sha256) do nothing`,
);

interface Content {
  readonly sha256: string;
  readonly size: number;
  readonly bytes: Buffer | null;
}

/** The size of each content that is here, and the content itself of those in `whole`. Locked: a sweep must not take them meanwhile. */
export const contentsOf = prepared<Content, { hashes: readonly string[]; whole: readonly string[] }>(
  'release-contents',
  `
select sha256, octet_length(bytes) as size, case when sha256 = any(:whole) then bytes end as bytes
from frontend_files where sha256 = any(:hashes) for key share`,
);

/** Published again it is the same, and for the same roles. */
export const addRelease = prepared<
  object,
  {
    name: string;
    id: string;
    version: string;
    commit: string | null;
    platform: string;
    entry: string;
    files: string;
    nav: string;
    publishedBy: string;
    api: string | null;
    roles: readonly string[];
  }
>(
  'add-release',
  `
insert into frontend_releases (name, id, version, commit, platform, entry, files, nav, published_by, api, roles)
values (:name, :id, :version, :commit, :platform, :entry, :files, :nav, :publishedBy, :api, :roles) on conflict (name, id) do update set roles = excluded.roles`,
);

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

export const setLive = prepared<
  object,
  {
    name: string;
    stable: string;
    canary: string | null;
    percent: number;
    roles: readonly string[];
    hospitals: readonly string[];
    off: boolean;
  }
>(
  'release-live',
  `
insert into frontend_live (name, stable, canary, percent, roles, hospitals, off, since)
values (:name, :stable, :canary, :percent, :roles, :hospitals, :off, case when :canary::text is not null then now() end)
on conflict (name) do update set stable = excluded.stable, canary = excluded.canary, percent = excluded.percent,
  roles = excluded.roles, hospitals = excluded.hospitals, off = excluded.off,
  since = case when excluded.canary = frontend_live.canary then frontend_live.since else excluded.since end`,
);

/** A release that was taken back by itself, or that somebody chooses all the same. */
export const setWithdrawn = prepared<object, { name: string; id: string; isWithdrawn: boolean }>(
  'release-withdrawn',
  'update frontend_releases set withdrawn_at = case when :isWithdrawn::boolean then now() end where name = :name and id = :id',
);

/** Of a micro-frontend: those that have just been replaced, and those that are live again or were taken back. */
export const setLeft = prepared<object, { name: string; left: readonly string[]; stay: readonly string[] }>(
  'release-left',
  `
update frontend_releases set left_at = case when id = any(:left::text[]) then now() end where name = :name and id = any(:left::text[] || :stay::text[])`,
);

/** What was taken back within 14 days, by itself or by somebody, and is not live again: tabs that have it should not go on. */
export const TAKEN_BACK = `
select m.name, array_agg(distinct m.from_id) as ids from frontend_moves m
where m.kind in ('rollback', 'withdrawn') and m.at > now() - interval '14 days'
  and not exists (select from frontend_live l where l.name = m.name and m.from_id in (l.stable, l.canary))
group by m.name`;

export const addMove = prepared<
  object,
  { name: string; kind: string; from: string; to: string; percent: number | null; why: string | null; by: string }
>(
  'release-move',
  'insert into frontend_moves (name, kind, from_id, to_id, percent, why, by) values (:name, :kind, :from, :to, :percent, :why, :by)',
);

export const movesOf = prepared<Move, { name: string }>(
  'release-moves',
  'select kind, to_id as "to" from frontend_moves where name = :name order by number',
);

export const LAST_MOVES = `
select number, at, name, kind, from_id as "from", to_id as "to", percent, why, by from frontend_moves order by number desc limit 100`;

/** The bytes of one content. */
export const bytesOf = prepared<{ bytes: Buffer }, { sha256: string }>(
  'release-bytes',
  'select bytes from frontend_files where sha256 = :sha256',
);

/** Releases that are neither live nor on trial, nor among the last five of their name, nor younger than 14 days: a session lives 12 hours. */
export const sweepReleases = prepared<object, { now: string }>(
  'sweep-releases',
  `
delete from frontend_releases r using (
  select name, id, row_number() over (partition by name order by published_at desc, id) as place from frontend_releases) ranked
where ranked.name = r.name and ranked.id = r.id and ranked.place > 5 and r.published_at < :now::timestamptz - interval '14 days'
  and not exists (select from frontend_live l where l.name = r.name and r.id in (l.stable, l.canary))`,
);

/** Contents of no release, a day after they came: somebody may still be publishing. A row that is none names nothing. */
export const sweepFiles = prepared<object, { now: string }>(
  'sweep-release-files',
  `
delete from frontend_files f where f.added_at < :now::timestamptz - interval '1 day' and not exists (
  select from frontend_releases r, jsonb_path_query(r.files, 'lax $[*].sha256') as named (sha256) where named.sha256 #>> '{}' = f.sha256)`,
);
