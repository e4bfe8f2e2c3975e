import { selection, type RowOf } from '../database/columns';
import { SavedViewEntity } from './saved-view.entity';

const VIEW = selection(
  SavedViewEntity,
  'v',
  ...(['id', 'screen', 'name', 'query', 'sharedWith', 'isDefault', 'version', 'createdAt', 'updatedAt'] as const),
);

export type ViewRead = RowOf<typeof VIEW> & { readonly own: boolean; readonly ownerName: string };

/** $1 the reader. */
const COLUMNS = `${VIEW}, v.owner_id = $1 as own, trim(o.first_name || ' ' || o.last_name) as "ownerName"`;
const FROM = 'from saved_views v join users o on o.id = v.owner_id';

/**
 * The own views of a screen in the order of their owner, then those that are shared with the reader. Nothing crosses from one hospital to another: of the same
 * role are those who have the same hospital, or none. $1 reader, $2 screen, $3 role, $4 hospital.
 */
export const VIEWS_OF = `
select ${COLUMNS} ${FROM}
where v.screen = $2 and (v.owner_id = $1 or v.shared_with <> 'me' and o.archived_at is null and o.is_active
  and o.hospital_id is not distinct from $4::uuid
  and (v.shared_with = 'role' and o.role = $3 or v.shared_with = 'hospital' and o.hospital_id is not null))
order by (v.owner_id = $1) desc, case when v.owner_id = $1 then v.position end nulls last, lower(v.name), v.id`;

/** $1 owner, $2 view. */
export const OWN_VIEW = `select ${COLUMNS} ${FROM} where v.owner_id = $1 and v.id = $2`;

/** Two who add at once wait for each other, so that neither goes beyond the number. */
export const LOCK_OWNER = `select pg_advisory_xact_lock(hashtextextended('saved_views ' || $1, 4))`;
export const COUNT_VIEWS = 'select count(*)::int as count from saved_views where owner_id = $1';

/** $1 owner, $2 screen, $3 the view that is to be the default. */
export const END_DEFAULT = `
update saved_views set is_default = false, version = version + 1, updated_at = now()
where owner_id = $1 and screen = $2 and is_default and id is distinct from $3::uuid`;

/** What is in the list stands as there; what is not, such as a view that was saved meanwhile, comes after. $1 owner, $2 screen, $3 views. */
export const ORDER_VIEWS = `
update saved_views set position = array_position($3::uuid[], id) where owner_id = $1 and screen = $2`;

export const DELETE_VIEW = 'delete from saved_views where owner_id = $1 and id = $2 returning id';

/** What the screens of somebody open with, in SQL: a list of screens and queries. */
export const defaultsOf = (owner: string): string => `(
  select coalesce(json_agg(json_build_object('screen', v.screen, 'query', v.query) order by v.screen), '[]')
  from saved_views v where v.owner_id = ${owner} and v.is_default)`;
