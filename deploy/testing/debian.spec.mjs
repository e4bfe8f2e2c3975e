import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../tools/start/aliases.mjs';

const require = createRequire(import.meta.url);
const text = (path) => readFileSync(join(ROOT, path), 'utf8');
const server = text('deploy/systemd/arogya@.service');
const migrate = text('deploy/systemd/arogya-migrate@.service');
const backup = text('deploy/systemd/arogya-backup.service');
const nginx = text('deploy/nginx/nginx.conf');
const guide = text('docs/deploy/debian.md');
const variables = new Set([...text('docs/deploy/variables.md').matchAll(/^\| `([A-Z_]+)` \|/gmu)].map(([, name]) => name));
const { paths } = JSON.parse(text('openapi.json'));

/** The variables that a unit sets; one of the operating system's is none of ours. */
const setIn = (unit) =>
  [...unit.matchAll(/^Environment=(.+)$/gmu)].flatMap(([, line]) => [...line.matchAll(/([A-Z_]+)=/gu)].map(([, name]) => name));
const isRead = (name) => variables.has(name) || variables.has(name.replace(/_FILE$/u, ''));
const secondsOf = (unit, name) => Number(new RegExp(`^${name}=(\\d+)$`, 'mu').exec(unit)?.[1]);

describe('the files for Debian name only what exists', () => {
  test('the units set variables that the server reads', () => {
    expect(setIn(server)).toEqual(expect.arrayContaining(['PORT', 'METRICS_PORT', 'DATABASE_URL_FILE', 'SESSION_SECRET_FILE']));
    const inGuide = [...guide.matchAll(/\b([A-Z]+_[A-Z_]+)=/gu)].map(([, name]) => name);
    expect([...setIn(server), ...setIn(migrate), ...setIn(backup), ...inGuide].filter((name) => !isRead(name))).toEqual([]);
    expect(setIn('Environment=NOTHING_FILE=a PORT=1').filter((name) => !isRead(name))).toEqual(['NOTHING_FILE']);
  });

  test('every secret that a unit hands on as a file is one that it loads', () => {
    for (const unit of [server, migrate, backup]) {
      const loaded = [...unit.matchAll(/^LoadCredential=([\w-]+):\/etc\/arogya\/([\w-]+)$/gmu)];
      const handed = [...unit.matchAll(/%d\/([\w-]+)/gu)].map(([, name]) => name);
      expect(loaded.map(([, name]) => name).sort()).toEqual(handed.sort());
      for (const [, , file] of loaded) expect(guide).toContain(`> /etc/arogya/${file}`);
    }
  });

  test('a unit starts what the build writes, and asks an address that the server answers', () => {
    const { entry } = require('../../backend/webpack.config.cjs');
    const programs = [server, migrate].map((unit) => /dist\/backend\/(\S+)\.js$/mu.exec(unit)[1]);
    expect(programs).toEqual(['main', 'migrate']);
    expect(Object.keys(entry)).toEqual(expect.arrayContaining(programs));
    const [, asked] = /127\.0\.0\.1:%i(\/\S+)/u.exec(server);
    expect(Object.keys(paths)).toContain(asked);
  });

  test('systemd waits longer than the longest stop: ten seconds of draining, fifteen for requests, five for jobs', () => {
    expect(secondsOf(server, 'TimeoutStopSec')).toBeGreaterThan(10 + 15 + 5);
    const [, patience] = /health\/ready (\d+)$/mu.exec(server);
    expect(secondsOf(server, 'TimeoutStartSec')).toBeGreaterThan(Number(patience));
  });

  test('the backup of every night writes to the one folder that it may write to, which the guide makes', () => {
    const [, program, folder] = /^ExecStart=\/usr\/bin\/node (\S+) (\S+) --keep=14$/mu.exec(backup);
    expect(existsSync(join(ROOT, program))).toBe(true);
    expect(backup).toContain(`ReadWritePaths=${folder}\n`);
    expect(guide).toContain(`install -d -o arogya -m 0700 ${folder} && systemctl enable --now arogya-backup.timer`);
    expect(existsSync(join(ROOT, 'deploy/systemd/arogya-backup.timer'))).toBe(true);
  });

  test('nginx lets a file of a release through that is as large as the server takes', () => {
    expect(nginx).toMatch(/location \/api\/releases\/files\/ \{\s*client_max_body_size 5m;/u);
  });

  test('nginx sends to the servers that the guide starts, and to their stream without buffering', () => {
    const ports = [...nginx.matchAll(/^\tserver 127\.0\.0\.1:(\d+)/gmu)].map(([, port]) => port);
    expect(ports).toHaveLength(2);
    expect(guide).toContain(`systemctl enable --now ${ports.map((port) => `arogya@${port}`).join(' ')}`);
    expect(ports.every((port) => guide.includes(`systemctl restart arogya@${port}`))).toBe(true);
    expect(text('docs/deploy/alerts.md')).toContain(ports.map((port) => `'127.0.0.1:1${port}'`).join(', '));
    const [, stream] = /location = (\S+) \{[^}]*proxy_buffering off/u.exec(nginx);
    expect(Object.keys(paths)).toContain(stream);
  });
});
