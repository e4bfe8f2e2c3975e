import { createHash, randomBytes } from 'node:crypto';
import type { KeyPrefix } from './key-holders';

/** A new key: whose kind it is, and 32 random bytes. It is shown once. */
export const newKey = (prefix: KeyPrefix): string => prefix + randomBytes(32).toString('base64url');

/** What is kept of a key. Nobody guesses 32 random bytes, so a quick hash is enough. */
export const keyHash = (key: string): Buffer => createHash('sha256').update(key).digest();
