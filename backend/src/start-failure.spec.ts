import { loadConfig, StartFailure } from './config';
import { checkDatabase, databaseFault } from './database/check-database';
import { sentenceOf } from './start-failure';

const GOOD = { DATABASE_URL: 'postgres://app:secret-word@localhost/app' };
const SECRET = 'pF3kQz8wYt1LrV6nXc0hJs5dBg9mTu2e';
const PRODUCTION = { ...GOOD, NODE_ENV: 'production', SESSION_SECRET: SECRET, PUBLIC_BASE_URL: 'https://desk.example.in' };

describe('the configuration', () => {
  it('has defaults for everything but the database', () => {
    expect(loadConfig(GOOD)).toMatchObject({
      production: false,
      port: 3000,
      publicBaseUrl: 'http://localhost:3000',
      trustProxy: 0,
      rateLimitScale: 1,
      demo: false,
      demoSize: 'full',
      mfeOff: [],
    });
  });

  it('takes PUBLIC_BASE_URL without the slash at its end', () => {
    expect(loadConfig({ ...GOOD, PUBLIC_BASE_URL: 'https://desk.example.in/' }).publicBaseUrl).toBe('https://desk.example.in');
  });

  it.each([
    [{}, 'DATABASE_URL is missing'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://user:password@host:5432/name'],
    [{ ...GOOD, PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535'],
    [{ ...GOOD, PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    [{ ...GOOD, SESSION_SECRET: 'short' }, 'SESSION_SECRET needs at least 32 characters'],
    [{ ...GOOD, PUBLIC_BASE_URL: 'desk.example.in' }, 'PUBLIC_BASE_URL must be an http or https address'],
    [{ ...PRODUCTION, SESSION_SECRET: undefined }, 'SESSION_SECRET is missing'],
    [{ ...PRODUCTION, SESSION_SECRET: 'pF3kQz8wYt1LrV6nXc0hJs5dBg9mTu2' }, 'SESSION_SECRET needs at least 32 characters'],
    [{ ...PRODUCTION, SESSION_SECRET: 'x'.repeat(48) }, 'SESSION_SECRET is one that others can guess'],
    [{ ...PRODUCTION, SESSION_SECRET: 'please-change-me-before-production-1' }, 'SESSION_SECRET is one that others can guess'],
    [{ ...PRODUCTION, RATE_LIMIT_SCALE: '100' }, 'RATE_LIMIT_SCALE is for tests only'],
    [{ ...PRODUCTION, DEMO: '1' }, 'DEMO brings accounts whose password everybody knows'],
    [{ ...PRODUCTION, PUBLIC_BASE_URL: undefined }, 'PUBLIC_BASE_URL is missing: QR codes and booking links would lead nowhere'],
    [{ ...PRODUCTION, PUBLIC_BASE_URL: '' }, 'PUBLIC_BASE_URL is missing'],
    [{ ...PRODUCTION, PUBLIC_BASE_URL: 'http://desk.example.in' }, 'PUBLIC_BASE_URL must be an https address'],
    [{ ...PRODUCTION, PUBLIC_BASE_URL: 'http://localhost.example.in' }, 'PUBLIC_BASE_URL must be an https address'],
  ])('that cannot be used is refused in one sentence: %j', (env, sentence) => {
    expect(() => loadConfig(env)).toThrow(StartFailure);
    expect(() => loadConfig(env)).toThrow(sentence);
  });

  it.each(['https://desk.example.in', 'http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'of production may stand at %s, and what it refuses is fine for trying out (control)',
    (PUBLIC_BASE_URL) => {
      expect(loadConfig({ ...PRODUCTION, PUBLIC_BASE_URL })).toMatchObject({ production: true, publicBaseUrl: PUBLIC_BASE_URL });
      const { production } = loadConfig({ ...GOOD, SESSION_SECRET: 'x'.repeat(48), RATE_LIMIT_SCALE: '100', DEMO: '1' });
      expect(production).toBe(false);
    },
  );
});

it('the documents of the API are shown in production only when it is said', () => {
  const shown = (env: object): boolean => loadConfig({ ...PRODUCTION, ...env }).apiDocs;
  expect([shown({}), shown({ API_DOCS: '' }), shown({ API_DOCS: '1' }), shown({ NODE_ENV: 'development' })]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it('a server that is asked to stop still answers for ten seconds in production and not at all elsewhere, unless a time is configured', () => {
  const seconds = (env: object): number => loadConfig({ ...env }).drainSeconds;
  expect([seconds(GOOD), seconds(PRODUCTION), seconds({ ...PRODUCTION, DRAIN_SECONDS: '' })]).toEqual([0, 10, 10]);
  expect([seconds({ ...PRODUCTION, DRAIN_SECONDS: '0' }), seconds({ ...GOOD, DRAIN_SECONDS: '3' })]).toEqual([0, 3]);
});

describe('the database of a production server', () => {
  const SAFE = { version: 18, fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };

  it.each(['fsync', 'full_page_writes', 'synchronous_commit'])('is refused without %s', (setting) => {
    const facts = { ...SAFE, [setting]: 'off' };
    const sentence = `PostgreSQL at db:5432/app could lose confirmed bookings: ${setting} is off. Switch it on.`;
    expect(databaseFault(facts, 'db:5432/app', true)).toBe(sentence);
    expect(databaseFault(facts, 'db:5432/app', false)).toBeNull();
  });

  it('is taken when all three are on, unless it is too old', () => {
    expect(databaseFault(SAFE, 'db', true)).toBeNull();
    expect(databaseFault({ ...SAFE, version: 14 }, 'db', false)).toBe('PostgreSQL 14 at db is too old. Use PostgreSQL 15 or newer.');
  });
});

describe('a start that fails', () => {
  it('says in one sentence what to do', () => {
    const of = (fields: object): string | null => sentenceOf(Object.assign(new Error('inside'), fields));
    expect(of({ code: 'EADDRINUSE', port: 3000 })).toBe('Port 3000 is taken. Stop the program that uses it or set PORT to another one.');
    expect(of({ code: '53100' })).toBe('The disk is full. Free some space and start again.');
    expect(of({ driverError: { code: '53100' } })).toBe('The disk is full. Free some space and start again.');
    expect(of({ code: 'ENOSPC' })).toBe('The disk is full. Free some space and start again.');
    expect(of({})).toBeNull();
  });

  it('names the database that cannot be reached, but not its password', async () => {
    const attempt = checkDatabase('postgres://app:secret-word@127.0.0.1:1/app', { production: false });
    await expect(attempt).rejects.toThrow(/^The database at 127\.0\.0\.1:1\/app cannot be reached/u);
    await expect(attempt).rejects.not.toThrow('secret-word');
  });
});
