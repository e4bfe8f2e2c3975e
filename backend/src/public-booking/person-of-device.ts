import { createHmac, timingSafeEqual } from 'node:crypto';

/** By how many characters a person of a device is named: an HMAC of 32 bytes as base64url. */
export const PERSON_LENGTH = 43;

/**
 * The name under which a browser books again for somebody. It is made of the patient's id and the device's token, and stored
 * nowhere: good for this browser alone, and ended with its token.
 */
export const personOf = (token: string, patientId: string): string =>
  createHmac('sha256', token).update(`booked-before ${patientId}`).digest('base64url');

/** The one of a device's people who is named so; all are compared, so that the time does not tell how many were. */
export function namedPerson<P extends { readonly patientId: string }>(token: string, people: readonly P[], person: string): P | null {
  const named = Buffer.from(person);
  let found: P | null = null;
  for (const one of people) {
    const own = Buffer.from(personOf(token, one.patientId));
    if (own.length === named.length && timingSafeEqual(own, named)) found = one;
  }
  return found;
}
