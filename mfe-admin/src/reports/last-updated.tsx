import { DEFAULT_ZONE, withOffset } from '@arogya/domain/clock';
import { LAST_UPDATED } from '@arogya/domain/stats/texts';

const CLOCK = new Intl.DateTimeFormat('en-US', { timeZone: DEFAULT_ZONE, hour: 'numeric', minute: '2-digit', second: '2-digit' });

/** The time of the last update, with seconds, because figures come every 30 s. */
export const LastUpdated = ({ at }: { at: number | undefined }) => (
  <span className="ad-report-updated">
    {LAST_UPDATED} {at ? <time dateTime={withOffset(at, DEFAULT_ZONE)}>{CLOCK.format(at).replace('\u202F', ' ')}</time> : '—'}
  </span>
);
