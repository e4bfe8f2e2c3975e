import { setTimeout as pause } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { StartFailure } from '../start-refused';
import { send } from './send';
import { prepared } from './statement';

const lockTimeout = prepared<object, { ms: string }>('lock-timeout', `select set_config('lock_timeout', :ms, true)`);

/** How a change of tables waits for those who use them. Whoever comes after it waits as long as it does. */
export interface Patience {
  /** For one lock. */
  readonly lockMs: number;
  readonly tries: number;
  /** After the first try; then twice as long, and so on. */
  readonly pauseMs: number;
}

export const PATIENCE: Patience = { lockMs: 2_000, tries: 5, pauseMs: 1_000 };

/** A lock that was not granted in time, and a deadlock: both may be otherwise a moment later. */
const AGAIN: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

const isBusy = (error: unknown): boolean => AGAIN.has((error as { code?: unknown }).code);

/**
 * Does `act` in a transaction, all or nothing, and again when a table is busy. A lock is waited for only for a while: every call
 * that needs the table would queue behind it. Throws a StartFailure that names `what` when it is busy each time.
 */
export async function withLockRetries(runner: QueryRunner, what: string, patience: Patience, act: () => Promise<void>): Promise<void> {
  const { lockMs, tries, pauseMs } = patience;
  for (let tried = 1; ; tried += 1) {
    await runner.startTransaction();
    try {
      await send(runner, lockTimeout({ ms: String(lockMs) }));
      await act();
      return await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      if (!isBusy(error)) throw error;
      if (tried === tries)
        throw new StartFailure(
          `${what} could not be done, in ${tries} tries: something else keeps a table busy. Nothing of it was done. Wait for the long query or transaction to end, or end it, and start again.`,
        );
      await pause(pauseMs * tried);
    }
  }
}
