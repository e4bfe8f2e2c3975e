import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@arogya/domain/languages/languages';
import { NOTICES as NOTICE_WORDS } from '@arogya/languages/generated/all-notices';

/** Of the notice: nine of them are nine pages, and each has the words of one language. */
const MOST_NOTICE = 9_000;
/** Bytes of script after gzip -9, including what the page fetches later. */
const MOST_SCRIPT = 110_000;
const SHELL = join(process.cwd(), 'dist/shell');
const NOTICES = LANGUAGES.map((language) => `privacy.${language}.html`);
const PAGES = ['login.html', 'landing.html', ...NOTICES];
type ReadFile = (path: string) => string;

const readBuilt: ReadFile = (path) => readFileSync(join(SHELL, path), 'utf8');
const zipped = (script: string): number => gzipSync(script, { level: 9 }).length;
const scriptsOf = (page: string): string[] =>
  [...page.matchAll(/<script[^>]* src="(?<src>[^"]+)"/gu)].map(({ groups }) => String(groups?.['src']));

const weigh = (page: string, read: ReadFile): number => scriptsOf(read(page)).reduce((sum, src) => sum + zipped(read(src)), 0);

describe('the light pages as they are built', () => {
  beforeAll(() => {
    if (!existsSync(join(SHELL, 'login.html'))) throw new Error('Build it first: npm run build');
  });

  it.each(PAGES)('%s keeps the limit of script', (page) => {
    const weight = weigh(page, readBuilt);
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThanOrEqual(MOST_SCRIPT);
  });

  it.each(PAGES)('%s brings neither antd nor a federation runtime nor the store of the staff app', (page) => {
    for (const src of scriptsOf(readBuilt(page))) expect(readBuilt(src)).not.toMatch(/ant-btn|__FEDERATION__|injectEndpoints/u);
  });

  it('the sign-in form cannot be sent before its script is there, which would put the password into the address', () => {
    expect(readBuilt('login.html')).toMatch(/<button type="submit"[^>]* disabled=""/u);
  });

  it('the words of both are read without a script: they stand in the page', () => {
    expect(readBuilt('login.html')).toContain('Sign In to Your Account');
    expect(readBuilt('landing.html')).toContain('Lead Management and Tracking');
  });

  it.each(LANGUAGES)('the notice in %s stands in a page of its own, without the words of other languages', (language) => {
    const html = readBuilt(`privacy.${language}.html`);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(NOTICE_WORDS[language].lead());
    for (const other of LANGUAGES.filter((one) => one !== language)) expect(html).not.toContain(NOTICE_WORDS[other].lead());
    expect(Buffer.byteLength(html)).toBeLessThan(MOST_NOTICE);
  });
});

it('a page that is too heavy would be found', () => {
  const read: ReadFile = (path) =>
    path === 'page' ? '<script defer src="a"></script><script src="b"></script>' : randomBytes(60_000).toString('latin1');
  expect(weigh('page', read)).toBeGreaterThan(MOST_SCRIPT);
});
