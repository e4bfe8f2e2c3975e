import { useCallback, useState } from 'react';
import { fetchManifest, type Manifest } from './manifest';

const RELEASES = ['releases', '*'];

const entriesOf = ({ remotes }: Manifest): string =>
  remotes
    .map(({ name, entry }) => `${name} ${entry}`)
    .sort()
    .join();

/** Whether this tab shows other micro-frontends than it would after a reload, and what to call when modules have changed. */
export function useNewer(manifest: Manifest | null): readonly [newer: boolean, changed: (topics: readonly string[]) => void] {
  const [newer, setNewer] = useState(false);
  const changed = useCallback(
    (topics: readonly string[]): void => {
      if (!manifest || !topics.some((topic) => RELEASES.includes(topic))) return;
      const look = async (): Promise<void> => setNewer(entriesOf(await fetchManifest()) !== entriesOf(manifest));
      // Without an answer nothing is known, and the next message asks again.
      look().catch(() => undefined);
    },
    [manifest],
  );
  return [newer, changed];
}
