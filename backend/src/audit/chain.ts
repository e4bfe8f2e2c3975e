import { createHash, createHmac, type KeyObject } from 'node:crypto';
import { keysFor, type Keys, type Secrets } from '../derived-key';

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

/** The keys of the chain. */
export const chainKeys = (config: Secrets): Keys => keysFor(config, 'audit-chain');

/** A link of the chain: an HMAC over the previous link and the row. */
export const keyedLink = (key: KeyObject, before: Buffer | null, text: string): Buffer =>
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

/** How far the chain has been followed: what is needed to go on from there. */
export interface ChainPlace {
  readonly rows: number;
  readonly unkeyed: number;
  /** The last hash, in hexadecimal signs. */
  readonly head: string | null;
  readonly keyed: boolean;
  /** The latest time of a row, in milliseconds. */
  readonly latest: number;
}

const BEGINNING: ChainPlace = { rows: 0, unkeyed: 0, head: null, keyed: false, latest: 0 };

/** Follows the chain, link by link, from its beginning or from where it was left. After the first keyed link no other kind is good. */
export class ChainCheck {
  rows: number;
  unkeyed: number;
  brokenAt: number | null = null;
  private before: Buffer | null;
  private keyed: boolean;
  private latest: number;

  constructor(
    private readonly keys: Keys,
    { rows, unkeyed, head, keyed, latest }: ChainPlace = BEGINNING,
  ) {
    [this.rows, this.unkeyed, this.keyed, this.latest] = [rows, unkeyed, keyed, latest];
    this.before = head === null ? null : Buffer.from(head, 'hex');
  }

  get place(): ChainPlace {
    const { rows, unkeyed, keyed, latest } = this;
    return { rows, unkeyed, head: this.before?.toString('hex') ?? null, keyed, latest };
  }

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
