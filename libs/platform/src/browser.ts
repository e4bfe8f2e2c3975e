/**
 * Leaves the application by a full page load, so that nothing of the old session stays in memory. An object, so that a test
 * can observe it.
 */
export const browser = {
  leaveTo(address: string): void {
    window.location.assign(address);
  },
  /** A stream of server-sent events; null in browsers without them. */
  listenTo(address: string): EventSource | null {
    return typeof EventSource === 'undefined' ? null : new EventSource(address);
  },
};

/** The address of the sign-in page that leads back to where the person was. */
export function loginAddress(from: { pathname: string; search: string }): string {
  const back = `${from.pathname}${from.search}`;
  return back === '/' || back.startsWith('/login') ? '/login' : `/login?next=${encodeURIComponent(back)}`;
}

/** Where to go after signing in: only paths of this site are accepted. */
export function backFrom(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  const inside = /^\/(?![/\\])/u.test(next) && ![...next].some((sign) => sign < ' ');
  return inside && !next.startsWith('/login') ? next : '/';
}
