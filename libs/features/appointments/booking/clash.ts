import type { ApiFailure } from '@arogya/platform';

/** Why a start could not be had, and the nearest ones that can. */
export interface Clash {
  readonly text: string;
  /** ISO starts with the hospital's offset, nearest first. */
  readonly nearest: readonly string[];
}

/** The clash in a 409 answer; null for any other failure. */
export function clashOf({ status, message, body }: ApiFailure): Clash | null {
  if (status !== 409 || typeof body !== 'object' || body === null || !('nearest' in body)) return null;
  const nearest = Array.isArray(body.nearest) ? body.nearest.filter((start): start is string => typeof start === 'string') : [];
  return { text: message ?? 'This time cannot be booked.', nearest };
}
