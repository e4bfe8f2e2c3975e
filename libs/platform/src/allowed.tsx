import { can, type Action } from '@arogya/domain/access';
import type { ReactNode } from 'react';
import { useSession } from './session';

/** Shows its children only to roles that may do `action`. The server decides; this only hides what would be refused. */
export function Allowed({ action, children, otherwise = null }: { action: Action; children: ReactNode; otherwise?: ReactNode }) {
  const { role } = useSession();
  return can(role, action) ? children : otherwise;
}
