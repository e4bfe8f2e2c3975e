import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Config } from '../config';
import { Sql } from '../database/sql';
import { errorName } from '../error-name';
import { JobWatch } from '../job-watch';
import { SYSTEM } from '../request-context';
import { chainKeys, keyedLink } from './chain';
import { addLinks, chainEnd, lockChain, NEWER, UNSEALED, type UnsealedPart } from './chain.sql';

const SECOND_MS = 1_000;
/** At every tenth tick it also looks for rows that became visible later than their number suggests. */
const LATE_EVERY = 10;
const HOUR_MS = 3_600_000;
/** As many rows as can be chained well within the time limit of a statement. */
const AT_ONCE = 2_000;

const HEAD = `select position, encode(hash, 'hex') as hash from audit_chain order by position desc limit 1`;

export interface ChainHead {
  readonly position: number;
  readonly hash: string;
}

/** Adds rows to the chain outside of the transactions that write them: the chain's lock would make bookings queue. */
@Injectable()
export class AuditSeal {
  private readonly logger = new Logger(AuditSeal.name);
  private running = false;
  private ticks = 0;
  private whole = true;
  private readonly hasSealed: () => void;

  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
    watch: JobWatch,
  ) {
    this.hasSealed = watch.expect('seal of the audit log', SECOND_MS);
  }

  /** Adds every row to the chain. `whole` also finds rows of a very long transaction. */
  async seal(whole: boolean): Promise<void> {
    while ((await this.sealSome('late')) === AT_ONCE);
    while (whole && (await this.sealSome('day')) === AT_ONCE);
  }

  /** Answers how many rows it has added, at most `most`. */
  async sealSome(which: UnsealedPart, most = AT_ONCE): Promise<number> {
    if (which === 'newer' && !(await this.sql.one<{ newer: boolean }>(NEWER))?.newer) return 0;
    const [key] = chainKeys(this.config);
    return this.sql.transaction(SYSTEM, async (db) => {
      const [, [end], rows] = await db.batch(lockChain(), chainEnd(), UNSEALED[which]({ most }));
      if (rows.length === 0) return 0;
      let [place, hash] = [end?.position ?? 0, end?.hash ?? null];
      const links = rows.map(({ id, text }) => {
        [place, hash] = [place + 1, keyedLink(key, hash, text)];
        return { place, id, hash: hash.toString('hex') };
      });
      await db.batch(
        addLinks({ places: links.map((link) => link.place), ids: links.map((link) => link.id), hashes: links.map((link) => link.hash) }),
      );
      return rows.length;
    });
  }

  async head(): Promise<ChainHead | null> {
    return this.sql.one<ChainHead>(HEAD);
  }

  @Interval(SECOND_MS)
  async tick(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      if (this.whole || this.ticks % LATE_EVERY === 0) await this.seal(this.whole);
      else while ((await this.sealSome('newer')) === AT_ONCE);
      if (this.ticks === 0) await this.noteHead();
      this.ticks += 1;
      this.whole = false;
      this.hasSealed();
    } catch (error) {
      this.logger.warn({ error: errorName(error) }, 'The audit log could not be sealed');
    } finally {
      this.running = false;
    }
  }

  @Interval(HOUR_MS)
  async anchor(): Promise<void> {
    this.whole = true;
    await this.noteHead();
  }

  /** The server's log notes the last link: `npm run audit:verify -- --head <hash>` finds a chain that was cut off behind it. */
  private async noteHead(): Promise<void> {
    const head = await this.head().catch(() => null);
    if (head) this.logger.log({ ...head }, 'Head of the audit chain');
  }
}
