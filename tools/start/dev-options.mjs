import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './aliases.mjs';
import { Failure } from './failure.mjs';

const LOCAL = ['localhost', '127.0.0.1'];

function originOf(api) {
  if (!URL.canParse(api)) throw new Failure('Say which installation, for example: --api https://desk.example.org');
  const { origin, protocol, hostname } = new URL(api);
  if (protocol !== 'https:' && !LOCAL.includes(hostname))
    throw new Failure('A password is sent over https only: begin the address with https://');
  return origin;
}

/** The micro-frontend to work on, and the installation behind it; null: one is started here. */
export function devOptions(args, env = process.env) {
  let parsed;
  try {
    parsed = parseArgs({ args, options: { api: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new Failure(error.message);
  }
  const [name] = parsed.positionals;
  if (!name || !existsSync(join(ROOT, name, 'src/mfe.tsx')))
    throw new Failure('Name the micro-frontend to work on, for example: npm run dev -- mfe-admin');
  const api = parsed.values.api ?? env.API_URL;
  return { name, api: api ? originOf(api) : null };
}
