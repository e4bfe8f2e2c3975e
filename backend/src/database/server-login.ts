import pg from 'pg';

const RUNTIME = 'arogyadesk_runtime';

/**
 * Makes the login that the server works as, with the name and password of its address, where the owner of the database may make
 * roles (docker-compose.yml). What it may do: objects/grant_runtime.sql.
 */
export async function makeServerLogin(ownerUrl: string, serverUrl: string | undefined): Promise<void> {
  if (!serverUrl) return;
  const { username, password } = new URL(serverUrl);
  const [login, secret] = [pg.escapeIdentifier(decodeURIComponent(username)), pg.escapeLiteral(decodeURIComponent(password))];
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(54329)');
    const { rows } = await client.query<{ name: string }>('select rolname as name from pg_roles');
    const has = (name: string): boolean => rows.some((role) => role.name === name);
    if (!has(RUNTIME)) await client.query(`create role ${RUNTIME} nologin`);
    if (has(decodeURIComponent(username))) await client.query(`alter role ${login} login password ${secret}`);
    else await client.query(`create role ${login} login password ${secret} in role ${RUNTIME}`);
  } finally {
    await client.end();
  }
}
