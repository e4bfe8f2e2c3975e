import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { TestApp } from '@arogya/backend/testing/test-app';
import type { Method } from '@arogya/backend/testing/caller';

const DIST = 'dist';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const LINE = /^(?<depth>[│ ]*[├└]── )(?<part>\S*) \((?<methods>[A-Z, ]+)\)$/u;

export interface Address {
  readonly method: Method;
  readonly path: string;
}

interface Printed {
  printRoutes(options: { readonly commonPrefix: boolean }): string;
}

/** Every route of the running application, as Fastify prints them: a tree, each line below the beginning of its path. */
function routesOf(app: TestApp): { readonly path: string; readonly methods: readonly Method[] }[] {
  const fastify = app.app.getHttpAdapter().getInstance() as unknown as Printed;
  const above: string[] = [];
  const routes: { path: string; methods: Method[] }[] = [];
  for (const line of fastify.printRoutes({ commonPrefix: false }).split('\n')) {
    const groups = LINE.exec(line)?.groups;
    if (!groups) continue;
    // How many lines stand above it; the rest of `above` belongs to lines that have ended.
    above.length = (groups['depth'] ?? '').length / 4 - 1;
    const path = `${above.join('')}${groups['part'] ?? ''}`;
    above.push(groups['part'] ?? '');
    routes.push({ path, methods: (groups['methods'] ?? '').split(', ') as Method[] });
  }
  return routes;
}

/** With something in place of its parameters that is nowhere. */
const filled = (path: string): string => path.replace(/:slug/gu, 'no-such-hospital').replace(/:\w+/gu, NOBODY).replace('*', 'nothing');

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : []);

/** One file of each kind in each part of what is deployed. */
function filesOfEachKind(): string[] {
  const parts = readdirSync(DIST).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  return parts.flatMap((part) => {
    const kinds = new Map(filesIn(join(DIST, part)).map((file) => [extname(file), file] as const));
    return [...kinds.values()].map((file) => (part === 'shell' ? `/${file}` : `/mfe/${part}/${file}`));
  });
}

/** The pages that the micro-frontends have. */
const pagesOfStaff = (): string[] =>
  readdirSync(DIST)
    .map((part) => join(DIST, part, 'nav.json'))
    .filter((file) => existsSync(file))
    .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as { path: string }[]).map(({ path }) => filled(path)));

/** Where nothing is, and what is no proper address. */
const NOWHERE = [
  '/nothing',
  '/nothing.php',
  '/api/nothing',
  '/%ff',
  '/api/%ff',
  '/mfe/mfe-admin/%zz',
  `/book/${'a'.repeat(300)}`,
  '/book/',
  '/a/',
];

/** All that a frame could be given: routes by each of their methods, pages, a file of each kind, and what is not there. */
export function everyAddress(app: TestApp): { readonly routes: number; readonly addresses: Address[] } {
  const routes = routesOf(app);
  const of = (paths: readonly string[]): Address[] => paths.map((path) => ({ method: 'GET', path }));
  const byRoute = routes.flatMap(({ path, methods }) => methods.map((method) => ({ method, path: filled(path) })));
  const embedded = byRoute
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => ({ method: 'GET', path: `${path}?embed=1` }) as const);
  return { routes: routes.length, addresses: [...byRoute, ...embedded, ...of(pagesOfStaff()), ...of(filesOfEachKind()), ...of(NOWHERE)] };
}
