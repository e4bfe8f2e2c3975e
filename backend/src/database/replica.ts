import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { Config } from '../config';
import { runBatch } from './batch';
import { openPool } from './data-source';
import { Sql } from './sql';
import { prepared, type RowsOf, type Statement } from './statement';

const CONNECTIONS = 4;
/** How long a reading waits until the replica has what was committed before it. */
const BEHIND_MS = 1_000;
const LOOK_MS = 25;
/** A replica that is behind or away is left alone for so long: not every reading waits for it. */
const REST_MS = 30_000;

interface Position {
  /** Null on a server that is no leader at the moment. */
  readonly position: string | null;
  readonly system: string;
  readonly name: string;
}

const OF_DATABASE = `(select system_identifier::text from pg_control_system()) as system, current_database()::text as name`;
const leaderPosition = prepared<Position>(
  'leader-position',
  `select case when not pg_is_in_recovery() then pg_current_wal_lsn()::text end as position, ${OF_DATABASE}`,
);
const replicaState = prepared<{ has: boolean; follows: boolean; system: string; name: string }, { position: string }>(
  'replica-state',
  `select pg_is_in_recovery() as follows, coalesce(pg_last_wal_replay_lsn() >= :position::pg_lsn, false) as has, ${OF_DATABASE}`,
);

/**
 * A copy of the database that follows the leader (`DATABASE_READ_URL`), for exports and Reports. A reading sees all that was
 * committed before it began, whoever wrote it on whichever server: it is asked of the replica only when that has replayed as
 * far as the leader has written, and of the leader otherwise.
 */
@Injectable()
export class Replica implements OnApplicationShutdown {
  private readonly logger = new Logger('Replica');
  private readonly pool: Pool | null;
  private restsUntil = 0;
  /** Why the leader answers instead; '' while the replica is read. */
  private reason = '';

  constructor(
    { databaseReadUrl: url }: Config,
    private readonly sql: Sql,
  ) {
    this.pool = url === '' ? null : openPool({ url, pool: CONNECTIONS });
  }

  /** Several statements in one round trip, which only read. */
  batch<S extends readonly Statement<object>[]>(...statements: S): Promise<RowsOf<S>> {
    const onLeader = (): Promise<RowsOf<S>> => this.sql.batch(...statements);
    return this.read(async () => (await this.ask(statements)) as unknown as RowsOf<S>, onLeader);
  }

  /** What `onReplica` answers, or `onLeader` where the replica is not to be used or fails. */
  async read<T>(onReplica: () => Promise<T>, onLeader: () => Promise<T>): Promise<T> {
    if (!this.pool || performance.now() < this.restsUntil) return onLeader();
    try {
      const [[leader]] = await this.sql.batch(leaderPosition());
      const reason = leader ? await this.reasonAgainst(leader) : 'no leader';
      if (reason === '') {
        const answer = await onReplica();
        this.goOn();
        return answer;
      }
      this.rest(reason);
    } catch (error) {
      const { code } = error as { code?: unknown };
      this.rest(typeof code === 'string' ? code : 'away');
    }
    return onLeader();
  }

  /** It is tried again at once. */
  forget(): void {
    this.restsUntil = 0;
  }

  onApplicationShutdown(): void {
    void this.pool?.end().catch(() => undefined);
  }

  private async ask(statements: readonly Statement[]): Promise<object[][]> {
    if (!this.pool) throw new Error('There is no replica');
    const client = await this.pool.connect();
    let broken = true;
    try {
      const rows = await runBatch(client, statements);
      broken = false;
      return rows;
    } finally {
      client.release(broken);
    }
  }

  /** '' when it has all that the leader had written. */
  private async reasonAgainst({ position, system, name }: Position): Promise<string> {
    if (position === null) return 'no leader';
    for (let waited = 0; ; waited += LOOK_MS) {
      const [[state]] = (await this.ask([replicaState({ position })])) as RowsOf<[ReturnType<typeof replicaState>]>;
      if (!state?.follows || state.system !== system || state.name !== name) return 'no replica of this database';
      if (state.has) return '';
      if (waited >= BEHIND_MS) return 'behind';
      await pause(LOOK_MS);
    }
  }

  /** Says so once, and not for every call. */
  private rest(reason: string): void {
    this.restsUntil = performance.now() + REST_MS;
    if (reason !== this.reason) this.logger.warn({ reason }, 'The leader answers in place of the replica');
    this.reason = reason;
  }

  private goOn(): void {
    if (this.reason !== '') this.logger.log('The replica is read again');
    this.reason = '';
  }
}
