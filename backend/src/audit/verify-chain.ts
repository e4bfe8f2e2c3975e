import type { Config } from '../config';
import type { Db } from '../database/sql';
import { ChainCheck, chainKeys, type ChainPlace, type Verification } from './chain';
import { linksBetween, NEVER_SEALED } from './chain.sql';

/** Links that one statement reads. */
const SLICE = 5_000;

const LAST = 'select coalesce(max(position), 0) as position from audit_chain';

type Secrets = Pick<Config, 'sessionSecret' | 'earlierSecrets'>;

/** What was found, whether the chain held the hash that was asked for, and the place from which it can be followed on. */
export interface ChainVerification extends Verification {
  readonly hasHead: boolean;
  readonly place: ChainPlace;
}

/**
 * Follows the whole chain from its beginning. With `head`, a hash that was noted earlier, the chain must still hold it: else its
 * end was cut off, or all of it was written anew.
 */
export async function verifyChain(sql: Db, config: Secrets, head?: string): Promise<ChainVerification> {
  const found = await follow(sql, new ChainCheck(chainKeys(config)), head);
  const isMissed = found.intact && ((await sql.one<{ found: boolean }>(NEVER_SEALED))?.found ?? false);
  return isMissed ? { ...found, intact: false, brokenAt: found.rows + 1 } : found;
}

/** Follows the links behind a place that was reached before. */
export const verifyOn = (sql: Db, config: Secrets, from: ChainPlace): Promise<ChainVerification> =>
  follow(sql, new ChainCheck(chainKeys(config), from));

async function follow(sql: Db, check: ChainCheck, head?: string): Promise<ChainVerification> {
  const until = (await sql.one<{ position: number }>(LAST))?.position ?? 0;
  let [hasHead, isWhole] = [head === undefined, true];
  for (let low = check.rows; low < until && isWhole; low += SLICE) {
    for (const link of await sql.query(linksBetween({ after: low, last: Math.min(low + SLICE, until) }))) {
      hasHead ||= link.hash.toString('hex') === head;
      isWhole = check.follow(link);
      if (!isWhole) break;
    }
  }
  const { place, brokenAt } = check;
  return { rows: place.rows, unkeyed: place.unkeyed, intact: isWhole, brokenAt, head: place.head, hasHead, place };
}
