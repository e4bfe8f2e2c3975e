import { createHash, createHmac } from 'node:crypto';
import type { Config } from '../config';
import { derivedKey } from '../derived-key';

/** What `audit:verify` and the audit screen find out about the chain. */
export interface Verification {
  readonly rows: number;
  readonly intact: boolean;
  readonly brokenAt: number | null;
  /** Links from before the chain had a key: whoever owns the database could have written these. */
  readonly unkeyed: number;
  readonly head: string | null;
}

/** A link as it is stored, and the text of its row (database/objects/audit_text.sql); null when the row is gone. */
export interface Link {
  readonly position: number;
  readonly hash: Buffer;
  readonly text: string | null;
  readonly at: Date | null;
}

/** A row's time is that of its writing; rows are sealed in the order of their numbers, and no transaction lasts this long. */
const BACK_DATED_MS = 3_600_000;

const NOTHING = Buffer.alloc(0);
const PURPOSE = 'audit-chain';

/** The keys of the chain: the first one seals, the others are those of earlier secrets. The database never sees any of them. */
export const chainKeys = ({ sessionSecret, earlierSecrets }: Pick<Config, 'sessionSecret' | 'earlierSecrets'>): readonly Buffer[] =>
  [sessionSecret, ...earlierSecrets].map((secret) => derivedKey({ sessionSecret: secret }, PURPOSE));

/** A link of the chain: an HMAC over the previous link and the row. */
export const keyedLink = (key: Buffer, before: Buffer | null, text: string): Buffer =>
  createHmac('sha256', key)
    .update(before ?? NOTHING)
    .update(text)
    .digest();

/** A link as it was made before the chain had a key. */
export const plainLink = (before: Buffer | null, text: string): Buffer =>
  createHash('sha256')
    .update(before ?? NOTHING)
    .update(text)
    .digest();

/** Follows the chain from its beginning, link by link. After the first keyed link no other kind is good. */
export class ChainCheck {
  rows = 0;
  unkeyed = 0;
  brokenAt: number | null = null;
  private before: Buffer | null = null;
  private keyed = false;
  private latest = 0;

  constructor(private readonly keys: readonly Buffer[]) {}

  /** Answers whether the chain is unbroken up to this link. */
  follow(link: Link): boolean {
    this.rows += 1;
    if (link.position !== this.rows || !this.isGood(link)) this.brokenAt = link.position;
    this.before = link.hash;
    return this.brokenAt === null;
  }

  private isGood({ hash, text, at }: Link): boolean {
    if (text === null || at === null) return false;
    if (this.keys.some((key) => keyedLink(key, this.before, text).equals(hash))) {
      this.keyed = true;
      const isBackDated = at.getTime() < this.latest - BACK_DATED_MS;
      this.latest = Math.max(this.latest, at.getTime());
      return !isBackDated;
    }
    this.unkeyed += 1;
    return !this.keyed && plainLink(this.before, text).equals(hash);
  }
}
