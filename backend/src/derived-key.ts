import { hkdfSync } from 'node:crypto';
import type { Config } from './config';

/** A key for one purpose, derived from the session secret: what it makes is good for nothing else. */
export const derivedKey = ({ sessionSecret }: Config, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', `arogyadesk/${purpose}`, 32));
