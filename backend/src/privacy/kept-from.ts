import { RETENTION_YEARS } from '@arogya/domain/privacy/erasure';

/** Texts about appointments delivered before this moment need not be kept. */
export function keptFrom(now = new Date()): Date {
  const from = new Date(now);
  from.setUTCFullYear(from.getUTCFullYear() - RETENTION_YEARS);
  return from;
}
