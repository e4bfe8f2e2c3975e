import { readFileSync } from 'node:fs';

/** The address of the database, of DATABASE_URL or the file that DATABASE_URL_FILE names; throws the sentence where neither is set. */
export function addressFrom(env = process.env) {
  if (env.DATABASE_URL) return env.DATABASE_URL;
  if (env.DATABASE_URL_FILE) return readFileSync(env.DATABASE_URL_FILE, 'utf8').trim();
  throw new Error('DATABASE_URL is missing: it must name the database, with the login that owns its tables.');
}

/** The same as the variables that PostgreSQL's programs read: on a command line everybody on the machine could read the password. */
export function variablesOf(address) {
  const url = new URL(address);
  const mode = url.searchParams.get('sslmode');
  return {
    PGHOST: url.hostname.replace(/^\[|\]$/gu, ''),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(mode ? { PGSSLMODE: mode } : {}),
  };
}
