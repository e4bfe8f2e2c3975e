import type { Config } from '../config';
import type { Db } from '../database/sql';
import { ChainCheck, chainKeys, type Link, type Verification } from './chain';
import { LINKS, NEVER_SEALED } from './chain.sql';

/** Links that one statement reads. */
const SLICE = 5_000;

const LAST = 'select coalesce(max(position), 0) as position from audit_chain';

/**
 * Follows the whole chain from its beginning. With `head`, a hash that was noted earlier, the chain must still hold it: else its
 * end was cut off, or all of it was written anew.
 */
export async function verifyChain(
  sql: Db,
  config: Pick<Config, 'sessionSecret' | 'earlierSecrets'>,
  head?: string,
): Promise<Verification & { readonly hasHead: boolean }> {
  const check = new ChainCheck(chainKeys(config));
  const until = (await sql.one<{ position: number }>(LAST))?.position ?? 0;
  let [last, hasHead, isWhole]: [string | null, boolean, boolean] = [null, head === undefined, true];
  for (let low = 0; low < until && isWhole; low += SLICE) {
    for (const link of await sql.query<Link>(LINKS, [low, Math.min(low + SLICE, until)])) {
      last = link.hash.toString('hex');
      hasHead ||= last === head;
      isWhole = check.follow(link);
      if (!isWhole) break;
    }
  }
  const { rows, unkeyed, brokenAt } = check;
  const isMissed = isWhole && ((await sql.one<{ found: boolean }>(NEVER_SEALED))?.found ?? false);
  return { rows, unkeyed, intact: isWhole && !isMissed, brokenAt: isMissed ? rows + 1 : brokenAt, head: last, hasHead };
}
