/**
 * Which database this is: the id of its PostgreSQL cluster, and its own within it. A backup that is loaded elsewhere brings another
 * one's. A copy of the data folder has the same; only its PUBLIC_BASE_URL tells it apart.
 */
export const HOME = `(select system_identifier || '/' || (select oid from pg_database where datname = current_database()) from pg_control_system())`;

/**
 * Endpoints \`alias\` that may be called now from a server with this PUBLIC_BASE_URL (\`baseUrl\` is bound). The sender asks it in the
 * statement that claims what it sends, so that a copy of a database calls nobody, also before it has noticed that it is one.
 */
export const mayBeCalled = (alias: string, baseUrl: string): string =>
  `(${alias}.archived_at is null and ${alias}.state in ('active', 'resting') and ${alias}.base_url = ${baseUrl} and ${alias}.home = ${HOME})`;
