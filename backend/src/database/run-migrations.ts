import { setTimeout as pause } from 'node:timers/promises';
import { MigrationExecutor, type DataSource, type Migration as Pending, type QueryRunner } from 'typeorm';
import { keepSaid } from './checksums';
import type { Migration } from './migration-kind';
import { withLockRetries, type Patience } from './patience';
import { send } from './send';
import { prepared } from './statement';

const tryLock = prepared<{ taken: boolean }, { lock: number }>('lock-of-migrations', 'select pg_try_advisory_lock(:lock) as taken');

const LOCK = 7_701_001;
const LOOK_MS = 100;

/**
 * Only one server migrates at a time; TypeORM takes no lock of its own. Asked for again and again: a statement that waits inside
 * the database would hold up `create index concurrently`, which waits for every other one to end.
 */
export async function takeTurn(runner: QueryRunner): Promise<void> {
  for (;;) {
    const [row] = await send(runner, tryLock({ lock: LOCK }));
    if (row?.taken) return;
    await pause(LOOK_MS);
  }
}

/**
 * Runs what this database has not had, each migration in a transaction with its row in `migrations`; one that says
 * `transaction = false` runs outside, and waits for no lock that others would queue behind (migration-faults.ts). Answers how many.
 */
export async function runPending(source: DataSource, runner: QueryRunner, patience: Patience): Promise<number> {
  const executor = new MigrationExecutor(source, runner);
  const pending = await executor.getPendingMigrations();
  for (const migration of pending) await runOne(executor, runner, migration, patience);
  return pending.length;
}

async function runOne(executor: MigrationExecutor, runner: QueryRunner, migration: Pending, patience: Patience): Promise<void> {
  const { instance, name } = migration;
  const act = async (): Promise<void> => {
    await executor.executeMigration(migration);
    await keepSaid(runner, [instance?.constructor as Migration]);
  };
  if (instance?.transaction === false) await act();
  else await withLockRetries(runner, `Migration ${name}`, patience, act);
}
