import { PAGES, type GuardText, NO_PERMISSION, UNAUTHORIZED } from '@arogya/domain/pages';
import { matchPath, type NavEntry } from '@arogya/platform';
import type { Manifest } from './manifest';

/** What a role finds at a path. */
export type Place =
  | { readonly kind: 'page'; readonly remote: string; readonly entry: NavEntry }
  | { readonly kind: 'home'; readonly path: string }
  | { readonly kind: 'denied'; readonly guard: GuardText }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown' };

interface Deployed {
  readonly remote: string;
  readonly entry: NavEntry;
}

const deployed = (manifest: Manifest): Deployed[] =>
  manifest.remotes.flatMap(({ name, nav }) => nav.map((entry) => ({ remote: name, entry })));

const rank = (path: string): number => {
  const index = PAGES.findIndex((page) => page.path === path);
  return index < 0 ? PAGES.length : index;
};

const mayOpen = (entry: NavEntry, role: string | null): boolean => role !== null && entry.roles.includes(role);

/** The sidebar of a role, in the order of docs/spec/screens.md. */
export const sidebarOf = (manifest: Manifest, role: string | null): NavEntry[] =>
  deployed(manifest)
    .map(({ entry }) => entry)
    .filter((entry) => mayOpen(entry, role) && entry.listed !== false)
    .sort((a, b) => rank(a.path) - rank(b.path));

function homeOf(manifest: Manifest, role: string | null): string | undefined {
  const own = deployed(manifest).filter(({ entry }) => mayOpen(entry, role));
  return (own.find(({ entry }) => entry.home) ?? own.find(({ entry }) => entry.listed !== false))?.entry.path;
}

/** Whether any role has a page there. Other paths are not found, also for somebody who is not signed in. */
export const isKnown = (manifest: Manifest, path: string): boolean =>
  path === '/' || deployed(manifest).some(({ entry }) => matchPath(entry.path, path) !== null);

export function placeOf(manifest: Manifest, role: string | null, path: string): Place {
  const here = deployed(manifest).filter(({ entry }) => matchPath(entry.path, path) !== null);
  const own = here.find(({ entry }) => mayOpen(entry, role));
  if (own) return { kind: 'page', ...own };
  if (path === '/') {
    const home = homeOf(manifest, role);
    return home ? { kind: 'home', path: home } : { kind: 'nothing' };
  }
  if (here.length === 0) return { kind: 'unknown' };
  const page = PAGES.find((one) => one.path === path);
  return { kind: 'denied', guard: page?.guard ?? { title: UNAUTHORIZED, text: NO_PERMISSION } };
}
