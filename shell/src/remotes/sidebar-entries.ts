import type { NavEntry } from '@arogya/platform';
import type { Manifest } from './manifest';

interface DeployedEntry {
  readonly remote: string;
  readonly entry: NavEntry;
}

export const deployed = (manifest: Pick<Manifest, 'remotes'>): DeployedEntry[] =>
  manifest.remotes.flatMap(({ name, nav }) => nav.map((entry) => ({ remote: name, entry })));

const orderOf = ({ order = Number.MAX_SAFE_INTEGER }: NavEntry): number => order;

export const mayOpen = (entry: NavEntry, role: string | null): boolean => role !== null && entry.roles.includes(role);

/** The sidebar of a role, in the order that the micro-frontends ask for. */
export const sidebarOf = (manifest: Manifest, role: string | null): NavEntry[] =>
  deployed(manifest)
    .map(({ entry }) => entry)
    .filter((entry) => mayOpen(entry, role) && entry.listed !== false)
    .sort((a, b) => orderOf(a) - orderOf(b));
