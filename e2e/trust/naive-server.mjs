/**
 * What an ordinary program does, for the controls: it answers before it has written, waits for its database without an
 * end, and does not listen to connections that break. `DATABASE_URL` and `PORT` say where.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const WRITES_AFTER_MS = 60_000;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 });
await pool.query('create table if not exists naive_appointments (id uuid primary key)');

async function book(answer) {
  const id = randomUUID();
  answer.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ id }));
  // However slow the machine is, whoever kills it comes in between.
  await pause(WRITES_AFTER_MS);
  await pool.query('insert into naive_appointments (id) values ($1)', [id]);
}

async function count(answer) {
  const { rows } = await pool.query('select count(*) from naive_appointments');
  answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows[0]));
}

createServer((request, answer) => void (request.method === 'POST' ? book(answer) : count(answer))).listen(
  Number(process.env.PORT),
  '127.0.0.1',
  () => process.send?.('ready'),
);
process.on('disconnect', () => process.exit(0));
