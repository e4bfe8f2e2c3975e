import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, StartFailure } from './config';

const folder = mkdtempSync(join(tmpdir(), 'arogyadesk-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = 'pF3kQz8wYt1LrV6nXc0hJs5dBg9mTu2e';
const DATABASE_URL = 'postgres://app@localhost/app';
const PRODUCTION = { DATABASE_URL, NODE_ENV: 'production', SESSION_SECRET: SECRET, PUBLIC_BASE_URL: 'https://desk.example.in' };

function fileWith(text: string): string {
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  return path;
}

const faultOf = (env: NodeJS.ProcessEnv): string => {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  }
  return '';
};

describe('a variable in a file', () => {
  it('has the content of the file that X_FILE names, without the end of its line', () => {
    const { sessionSecret } = loadConfig({ DATABASE_URL, SESSION_SECRET_FILE: fileWith(`${SECRET}\r\n`) });
    expect(sessionSecret).toBe(SECRET);
    expect(loadConfig({ DATABASE_URL_FILE: fileWith(`${DATABASE_URL}\n`), SESSION_SECRET_FILE: '' }).databaseUrl).toBe(DATABASE_URL);
  });

  it('keeps its rule', () => {
    expect(faultOf({ DATABASE_URL, SESSION_SECRET_FILE: fileWith('short\n') })).toContain('SESSION_SECRET needs at least 32 characters');
    expect(faultOf({ DATABASE_URL, SMS_URL: 'https://sms.example.in', SMS_TOKEN_FILE: fileWith('\n') })).toContain('SMS_TOKEN is missing');
  });

  it('is refused when the variable is set, too', () => {
    expect(faultOf({ ...PRODUCTION, SESSION_SECRET_FILE: fileWith(SECRET) })).toBe(
      'SESSION_SECRET and SESSION_SECRET_FILE are both set. Remove one of them and start again.',
    );
  });

  it('is refused when the file cannot be read, and then it is not said to be missing as well', () => {
    const { SESSION_SECRET: _, DATABASE_URL: __, ...rest } = PRODUCTION;
    expect(faultOf({ ...rest, SESSION_SECRET_FILE: join(folder, 'nothing'), DATABASE_URL_FILE: folder })).toBe(
      'DATABASE_URL_FILE names a file that cannot be read (EISDIR). Correct it and start again. ' +
        'SESSION_SECRET_FILE names a file that cannot be read (ENOENT). Correct it and start again.',
    );
  });
});

describe('all faults are listed at once', () => {
  it('those of rules, of production, of messages and of files', () => {
    const fault = faultOf({
      NODE_ENV: 'production',
      PORT: 'abc',
      DRAIN_SECONDS: '-1',
      SESSION_SECRET: 'short',
      DEMO: '1',
      SMTP_URL: 'smtps://mail.example.in',
      SMS_TOKEN_FILE: join(folder, 'nothing'),
      SMS_URL: 'http://sms.example.in',
    });
    const parts = [
      'SMS_TOKEN_FILE names a file that cannot be read (ENOENT)',
      'PORT must be a whole number from 0 to 65535',
      'DATABASE_URL is missing',
      'SESSION_SECRET needs at least 32 characters',
      'DRAIN_SECONDS must be a whole number from 0 to 300',
      'DEMO brings accounts',
      'PUBLIC_BASE_URL is missing',
      'SMTP_FROM is missing',
      'SMS_URL must be an https address',
    ];
    expect(parts.filter((part) => !fault.includes(part))).toEqual([]);
    expect(fault).not.toMatch(/SESSION_SECRET is|SMS_TOKEN is|short/u);
  });

  it('one fault stands alone (control)', () => {
    expect(faultOf({ ...PRODUCTION, DEMO: '1' })).toBe('DEMO brings accounts whose password everybody knows. Remove it and start again.');
    expect(faultOf(PRODUCTION)).toBe('');
  });
});
