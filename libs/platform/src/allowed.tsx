import { can, type Action } from '@arogya/domain/access';
import type { ReactNode } from 'react';
import { useSession } from './session';

/** Draws its children only for roles that may do `action`. The server decides; this spares people a refusal. */
export function Allowed({ action, children, otherwise = null }: { action: Action; children: ReactNode; otherwise?: ReactNode }) {
  const { role } = useSession();
  return can(role, action) ? children : otherwise;
}
