import { loadConfig, StartFailure } from './config';
import { checkDatabase } from './database/check-database';
import { sentenceOf } from './start-failure';

const GOOD = { DATABASE_URL: 'postgres://app:secret-word@localhost/app' };
const SECRET = 'x'.repeat(32);

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
    [{ ...GOOD, NODE_ENV: 'production' }, 'SESSION_SECRET is missing'],
    [{ ...GOOD, NODE_ENV: 'production', SESSION_SECRET: SECRET, RATE_LIMIT_SCALE: '100' }, 'RATE_LIMIT_SCALE is for tests only'],
    [{ ...GOOD, NODE_ENV: 'production', SESSION_SECRET: SECRET, DEMO: '1' }, 'DEMO brings accounts whose password everybody knows'],
  ])('that cannot be used is refused in one sentence: %j', (env, sentence) => {
    expect(() => loadConfig(env)).toThrow(StartFailure);
    expect(() => loadConfig(env)).toThrow(sentence);
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
