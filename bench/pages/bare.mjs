import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../../tools/start/aliases.mjs';
import { atEnd } from '../../tools/start/interruption.mjs';

const require = createRequire(import.meta.url);
const OUTPUT = '.cache/bench-pages/bare';
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8' };

async function build() {
  const webpack = require('webpack');
  const { light } = require('../../tools/build/webpack-light.cjs');
  const html = { template: 'bench/pages/bare.html', filename: 'index.html' };
  const page = light({ name: 'bare', root: ROOT, entry: './bench/pages/bare-login.tsx', output: OUTPUT, publicPath: '/', html })({}, {});
  const stats = await promisify(webpack)({ ...page, cache: false });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}

/** The bare React page, built as the product's pages are and sent with brotli; answers its origin. */
export async function serveBare() {
  await build();
  const folder = join(ROOT, OUTPUT);
  const files = new Map(readdirSync(folder).map((name) => [`/${name}`, brotliCompressSync(readFileSync(join(folder, name)))]));
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : request.url;
    const body = files.get(path);
    if (!body) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(path)], 'content-encoding': 'br', 'content-length': body.length });
    response.end(body);
  });
  await new Promise((listening) => server.listen(0, 'localhost', listening));
  atEnd(() => (server.closeAllConnections(), server.close()));
  return `http://localhost:${server.address().port}`;
}
