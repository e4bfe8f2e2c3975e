import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** '/api/doctors/{id}' as a pattern for addresses. */
const patternOf = (path) => new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`);

/** What a server offers, of its contract: whether it has a call of this method and path. */
export function callsIn({ paths }) {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => ({ method: method.toUpperCase(), pattern: patternOf(path) })),
  );
  return (method, path) => calls.some((call) => call.method === method && call.pattern.test(path));
}

/** The contract of an installation; where it shows none, that of this repository. */
export async function contractAt(origin) {
  const answer = await fetch(`${origin}/api/docs-json`).catch(() => null);
  if (answer?.ok) return { contract: await answer.json(), isTheirs: true };
  return { contract: JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')), isTheirs: false };
}
