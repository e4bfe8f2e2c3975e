/** The limit: a bare Node http server on raw pg that asks the same questions. No sign-in, no validation, no rule beside the overlap. */
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import pg from 'pg';
import { ANSWERS } from './answers.mjs';
import { sendLeads } from './reads.mjs';
import { sameList } from './same-answer.mjs';

const brotli = promisify(brotliCompress);
/** As the product compresses its answers. */
const COMPRESSED = { from: 2048, options: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } } };

process.on('disconnect', () => process.exit(0));
/** The product's costs of reading, and no statement planned twice: each has the same best plan for every value. */
const options = '-c jit=off -c random_page_cost=1.1 -c plan_cache_mode=force_generic_plan';
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options });
const listAsProduct = sameList(pg, pool);
const one = async (name, text, values) => (await pool.query({ name, text, values })).rows;

function bodyOf(request) {
  return new Promise((done) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => done(parts.length > 0 ? JSON.parse(Buffer.concat(parts).toString('utf8')) : undefined));
  });
}

async function send(request, response, answer) {
  const text = Buffer.from(JSON.stringify(answer));
  const compressed = request.headers['accept-encoding'] === 'br' && text.length >= COMPRESSED.from;
  const body = compressed ? await brotli(text, COMPRESSED.options) : text;
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  response.writeHead(answer === null ? 409 : 200, compressed ? { ...headers, 'content-encoding': 'br' } : headers);
  response.end(body);
}

async function answer(request, response) {
  const [, name, ...rest] = request.url.split('/');
  if (name === 'export') return sendLeads(pool, response);
  if (name === 'sameList') return send(request, response, await listAsProduct(...rest));
  await send(request, response, await ANSWERS[name](one, rest, await bodyOf(request)));
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    response.writeHead(500, { 'content-type': 'text/plain' });
    response.end(error.message);
  });
});
server.keepAliveTimeout = 120_000;
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
