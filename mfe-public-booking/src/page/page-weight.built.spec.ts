import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Assets } from './document';

const LIMITS = { script: 110_000, style: 8_000, requests: 5 };
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

describe('the booking page as it is built', () => {
  it('keeps its limits of script, style and requests', () => {
    if (!existsSync(join(DIST, 'assets.json'))) throw new Error('Build it first: npm run build');
    const assets = JSON.parse(readFileSync(join(DIST, 'assets.json'), 'utf8')) as Assets;
    const weight = weigh(assets, readBuilt);
    expect(assets.scripts.length).toBeGreaterThan(0);
    expect({ weight, broken: broken(weight) }).toEqual({ weight, broken: [] });
  });

  it('contains neither antd nor a federation runtime nor the store of the staff app', () => {
    const { scripts } = JSON.parse(readFileSync(join(DIST, 'assets.json'), 'utf8')) as Assets;
    for (const script of scripts) {
      expect(readBuilt(script).toString()).not.toMatch(/ant-btn|__FEDERATION__|injectEndpoints|react-router/u);
    }
  });
});

it('a page that is too heavy or asks too often would be found', () => {
  const sheet = Buffer.from('a{background:url(x.png)}b{background:url(data:,)}');
  const read: ReadFile = (href) => (href === 'sheet' ? sheet : randomBytes(60_000));
  expect(broken(weigh({ scripts: ['a', 'b'], styles: ['sheet', 'sheet'] }, read))).toEqual(['script', 'requests']);
  expect(broken(weigh({ scripts: ['a'], styles: ['sheet'] }, read))).toEqual([]);
});
