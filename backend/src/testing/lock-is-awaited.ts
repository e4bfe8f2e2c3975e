import type { Sql } from '../database/sql';

/** Somebody waits for a lock in this database; in those of other spec files others may. */
const AWAITED = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

export const lockIsAwaited = async (sql: Pick<Sql, 'query'>): Promise<boolean> => (await sql.query(AWAITED)).length > 0;
