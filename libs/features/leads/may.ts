import { can, scopeOf } from '@arogya/domain/access';
import { useSession } from '@arogya/platform';

/** What this person may do with leads; the server's permissions, which the screens follow. */
export function useMayWithLeads() {
  const { role } = useSession();
  return {
    create: can(role, 'leads:create'),
    /** Every field; for an agent the fields they work on, on their own leads; for a hospital the status only. */
    edit: scopeOf(role, 'leads:change') === 'all' || role === 'agent',
    everyField: scopeOf(role, 'leads:change') === 'all',
    setStatus: can(role, 'leads:change'),
    book: can(role, 'leads:work'),
    remove: can(role, 'leads:delete'),
    export: can(role, 'exports:read'),
  };
}
