import './states.css';
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** A line at the top while the browser says it has no network. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="ad-offline" data-on={online ? undefined : true}>
      {online ? null : 'You are offline. What you see may be out of date, and nothing can be saved until the connection is back.'}
    </div>
  );
}
