import { randomBytes } from 'node:crypto';
import { connected } from '../postgres/connected.mjs';
import { migrate } from '../start/api.mjs';

const OWNER = 'arogyadesk_drill';
const NAMES = ['arogyadesk_drill_from', 'arogyadesk_drill_to'];

/** Two databases on the server of an administrator's address, of an owner who is no superuser; `drop` takes all of it away. */
export async function twoDatabases(admin) {
  const password = randomBytes(16).toString('hex');
  const drop = () =>
    connected(admin, async (client) => {
      for (const name of NAMES) await client.query(`drop database if exists ${name} with (force)`);
      await client.query(`drop role if exists ${OWNER}`);
    });
  await drop();
  await connected(admin, async (client) => {
    await client.query(`create role ${OWNER} login createrole password '${password}'`);
    for (const name of NAMES) await client.query(`create database ${name} owner ${OWNER} template template0 encoding 'UTF8'`);
  });
  const urls = NAMES.map((name) => Object.assign(new URL(admin), { username: OWNER, password, pathname: `/${name}` }).href);
  return { from: urls[0], to: urls[1], drop };
}

/** The tables and the small demo. */
export const fill = (url) =>
  migrate({ DATABASE_URL: url, SESSION_SECRET: 'of a drill that lasts for a minute', DEMO: '1', DEMO_SIZE: 'small', NODE_OPTIONS: '' });

/** Of each table the number of its rows and a checksum over them, whatever their order. */
export const printOf = (url) =>
  connected(url, async (client) => {
    const { rows } = await client.query(`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
    const prints = {};
    for (const { name } of rows) {
      const text = `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as print from "${name}" t`;
      prints[name] = (await client.query(text)).rows[0].print;
    }
    return prints;
  });
