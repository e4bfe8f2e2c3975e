import { useSyncExternalStore } from 'react';

let since = Date.now();

function subscribe(notify: () => void): () => void {
  const changed = (): void => {
    since = Date.now();
    notify();
  };
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Since when the browser has said that it has no network, in ms since 1970; null while it has one. */
export const useOfflineSince = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => (navigator.onLine ? null : since),
    () => null,
  );
