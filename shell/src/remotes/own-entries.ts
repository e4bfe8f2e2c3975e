import type { RemoteEntry } from './manifest';

/** What this tab has of each micro-frontend. */
const own = new Map<string, RemoteEntry>();

export function keepEntries(remotes: readonly RemoteEntry[]): void {
  for (const remote of remotes) own.set(remote.name, remote);
}

/** The address of what this tab has of a micro-frontend; '' for one that it does not know. */
export const entryOf = (name: string): string => own.get(name)?.entry ?? '';

/** Whether the server wants to know who has opened which release of it. */
export const isOnTrial = (name: string): boolean => own.get(name)?.onTrial === true;
