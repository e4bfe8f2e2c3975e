import { prepared } from '../database/statement';
import type { Link } from './chain';

/** Servers seal one after another; the lock ends with the transaction, so that no booking waits for it. */
export const lockChain = prepared('audit-lock', 'select pg_advisory_xact_lock(7701002)');

export const chainEnd = prepared<{ position: number; hash: Buffer }>(
  'audit-end',
  'select position, hash from audit_chain order by position desc limit 1',
);

/** Whether there are rows newer than the end of the chain. */
export const NEWER = `
select coalesce((select max(id) from audit_log), 0) > coalesce((select max(audit_id) from audit_chain), 0) as newer`;

const END = 'coalesce((select max(audit_id) from audit_chain), 0)';

/** From which number on to look: a row of a long transaction becomes visible later than its number suggests. */
const FROM = {
  newer: END,
  late: `${END} - 2000`,
  /** Longer than any transaction may last. `id + 0`, so that the day's rows are found by their time: by number, all of the log is read up to them. */
  day: `least(${END} - 2000, (select min(id + 0) - 1 from audit_log where at > now() - interval '1 day'))`,
} as const;
export type UnsealedPart = keyof typeof FROM;

const unsealedOf = (which: UnsealedPart) =>
  prepared<{ id: number; text: string }, { most: number }>(
    `audit-unsealed-${which}`,
    `with since as materialized (select ${FROM[which]} as id)
     select a.id, audit_text(a) as text from audit_log a
     where a.id > (select id from since) and not exists (
       select from audit_chain c where c.audit_id = a.id and c.audit_id > (select id from since)) order by a.id limit :most`,
  );

/** Rows without a link, at most so many. Links are bounded, too: else all of the chain is read up to the first row. */
export const UNSEALED = { newer: unsealedOf('newer'), late: unsealedOf('late'), day: unsealedOf('day') } as const;

export const addLinks = prepared<object, { places: readonly number[]; ids: readonly number[]; hashes: readonly string[] }>(
  'audit-link',
  `insert into audit_chain (position, audit_id, hash)
   select position, audit_id, decode(hash, 'hex') from unnest(:places::bigint[], :ids::bigint[], :hashes::text[]) as link (position, audit_id, hash)`,
);

/** The links behind `after`, up to `last`. */
export const linksBetween = prepared<Link, { after: number; last: number }>(
  'audit-links',
  `
select c.position, c.hash, case when a.id is not null then audit_text(a) end as text, a.at
from audit_chain c left join audit_log a on a.id = c.audit_id
where c.position > :after and c.position <= :last order by c.position`,
);

/** A row that no server has sealed within a day was not written by one. */
export const NEVER_SEALED = `
select exists (
  select from audit_log a left join audit_chain c on c.audit_id = a.id
  where c.audit_id is null and a.at < now() - interval '1 day') as found`;
