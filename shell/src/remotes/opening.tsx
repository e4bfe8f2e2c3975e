import { Navigate, useLocation, useSession, type SessionUser } from '@arogya/platform';
import { useEffect, useState, type ReactNode } from 'react';

/** The address of a page with the view that somebody has starred there; null without one. */
function openingOf({ opensWith }: Pick<SessionUser, 'opensWith'>, path: string): string | null {
  const query = opensWith?.find(({ screen }) => `/${screen}` === path)?.query;
  return query ? `${path}?${query}` : null;
}

/**
 * A page whose address says nothing opens with the view that its reader has starred, before it asks for anything. Once there, an
 * address without filters is what it says: everything.
 */
export function Opening({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const [entered, setEntered] = useState<string | null>(null);
  useEffect(() => setEntered(pathname), [pathname]);
  const address = entered !== pathname && search === '' && user ? openingOf(user, pathname) : null;
  return address ? <Navigate to={address} replace /> : children;
}
