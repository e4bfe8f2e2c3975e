import { DEFAULT_ZONE, withOffset } from '@arogya/domain/clock';
import { LAST_UPDATED } from '@arogya/domain/stats/texts';

const CLOCK = new Intl.DateTimeFormat('en-US', { timeZone: DEFAULT_ZONE, hour: 'numeric', minute: '2-digit', second: '2-digit' });

/** When the figures last came, to the second: they come every 30. */
export const LastUpdated = ({ at }: { at: number | undefined }) => (
  <span className="ad-report-updated">
    {LAST_UPDATED} {at ? <time dateTime={withOffset(at, DEFAULT_ZONE)}>{CLOCK.format(at).replace('\u202F', ' ')}</time> : '—'}
  </span>
);
