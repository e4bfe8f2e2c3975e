import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { formatDateTime } from '@arogya/ui/look/formats';

interface KeyTimes {
  readonly revokedAt: string | null;
  readonly expiresAt: string;
}

/** Whether a key is still good. */
export function keyState({ revokedAt, expiresAt }: KeyTimes): 'Good' | 'Expired' | 'Revoked' {
  if (revokedAt) return 'Revoked';
  return new Date(expiresAt) < new Date() ? 'Expired' : 'Good';
}

/** When something of a key happened, or that it never did. */
export const KeyMoment = ({ at }: { at: string | null }) => (at ? <time dateTime={at}>{formatDateTime(at, DEFAULT_ZONE)}</time> : 'Never');
