import { useCallback, useState } from 'react';

/** 128 random bits; unlike crypto.randomUUID also there on plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * [key, renew]: the `Idempotency-Key` of a form that creates something. It stays the same while the person tries again, so
 * that a lost answer never creates twice. Call `renew` after a success, or when the values changed after an error.
 */
export function useAttemptKey(): [string, () => void] {
  const [key, setKey] = useState(newKey);
  return [key, useCallback(() => setKey(newKey()), [])];
}
