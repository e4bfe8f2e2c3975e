import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../tools/start/aliases.mjs';

const read = (path) => parse(readFileSync(join(ROOT, path), 'utf8'), { merge: true });
const { services, secrets, volumes } = read('docker-compose.demo.yml');
const real = read('docker-compose.yml').services;

/** The ports that somebody on another machine could reach. */
const open = (all) =>
  Object.values(all)
    .flatMap(({ ports = [] }) => ports)
    .filter((port) => !String(port).startsWith('127.0.0.1:'));

test('the demo is reached from this machine alone', () => {
  expect(open(services)).toEqual([]);
  expect(Object.values(services).flatMap(({ ports = [] }) => ports)).toEqual(['127.0.0.1:3000:3000']);
  expect(Object.values(services).filter(({ network_mode: mode }) => mode)).toEqual([]);
});

test('a port that is open to others is found', () => expect(open({ api: { ports: ['3000:3000'] } })).toEqual(['3000:3000']));

test('it has the demo, and is no production', () => {
  for (const { environment } of [services.migrate, services.api])
    expect(environment).toMatchObject({ DEMO: 'true', NODE_ENV: 'development' });
});

test('it needs no secret and keeps nothing', () => {
  expect([secrets, volumes]).toEqual([undefined, undefined]);
  const names = Object.values(services).flatMap(({ environment }) => Object.keys(environment));
  expect(names.filter((name) => /SECRET|PASSWORD|TOKEN|_FILE$/u.test(name))).toEqual([]);
});

test('it is built from the Dockerfile of the product, with its database, and its containers can do no more', () => {
  expect(services.api.build.dockerfile).toBe(real.api.build.dockerfile);
  expect(services.database.image).toBe(real.database.image);
  for (const service of Object.values(services))
    expect(service).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'], read_only: true });
});
