import './states.css';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { formatTime } from '@arogya/ui/look/formats';
import { useSyncExternalStore } from 'react';

let since = new Date();

function subscribe(notify: () => void): () => void {
  const changed = (): void => {
    since = new Date();
    notify();
  };
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** A line at the top while the browser says it has no network, with the time of what is shown. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="ad-offline" data-on={online ? undefined : true}>
      {online
        ? null
        : `You are offline. What you see is from ${formatTime(since.toISOString(), DEFAULT_ZONE)}, and nothing can be saved until the connection is back.`}
    </div>
  );
}
