import type { ListAuditApiArg } from '@arogya/api/audit';
import { AUDIT_ACTIONS, isAuditEntity, isRead } from '@arogya/domain/audit/events';
import { isUuid } from '@arogya/domain/rule';

/** The filters of the log in the address; '' filters nothing. */
export const NO_FILTERS = { q: '', action: '', entity: '', entityId: '', actorId: '', from: '', to: '' };
/** What is left out until it is asked for: '1' shows it. */
const LEFT_OUT = { reads: '', system: '' };
export const FIRST_VIEW = { ...NO_FILTERS, ...LEFT_OUT, sort: '-at', page: 1 };
export type AuditView = typeof FIRST_VIEW;

export const isFiltered = (view: AuditView): boolean => Object.keys(NO_FILTERS).some((key) => view[key as keyof typeof NO_FILTERS] !== '');

/** The query of the call; invalid values in the address are left out. */
export function asked({ q, sort, page, from, to, reads, system, ...view }: AuditView): ListAuditApiArg {
  const action = AUDIT_ACTIONS.find((one) => one === view.action);
  return {
    q,
    sort,
    page,
    from,
    to,
    // Somebody who filters by looks means them.
    ...(reads === '1' || isRead(view.action) ? {} : { reads: false }),
    ...(system === '1' ? {} : { system: false }),
    ...(action ? { action } : {}),
    ...(isAuditEntity(view.entity) ? { entity: view.entity } : {}),
    ...(isUuid(view.entityId) ? { entityId: view.entityId } : {}),
    ...(isUuid(view.actorId) ? { actorId: view.actorId } : {}),
  };
}
