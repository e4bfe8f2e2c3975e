import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { hash, verify } from '@node-rs/argon2';

/** argon2id is the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
/** A whole hospital that signs in at the start of a shift waits its turn; who comes behind five hundred others would wait too long. */
const WAITING_AT_MOST = 500;

/** Hashes passwords, at most two at once, so that a flood of sign-ins cannot occupy the machine. */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private decoy: Promise<string> | null = null;

  /** Goes before all sign-ins that wait: whoever chooses a password is signed in, and may hold a transaction open. */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, COST), 'first');
  }

  /** Without a hash (an unknown user) the same work is done and the answer is false. */
  async matches(password: string, kept: string | null): Promise<boolean> {
    if (kept === null) {
      await this.verify(await (this.decoy ??= this.hash(randomBytes(16).toString('hex'))), password);
      return false;
    }
    return this.verify(kept, password);
  }

  private verify(kept: string, password: string): Promise<boolean> {
    return this.inTurn(() => verify(kept, password).catch(() => false));
  }

  private async inTurn<T>(work: () => Promise<T>, place: 'first' | 'last' = 'last'): Promise<T> {
    if (this.running >= AT_ONCE) {
      if (place === 'last' && this.waiting.length >= WAITING_AT_MOST) throw new Refusal('unavailable');
      await new Promise<void>((resolve) => (place === 'first' ? this.waiting.unshift(resolve) : this.waiting.push(resolve)));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
