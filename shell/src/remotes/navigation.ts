import { NO_PERMISSION, UNAUTHORIZED } from '@arogya/domain/auth/texts';
import { guidePlaceOf, mayRead, type GuidePlace } from '@arogya/domain/guide/chapters';
import { matchPath, type GuardText, type NavEntry } from '@arogya/platform';
import type { Manifest } from './manifest';
import { deployed, mayOpen } from './sidebar-entries';

/** What stands at a path for a role. */
export type PathTarget =
  | { readonly kind: 'page'; readonly remote: string; readonly entry: NavEntry }
  | { readonly kind: 'guide'; readonly at: GuidePlace }
  | { readonly kind: 'home'; readonly path: string }
  | { readonly kind: 'denied'; readonly guard: GuardText }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown' };

const GUARD: GuardText = { title: UNAUTHORIZED, text: NO_PERMISSION };

function homeOf(manifest: Manifest, role: string | null): string | undefined {
  const own = deployed(manifest).filter(({ entry }) => mayOpen(entry, role));
  return (own.find(({ entry }) => entry.home) ?? own.find(({ entry }) => entry.listed !== false))?.entry.path;
}

/** Whether any role has a page there: what else is not found, also for somebody who is not signed in. */
export const isKnown = (manifest: Manifest, path: string): boolean =>
  path === '/' || guidePlaceOf(path) !== null || deployed(manifest).some(({ entry }) => matchPath(entry.path, path) !== null);

export function placeOf(manifest: Manifest, role: string | null, path: string): PathTarget {
  const at = guidePlaceOf(path);
  if (at) return at === 'index' || mayRead(at, role) ? { kind: 'guide', at } : { kind: 'denied', guard: GUARD };
  const here = deployed(manifest).filter(({ entry }) => matchPath(entry.path, path) !== null);
  const own = here.find(({ entry }) => mayOpen(entry, role));
  if (own) return { kind: 'page', ...own };
  if (path === '/') {
    const home = homeOf(manifest, role);
    return home ? { kind: 'home', path: home } : { kind: 'nothing' };
  }
  if (here.length === 0) return { kind: 'unknown' };
  return { kind: 'denied', guard: here.find(({ entry }) => entry.guard)?.entry.guard ?? GUARD };
}
