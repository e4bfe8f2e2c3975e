import type { NavEntry } from '@arogya/platform';

/** One deployed micro-frontend. */
export interface RemoteEntry {
  /** Folder name, e.g. 'mfe-admin'. */
  readonly name: string;
  /** Address of the script that it begins with, e.g. '/mfe/mfe-admin/remoteEntry.0123456789.js'; or of its federation manifest. */
  readonly entry: string;
  /** Its nav.json, which is beside mf-manifest.json in dist/<name>/. */
  readonly nav: readonly NavEntry[];
}

/** The answer of GET /mfe-manifest.json, which the server composes from what is deployed in dist/. */
export interface Manifest {
  readonly remotes: readonly RemoteEntry[];
}

const isEntry = (value: unknown): value is RemoteEntry => {
  const { name, entry, nav } = (value ?? {}) as Partial<Record<keyof RemoteEntry, unknown>>;
  return typeof name === 'string' && typeof entry === 'string' && Array.isArray(nav);
};

/** Throws when the server does not answer, or not with a manifest. A malformed remote is left out, without affecting the others. */
export async function fetchManifest(): Promise<Manifest> {
  const answer = await fetch('/mfe-manifest.json', { credentials: 'include' });
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  const { remotes } = (await answer.json()) as { remotes?: unknown };
  if (!Array.isArray(remotes)) throw new Error('The manifest names no remotes');
  return { remotes: remotes.filter(isEntry) };
}
