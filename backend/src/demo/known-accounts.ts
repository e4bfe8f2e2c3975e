import { verify } from '@node-rs/argon2';
import { StartFailure } from '../start-refused';
import { DEMO_PASSWORD } from './';
import type { Db } from '../database/sql';

/**
 * Hashes that may belong to the demo's password: the demo gives all its accounts one hash, and its four sign-in names are
 * known. Trying every account of a large installation would take minutes.
 */
const SUSPECTS = `
select password_hash as hash, array_agg(username order by username) as names from users
where is_active and archived_at is null
group by password_hash
having count(*) > 1 or bool_or(username_folded in ('admin', 'agent', 'doctor', 'hospital'))`;

/** Throws a StartFailure when an account still has the demo's password. */
export async function assertNoKnownAccounts(db: Pick<Db, 'query'>): Promise<void> {
  const open: string[] = [];
  for (const { hash, names } of await db.query<{ hash: string; names: string[] }>(SUSPECTS)) {
    if (await verify(hash, DEMO_PASSWORD).catch(() => false)) open.push(...names);
  }
  if (open.length === 0) return;
  throw new StartFailure(
    `Everybody knows the password of ${open.sort().join(', ')}: it is the demo's. ` +
      'Use a database without the demo, or start without NODE_ENV=production and give these accounts other passwords.',
  );
}
