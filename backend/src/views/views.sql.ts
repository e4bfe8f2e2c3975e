import { selection, type RowOf } from '../database/columns';
import { SavedViewEntity } from './saved-view.entity';
import { prepared } from '../database/statement';

const VIEW = selection(
  SavedViewEntity,
  'v',
  ...(['id', 'screen', 'name', 'query', 'sharedWith', 'isDefault', 'version', 'createdAt', 'updatedAt'] as const),
);

export type ViewRead = RowOf<typeof VIEW> & { readonly own: boolean; readonly ownerName: string };

const COLUMNS = `${VIEW}, v.owner_id = :userId as own, trim(o.first_name || ' ' || o.last_name) as "ownerName"`;
const FROM = 'from saved_views v join users o on o.id = v.owner_id';

/**
 * The own views of a screen in the order of their owner, then those that are shared with the reader. Nothing crosses from one
 * hospital to another: of the same role are those who have the same hospital, or none.
 */
export const viewsOf = prepared<ViewRead, { userId: string; screen: string; role: string; hospitalId: string | null }>(
  'views-of',
  `
select ${COLUMNS} ${FROM}
where v.screen = :screen and (v.owner_id = :userId or v.shared_with <> 'me' and o.archived_at is null and o.is_active
  and o.hospital_id is not distinct from :hospitalId::uuid
  and (v.shared_with = 'role' and o.role = :role or v.shared_with = 'hospital' and o.hospital_id is not null))
order by (v.owner_id = :userId) desc, case when v.owner_id = :userId then v.position end nulls last, lower(v.name), v.id`,
);

const OWN_VIEW = `select ${COLUMNS} ${FROM} where v.owner_id = :userId and v.id = :id`;
export const ownView = prepared<ViewRead, { userId: string; id: string }>('own-view', OWN_VIEW);
export const lockOwnView = prepared<ViewRead, { userId: string; id: string }>('lock-own-view', `${OWN_VIEW} for update of v`);

/** Two who add at once wait for each other, so that neither goes beyond the number. */
export const lockOwner = prepared<object, { userId: string }>(
  'lock-views-of-owner',
  `select pg_advisory_xact_lock(hashtextextended('saved_views ' || :userId, 4))`,
);
export const countViews = prepared<{ count: number }, { userId: string }>(
  'count-views',
  'select count(*)::int as count from saved_views where owner_id = :userId',
);

export const endDefault = prepared<object, { userId: string; screen: string; except: string | null }>(
  'end-default-view',
  `
update saved_views set is_default = false, version = version + 1, updated_at = now()
where owner_id = :userId and screen = :screen and is_default and id is distinct from :except::uuid`,
);

/** What is in the list stands as there; what is not, such as a view that was saved meanwhile, comes after. */
export const orderViews = prepared<object, { userId: string; screen: string; ids: readonly string[] }>(
  'order-views',
  `
update saved_views set position = array_position(:ids::uuid[], id) where owner_id = :userId and screen = :screen`,
);

export const deleteView = prepared<object, { userId: string; id: string }>(
  'delete-view',
  'delete from saved_views where owner_id = :userId and id = :id returning id',
);

/** What the screens of somebody open with, in SQL: a list of screens and queries. */
export const defaultsOf = (owner: string): string => `(
  select coalesce(json_agg(json_build_object('screen', v.screen, 'query', v.query) order by v.screen), '[]')
  from saved_views v where v.owner_id = ${owner} and v.is_default)`;
