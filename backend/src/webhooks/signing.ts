import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Webhook as Signer } from 'standardwebhooks';
import { Encryption } from '../encryption';

const PURPOSE = 'webhook-secret';
const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** The columns of an endpoint that hold its secrets. */
export interface SealedSecrets {
  readonly secret: string;
  readonly oldSecret: string | null;
  readonly oldUntil: Date | null;
}

/** What is sent, under the id that stays the same for every try. */
export interface SignedCall {
  readonly id: string;
  readonly body: string;
  /** When this try begins: receivers refuse what is older than 5 minutes. */
  readonly at: Date;
}

export type SignatureHeaders = Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>>;

/** The secrets of endpoints, which wait encrypted in the database, and what is signed with them (Standard Webhooks 1.0). */
@Injectable()
export class WebhookSecrets {
  constructor(private readonly encryption: Encryption) {}

  /** A new secret in the form that receivers take, and what is kept of it. */
  make(): { readonly secret: string; readonly sealed: string } {
    const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64');
    return { secret, sealed: this.encryption.seal(PURPOSE, secret) };
  }

  /** Whether calls can be signed: not after SESSION_SECRET was replaced. */
  isReadable(sealed: string): boolean {
    return this.open(sealed) !== null;
  }

  /** The headers of a call; null where the secret cannot be read any more: then nothing is sent. For a day the one of before signs as well. */
  sign({ secret, oldSecret, oldUntil }: SealedSecrets, { id, body, at }: SignedCall): SignatureHeaders | null {
    const current = this.open(secret);
    if (current === null) return null;
    const before = oldSecret !== null && oldUntil !== null && oldUntil > at ? this.open(oldSecret) : null;
    const signatures = [current, ...(before === null ? [] : [before])].map((key) => new Signer(key).sign(id, at, body));
    return {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': signatures.join(' '),
    };
  }

  private open(sealed: string): string | null {
    try {
      return this.encryption.open(PURPOSE, sealed);
    } catch {
      return null;
    }
  }
}
