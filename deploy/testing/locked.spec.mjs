import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../tools/start/aliases.mjs';
import { projectsIn } from '../../tools/build/projects.mjs';
import { INSTALL } from '../../tools/release/pruned.mjs';

const text = (path) => readFileSync(join(ROOT, path), 'utf8');
const compose = parse(text('docker-compose.yml'), { merge: true });
const dockerfile = text('deploy/Dockerfile');
const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
const ours = Object.entries(compose.services).filter(([, { build }]) => build);

/** Of one service, what a container could do that it need not. */
function open({ cap_drop: dropped, security_opt: options, read_only: readOnly, mem_limit: memory, pids_limit: pids, ...service }) {
  return [
    ...(dropped?.join() === 'ALL' ? [] : ['rights of root']),
    ...(options?.includes('no-new-privileges:true') ? [] : ['new rights']),
    ...(readOnly ? [] : ['a disk to write on']),
    ...(memory ? [] : ['all memory']),
    ...(pids ? [] : ['any number of processes']),
    ...(service.privileged || service.network_mode === 'host' ? ['the machine'] : []),
  ];
}

/** A variable that holds a secret, or an address with a password in it, is given as a file. */
const IS_SECRET = /(?:SECRET|SECRETS_BEFORE|PASSWORD|TOKEN|KEY|DATABASE_URL|SMTP_URL)$/u;
const openSecrets = ({ environment = {} }) => Object.keys(environment).filter((name) => IS_SECRET.test(name));
const secretFiles = ({ environment = {} }) =>
  Object.entries(environment).flatMap(([name, value]) =>
    name.endsWith('_FILE') && value.startsWith('/run/secrets/') ? [value.slice(13)] : [],
  );

describe('containers can do only what they need', () => {
  test.each(Object.entries(compose.services))('%s', (_name, service) => {
    expect(open(service)).toEqual([]);
    expect(openSecrets(service)).toEqual([]);
    expect(secretFiles(service).sort()).toEqual([...(service.secrets ?? [])].sort());
  });

  test('a service that could do more is found', () => {
    const { api } = compose.services;
    expect(open({ ...api, read_only: false, pids_limit: undefined, privileged: true })).toHaveLength(3);
    expect(openSecrets({ environment: { SESSION_SECRET: 'x', SMTP_URL: '', SESSION_SECRET_FILE: '/run/secrets/x', PORT: '1' } })).toEqual([
      'SESSION_SECRET',
      'SMTP_URL',
    ]);
  });

  test('ours run under an account that is nobody on the machine, and get no rights back', () => {
    expect(/^USER (\d+)$/mu.exec(last)[1]).toBe('10001');
    expect(last.indexOf('\nUSER ')).toBeLessThan(last.indexOf('\nCMD '));
    expect(ours.map(([name]) => name)).toEqual(['migrate', 'api', 'backup']);
    expect(ours.filter(([, { cap_add: added, user }]) => added || user)).toEqual([]);
  });

  test('what they write to is theirs in the image, or memory', () => {
    const folders = ours.flatMap(([, { volumes = [] }]) =>
      volumes.filter((volume) => !volume.endsWith(':ro')).map((one) => one.split(':')[1]),
    );
    const owned = /install -d -o 10001 -g 10001 -m 0700 (.+)$/mu.exec(last)[1].split(' ');
    expect([...new Set(folders)].sort()).toEqual(owned.sort());
    expect(ours.filter(([, { tmpfs = [] }]) => !tmpfs.some((mount) => mount.startsWith('/tmp')))).toEqual([]);
  });

  test('no secret is in the image: none is an argument, and files with secrets are not copied', () => {
    const named = [...dockerfile.matchAll(/^(?:ARG|ENV) (.+)$/gmu)].flatMap(([, line]) =>
      line.split(' ').map((pair) => pair.split('=')[0]),
    );
    expect(named.filter((name) => IS_SECRET.test(name))).toEqual([]);
  });
});

test.each(['.gitignore', 'deploy/Dockerfile.dockerignore'])('%s leaves out what holds secrets, but not the example', (list) => {
  const lines = text(list)
    .split('\n')
    .map((line) => line.replace(/^\*\*\/|\/$/gu, ''));
  expect(lines).toEqual(expect.arrayContaining(['.env', '.env.*', 'deploy/secrets']));
  expect(existsSync(join(ROOT, 'deploy/example.env'))).toBe(true);
});

describe('the image installs from the lock', () => {
  test('from the package files of all projects, whichever there will be, and nothing else', () => {
    const [, patterns] = /cp --parents (.+) \/picked$/mu.exec(dockerfile);
    const picks = patterns.split(' ').map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`, 'u'));
    const isPicked = (path) => picks.some((pick) => pick.test(path));
    const wanted = ['package.json', 'package-lock.json', '.npmrc', ...projectsIn(ROOT).map(({ folder }) => `${folder}/package.json`)];
    expect(wanted.filter((path) => !isPicked(path))).toEqual([]);
    expect(['backend/src/main.ts', 'libs/ui/src/package.json', 'README.md'].filter(isPicked)).toEqual([]);
    expect(dockerfile).toMatch(
      /^FROM \$\{NODE\} AS packages\nWORKDIR \/app\nCOPY --from=picked \/picked \.\/\n\nFROM packages AS build$/mu,
    );
    expect(dockerfile).not.toMatch(/npm install/u);
  });

  test('the server as node tools/start/run.mjs tools/release/pruned.mjs#provePruned starts it', () => {
    expect(dockerfile).toContain(`RUN ${INSTALL} && rm -rf node_modules/typescript `);
  });

  test('and says what it is', () => {
    for (const label of ['title', 'licenses', 'version', 'revision']) expect(last).toContain(`org.opencontainers.image.${label}=`);
  });
});

test('every secret of the compose file is written by deploy/new-secrets.sh, and is used', () => {
  const written = [...text('deploy/new-secrets.sh').matchAll(/^put (\S+) /gmu)].map(([, name]) => name);
  expect(Object.keys(compose.secrets).sort()).toEqual([...written].sort());
  for (const [name, { file }] of Object.entries(compose.secrets)) expect(file).toBe(`./deploy/secrets/${name}`);
  const used = new Set(Object.values(compose.services).flatMap(({ secrets = [] }) => secrets));
  expect([...used].sort()).toEqual([...written].sort());
});
