/** The limit: a bare Node http server on raw pg that asks the same questions. No sign-in, no validation, no rule beside the overlap. */
import { createServer } from 'node:http';
import pg from 'pg';
import { ANSWERS } from './answers.mjs';

process.on('disconnect', () => process.exit(0));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const one = async (name, text, values) => (await pool.query({ name, text, values })).rows;

function bodyOf(request) {
  return new Promise((done) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => done(parts.length > 0 ? JSON.parse(Buffer.concat(parts).toString('utf8')) : undefined));
  });
}

const server = createServer((request, response) => {
  const [, name, ...rest] = request.url.split('/');
  bodyOf(request)
    .then((body) => ANSWERS[name](one, rest, body))
    .then((answer) => {
      const text = JSON.stringify(answer);
      response.writeHead(answer === null ? 409 : 200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
      response.end(text);
    })
    .catch((error) => {
      response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(error.message);
    });
});
server.keepAliveTimeout = 120_000;
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
