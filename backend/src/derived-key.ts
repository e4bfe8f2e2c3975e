import { hkdfSync } from 'node:crypto';
import type { Config } from './config';

/** A key for one purpose, derived from the session secret. It is of no use for any other purpose. */
export const derivedKey = ({ sessionSecret }: Pick<Config, 'sessionSecret'>, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', `arogyadesk/${purpose}`, 32));
