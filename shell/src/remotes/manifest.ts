import type { NavEntry } from '@arogya/platform';

/** One deployed micro-frontend. */
export interface RemoteEntry {
  /** Folder name, e.g. 'mfe-admin'. */
  readonly name: string;
  /** Address of the script that it begins with, e.g. '/mfe/mfe-admin/remoteEntry.0123456789.js'; or of its federation manifest. */
  readonly entry: string;
  /** Its nav.json, which is beside mf-manifest.json in dist/<name>/. */
  readonly nav: readonly NavEntry[];
  /** A release of it is on trial: the server wants to know who has opened which. */
  readonly onTrial?: boolean;
  /** This browser tries it, and others do not get it. */
  readonly tried?: boolean;
  /** The ids of releases that were taken back. */
  readonly takenBack?: readonly string[];
}

/** What the server composes from what is deployed in dist/: in the document, and as GET /mfe-manifest.json. */
export interface Manifest {
  readonly remotes: readonly RemoteEntry[];
}

const isEntry = (value: unknown): value is RemoteEntry => {
  const { name, entry, nav } = (value ?? {}) as Partial<Record<keyof RemoteEntry, unknown>>;
  return typeof name === 'string' && typeof entry === 'string' && Array.isArray(nav);
};

/** A malformed remote is left out, without affecting the others. */
function manifestFrom(found: unknown): Manifest {
  const { remotes } = (found ?? {}) as { remotes?: unknown };
  if (!Array.isArray(remotes)) throw new Error('The manifest names no remotes');
  return { remotes: remotes.filter(isEntry) };
}

/** The manifest as it is now. Throws when the server does not answer, or not with a manifest. */
export async function fetchManifest(): Promise<Manifest> {
  const answer = await fetch('/mfe-manifest.json', { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  return manifestFrom(await answer.json());
}

/** The manifest that came with the document; without one, e.g. during development, it is fetched. */
export async function readManifest(): Promise<Manifest> {
  const text = document.getElementById('mfe-manifest')?.textContent;
  return text ? manifestFrom(JSON.parse(text)) : fetchManifest();
}
