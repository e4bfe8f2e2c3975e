import { releaseAt } from '@arogya/domain/releases/address';
import { useCallback, useState } from 'react';
import { fetchManifest, type Manifest } from './manifest';

const RELEASES = ['releases', '*'];

const entriesOf = ({ remotes }: Manifest): string =>
  remotes
    .map(({ name, entry }) => `${name} ${entry}`)
    .sort()
    .join();

/** What a reload would bring: nothing else, another version, or one without the fault that this tab has. */
export type NewerVersion = 'none' | 'newer' | 'mended';

/** Whether something that this tab began with was taken back. */
const isTakenBack = (began: Manifest, now: Manifest): boolean =>
  began.remotes.some(({ name, entry }) => {
    const { takenBack = [] } = now.remotes.find((one) => one.name === name) ?? {};
    return takenBack.includes(releaseAt(entry)?.id ?? '');
  });

function newerOf(began: Manifest, now: Manifest): NewerVersion {
  if (entriesOf(now) === entriesOf(began)) return 'none';
  return isTakenBack(began, now) ? 'mended' : 'newer';
}

/** What a reload would bring to this tab, and what to call when modules have changed. */
export function useNewer(manifest: Manifest | null): readonly [newer: NewerVersion, changed: (topics: readonly string[]) => void] {
  const [newer, setNewer] = useState<NewerVersion>('none');
  const changed = useCallback(
    (topics: readonly string[]): void => {
      if (!manifest || !topics.some((topic) => RELEASES.includes(topic))) return;
      const look = async (): Promise<void> => setNewer(newerOf(manifest, await fetchManifest()));
      // Without an answer nothing is known, and the next message asks again.
      look().catch(() => undefined);
    },
    [manifest],
  );
  return [newer, changed];
}
