import { useCallback, useEffect, useState } from 'react';
import { fetchManifest, readManifest, type Manifest } from './manifest';
import { registerAll } from './remotes';

export interface ManifestState {
  readonly manifest: Manifest | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The manifest, fetched once; its remotes are registered before it is answered. */
export function useManifest(): ManifestState {
  const [manifest, setManifest] = useState<Manifest | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<void> => {
      try {
        const found = await (tries === 0 ? readManifest() : fetchManifest());
        if (!wanted) return;
        registerAll(found.remotes);
        setManifest(found);
      } catch {
        if (wanted) setFailed(true);
      }
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [tries]);
  const retry = useCallback(() => {
    setFailed(false);
    setTries((count) => count + 1);
  }, []);
  return { manifest, failed, retry };
}
