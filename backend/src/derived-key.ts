import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Config } from './config';

/** A key for one purpose, derived from the session secret. It is of no use for any other purpose. */
export const derivedKey = ({ sessionSecret }: Pick<Config, 'sessionSecret'>, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', `arogyadesk/${purpose}`, 32));

export type Secrets = Pick<Config, 'sessionSecret' | 'earlierSecrets'>;
export type Keys = readonly [KeyObject, ...KeyObject[]];

/** The keys for one purpose: the first one makes what is made now, the others are those of earlier secrets. The database never sees any. */
export function keysFor({ sessionSecret, earlierSecrets }: Secrets, purpose: string): Keys {
  // Made once: of bytes Node 24 makes one for each HMAC, which takes longer than the HMAC itself.
  const keyOf = (secret: string): KeyObject => createSecretKey(derivedKey({ sessionSecret: secret }, purpose));
  return [keyOf(sessionSecret), ...earlierSecrets.map(keyOf)];
}
