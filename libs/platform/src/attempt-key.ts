import { newKey } from '@arogya/light/call';
import { useCallback, useState } from 'react';

/**
 * [key, renew]: the `Idempotency-Key` of a form that creates something. It stays the same while the person tries again, so
 * that a lost answer never creates twice. Call `renew` after a success, or when the values changed after an error.
 */
export function useAttemptKey(): [string, () => void] {
  const [key, setKey] = useState(newKey);
  return [key, useCallback(() => setKey(newKey()), [])];
}
