import './states.css';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { formatTime } from '@arogya/ui/look/formats';
import { useOfflineSince } from './use-offline-since';

/** A line at the top while the browser says it has no network, with the time of what is shown. */
export function OfflineBanner() {
  const since = useOfflineSince();
  return (
    <div role="status" className="ad-offline" data-on={since === null ? undefined : true}>
      {since === null
        ? null
        : `You are offline. What you see is from ${formatTime(new Date(since).toISOString(), DEFAULT_ZONE)}, and nothing can be saved until the connection is back.`}
    </div>
  );
}
