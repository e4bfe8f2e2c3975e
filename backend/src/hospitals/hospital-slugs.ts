import { slugFrom } from '@arogya/domain/hospitals/slug';
import type { Db } from '../database/sql';
import { LOCK_SLUGS, SLUGS_LIKE } from './hospitals.sql';

/**
 * A slug that no hospital has or ever had: made from the name, if need be with -2, -3… behind it. Locked until the caller's
 * transaction ends, so that two hospitals of one name cannot get the same.
 */
export async function freeSlug(db: Db, name: string): Promise<string> {
  await db.query(LOCK_SLUGS);
  const requested = slugFrom(name);
  const rows = await db.query<{ slug: string }>(SLUGS_LIKE, [requested]);
  const given = new Set(rows.map(({ slug }) => slug));
  let slug = requested;
  for (let n = 2; given.has(slug); n += 1) slug = `${requested}-${n}`;
  return slug;
}
