import pg from 'pg';
import { StartFailure } from '../config';

const OLDEST = 15;

export interface Facts {
  version: number;
  fsync: string;
  full_page_writes: string;
  synchronous_commit: string;
}

const FACTS = `
select current_setting('server_version_num')::integer / 10000 as version, current_setting('fsync') as fsync,
  current_setting('full_page_writes') as full_page_writes, current_setting('synchronous_commit') as synchronous_commit`;

/** Host and port of a database address, without its password. */
const placeOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || '5432'}${pathname}`;
};

async function factsOf(url: string): Promise<Facts | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Facts>(FACTS)).rows[0];
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : 'no answer';
    throw new StartFailure(`The database at ${placeOf(url)} cannot be reached (${reason}). Start it or correct DATABASE_URL.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Throws a StartFailure when PostgreSQL cannot be reached, is too old or, in production, may lose committed data. */
export async function checkDatabase(url: string, { production }: { production: boolean }): Promise<void> {
  const facts = await factsOf(url);
  if (!facts) return;
  const fault = databaseFault(facts, placeOf(url), production);
  if (fault) throw new StartFailure(fault);
}

/** Why a server must not start on this PostgreSQL, in one sentence; null when it may. */
export function databaseFault(facts: Facts, place: string, production: boolean): string | null {
  if (facts.version < OLDEST) return `PostgreSQL ${facts.version} at ${place} is too old. Use PostgreSQL ${OLDEST} or newer.`;
  const { fsync, full_page_writes, synchronous_commit } = facts;
  const loose = Object.entries({ fsync, full_page_writes, synchronous_commit }).filter(([, value]) => value === 'off');
  if (!production || loose.length === 0) return null;
  return `PostgreSQL at ${place} could lose confirmed bookings: ${loose.map(([name]) => name).join(', ')} is off. Switch it on.`;
}
