import { useCallback, useContext, useMemo, useRef } from 'react';
import { UNSAFE_NavigationContext, useLocation, useNavigate, type Location, type Navigator } from 'react-router';

type UrlValue = string | number;
type Widen<T> = { [K in keyof T]: T[K] extends number ? number : string };

/** How a change is added to the history: `push` makes Back undo it (drawers, tabs); otherwise the entry is replaced. */
interface Change {
  readonly push?: boolean;
}

export type SetUrlState<T> = (patch: Partial<Widen<T>>, change?: Change) => void;

function read(search: string, defaults: Record<string, UrlValue>): Record<string, UrlValue> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => {
      const raw = params.get(name);
      if (raw === null) return [name, fallback];
      if (typeof fallback === 'string') return [name, raw];
      return [name, /^\d{1,9}$/u.test(raw) ? Number(raw) : fallback];
    }),
  );
}

/** The search with `patch` in it; values equal to their default are left out of the address. */
function written(search: string, patch: Record<string, UrlValue | undefined>, defaults: Record<string, UrlValue>): string {
  const params = new URLSearchParams(search);
  const changes: typeof patch = 'page' in defaults && !('page' in patch) ? { ...patch, page: defaults['page'] } : patch;
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === defaults[name]) params.delete(name);
    else params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** The address as it is now: what is rendered follows it, later on a slow machine, and another part of the screen may have changed it. */
function useAddress(): () => Location {
  // The history that the router was made with; of it the public hooks pass on what is rendered only.
  const history = useContext(UNSAFE_NavigationContext).navigator as Navigator & { readonly location: Location };
  return useCallback(() => history.location, [history]);
}

/**
 * [values, set]: search, filters, sort, page, tab and open record of a screen, kept in the address: reload, Back and
 * a shared link give the same view. `defaults` name the parameters and tell their type. Changing anything but `page`
 * goes back to the first page.
 *
 *   const [view, setView] = useUrlState({ q: '', status: '', sort: '-appointmentDate', page: 1 });
 */
export function useUrlState<const T extends Record<string, UrlValue>>(defaults: T): [Widen<T>, SetUrlState<T>] {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const fixed = useRef<Record<string, UrlValue>>(defaults).current;
  const addressNow = useAddress();
  const values = useMemo(() => read(search, fixed) as Widen<T>, [search, fixed]);
  const set = useCallback<SetUrlState<T>>(
    (patch, { push = false } = {}) => {
      const now = addressNow();
      const next = written(now.search, patch, fixed);
      if (now.pathname !== pathname || next === now.search) return;
      void navigate({ pathname, search: next }, { replace: !push, preventScrollReset: true });
    },
    [addressNow, fixed, navigate, pathname],
  );
  return [values, set];
}

/** [id, open, close] of the record whose drawer is in the address under `name`; Back closes it. */
export function useUrlRecord(name: string): [string | null, (id: string) => void, () => void] {
  const [values, set] = useUrlState(useMemo(() => ({ [name]: '' }), [name]));
  const open = useCallback((id: string) => set({ [name]: id }, { push: true }), [name, set]);
  const close = useCallback(() => set({ [name]: '' }), [name, set]);
  return [String(values[name] ?? '') || null, open, close];
}
