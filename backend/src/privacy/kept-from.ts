import { RETENTION_YEARS } from '@arogya/domain/privacy/erasure';

/** What was delivered before this moment need no longer be kept. */
export function keptFrom(now = new Date()): Date {
  const from = new Date(now);
  from.setUTCFullYear(from.getUTCFullYear() - RETENTION_YEARS);
  return from;
}
