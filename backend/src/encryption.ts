import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from './config';
import { derivedKey } from './derived-key';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encryption of what must not be readable in the database: one key per purpose, derived from the session secret. */
@Injectable()
export class Encryption {
  constructor(private readonly config: Config) {}

  /** An HMAC to compare a short secret by: a plain hash of six digits would be guessed at once. */
  mac(purpose: string, text: string): string {
    return createHmac('sha256', this.key(purpose)).update(text).digest('hex');
  }

  seal(purpose: string, text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key(purpose), nonce);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
  }

  /** Throws when it was encrypted with another secret. */
  open(purpose: string, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64');
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(CIPHER, this.key(purpose), bytes.subarray(0, NONCE_BYTES)).setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  }

  private key(purpose: string): Buffer {
    return derivedKey(this.config, purpose);
  }
}
