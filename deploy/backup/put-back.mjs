import pg from 'pg';
import { LIST_AGAIN, MARK_ERASED, erasedIn } from '../../tools/backup/erased-rows.mjs';
import { SHORT_LIVED } from '../../tools/backup/tables.mjs';
import { REST_WEBHOOKS } from '../../tools/backup/webhooks.mjs';
import { variablesOf } from './connection.mjs';
import { passOn, run } from './programs.mjs';

/**
 * The transaction is opened and committed by what we send, and never by psql: its --single-transaction commits whatever has come
 * when its input ends, also where it ends because this program was killed half way.
 */
const BEGIN = 'begin;';
const COMMIT = 'commit;';

/** An empty schema with the rights that a new database gives it. */
const EMPTY = `
drop schema public cascade;
create schema public;
comment on schema public is 'standard public schema';
alter schema public owner to pg_database_owner;
grant usage on schema public to public;`;

/** What opens a door for a while, of tables whose other rows are kept. */
const WITHOUT_DOORS = Object.entries(SHORT_LIVED)
  .filter(([, kept]) => kept !== 'false')
  .map(([table, kept]) => `delete from ${table} where not (${kept});`)
  .join('\n');

const markedErased = (rows) => `${MARK_ERASED.replace('$1', pg.escapeLiteral(JSON.stringify(rows)))};\n${LIST_AGAIN};`;

/**
 * Puts a backup in the place of all that the database holds, in one transaction: it succeeds or leaves the database as it was.
 * Whoever is in `erased`, or was erased in the database that is replaced, is marked to be erased again by the next start, and webhooks rest. `identity`
 * is the file of age's key. Throws the sentence where somebody is connected, or the database is in use and `replace` is not said.
 */
export async function putBack({ file, address, erased, identity, replace }) {
  const before = await lookAt(address, replace);
  const rows = [...new Map([...before, ...erased].map((row) => [row.id, row])).values()];
  const env = variablesOf(address);
  const source = statementsOf(file, identity);
  const psql = run('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-'], {
    env,
    stdio: ['pipe', 'ignore'],
  });
  psql.child.stdin.on('error', () => undefined);
  psql.child.stdin.write(`${BEGIN}\n${EMPTY}`);
  source.stream.pipe(psql.child.stdin, { end: false });
  try {
    await Promise.race([source.done, psql.done]);
    psql.child.stdin.end(`\nset search_path = public;\n${WITHOUT_DOORS}\n${markedErased(rows)}\n${REST_WEBHOOKS};\n${COMMIT}\n`);
  } catch (error) {
    psql.child.kill('SIGKILL');
    source.stop();
    await Promise.allSettled([psql.done, source.done]);
    throw error;
  }
  await psql.done;
  return { erased: rows.length };
}

/** The erased rows of the database that is replaced. */
async function lookAt(address, replace) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const { rows: there } = await client.query(
      `select to_regclass('public.users') is not null as made, (select count(*)::int from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()) as others`,
    );
    if (there[0].others > 0) throw new Error('Somebody else is connected to the database: stop ArogyaDesk everywhere, then restore.');
    if (!there[0].made) return [];
    const { rows } = await client.query('select exists (select from users) or exists (select from patients) as used');
    if (rows[0].used && !replace) throw new Error('The database is not empty: say --replace to give up what is in it.');
    return await erasedIn(client);
  } finally {
    await client.end();
  }
}

/** The statements of a backup, as they come; `done` when they were all read. */
function statementsOf(file, identity) {
  const sealed = file.endsWith('.age');
  if (sealed && !identity) throw new Error('The backup is encrypted: say --identity=<file of the key>.');
  const opened = sealed ? [run('age', ['--decrypt', '--identity', identity, file], { stdio: ['ignore', 'pipe'] })] : [];
  const stdio = [sealed ? 'pipe' : 'ignore', 'pipe'];
  const restore = run('pg_restore', ['--no-owner', '--file=-', ...(sealed ? [] : [file])], { stdio });
  if (sealed) passOn(opened[0], restore);
  const all = [...opened, restore];
  const stop = () => all.forEach(({ child }) => child.kill());
  return { stream: restore.child.stdout, done: Promise.all(all.map(({ done }) => done)), stop };
}
