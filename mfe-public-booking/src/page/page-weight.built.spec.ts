import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltAssets } from './built-assets';
import type { Assets } from './html';

const LIMITS = { script: 110_000, style: 8_000, requests: 6 };
const DIST = join(process.cwd(), 'dist/mfe-public-booking/page');
const PUBLIC_PATH = '/mfe/mfe-public-booking/page/';

interface Weight {
  readonly script: number;
  readonly style: number;
  readonly requests: number;
}

type ReadFile = (href: string) => Buffer;

/** Bytes after gzip -9 and requests until the page can be used, including what a style sheet loads. */
function weigh({ scripts, styles }: Pick<Assets, 'scripts' | 'styles'>, read: ReadFile): Weight {
  const zipped = (hrefs: readonly string[]): number => hrefs.reduce((sum, href) => sum + gzipSync(read(href), { level: 9 }).length, 0);
  const loaded = styles.flatMap(
    (href) =>
      read(href)
        .toString()
        .match(/url\((?!["']?data:)/gu) ?? [],
  );
  return { script: zipped(scripts), style: zipped(styles), requests: 1 + scripts.length + styles.length + loaded.length };
}

const broken = (weight: Weight): string[] => (Object.keys(LIMITS) as (keyof Weight)[]).filter((what) => weight[what] > LIMITS[what]);

const readBuilt: ReadFile = (href) => readFileSync(join(DIST, href.slice(PUBLIC_PATH.length)));

function builtAssets(): BuiltAssets {
  if (!existsSync(join(DIST, 'assets.json'))) throw new Error('Build it first: npm run build');
  return JSON.parse(readFileSync(join(DIST, 'assets.json'), 'utf8')) as BuiltAssets;
}

describe.each(['booking', 'appointment'] as const)('the page %s as it is built', (page) => {
  it('keeps its limits of script, style and requests in each language', () => {
    const { pages, words } = builtAssets();
    const { scripts, styles } = pages[page];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [language, file] of Object.entries(words)) {
      const weight = weigh({ scripts: [file, ...scripts], styles }, readBuilt);
      expect({ language, weight, broken: broken(weight) }).toEqual({ language, weight, broken: [] });
    }
  });

  it('would be over its limits with the words of all languages', () => {
    const { pages, words } = builtAssets();
    const { scripts, styles } = pages[page];
    expect(broken(weigh({ scripts: [...Object.values(words), ...scripts], styles }, readBuilt))).toContain('requests');
  });

  it('contains neither antd nor a federation runtime nor the store of the staff app', () => {
    const { pages, words } = builtAssets();
    for (const script of [...pages[page].scripts, ...Object.values(words)]) {
      expect(readBuilt(script).toString()).not.toMatch(/ant-btn|__FEDERATION__|injectEndpoints|react-router/u);
    }
  });
});

it('what the pages share is one file of each kind, and most of their script: who has booked has it when the link is opened', () => {
  const { booking, appointment } = builtAssets().pages;
  const shared = booking.scripts.filter((file) => appointment.scripts.includes(file));
  expect([shared.length, booking.styles.filter((file) => appointment.styles.includes(file)).length]).toEqual([1, 1]);
  const own = appointment.scripts.filter((file) => !shared.includes(file));
  expect(weigh({ scripts: own, styles: [] }, readBuilt).script * 3).toBeLessThan(weigh({ scripts: shared, styles: [] }, readBuilt).script);
});

it('what other websites load is less than a kilobyte, and the page in their frame has no file more', () => {
  expect(readFileSync(join(DIST, 'embed.js')).length).toBeLessThan(1_000);
  expect(
    Object.values(builtAssets().pages)
      .flatMap(({ scripts }) => scripts)
      .filter((file) => file.endsWith('/embed.js')),
  ).toEqual([]);
});

it('a page that is too heavy or asks too often would be found', () => {
  const sheet = Buffer.from('a{background:url(x.png)}b{background:url(data:,)}');
  const read: ReadFile = (href) => (href === 'sheet' ? sheet : randomBytes(60_000));
  expect(broken(weigh({ scripts: ['a', 'b'], styles: ['sheet', 'sheet', 'sheet'] }, read))).toEqual(['script', 'requests']);
  expect(broken(weigh({ scripts: ['a'], styles: ['sheet'] }, read))).toEqual([]);
});
