import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Page } from '@playwright/test';
import { PSEUDO, pseudoScript } from '../../tools/languages/pseudo.mjs';
import { ROOT } from '../product';

const DIST = join(ROOT, 'dist/mfe-public-booking');
const FONT = 'node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari';
const WORDS = '/test/words.js';
const FONTS = '/test/fonts.css';

interface Assets {
  readonly words: Readonly<Record<string, string>>;
}

type Render = (input: object, assets?: object, words?: object) => string;

const dataIn = (html: string): object => {
  const json = /<script type="application\/json" id="booking-data">(.*?)<\/script>/su.exec(html)?.[1];
  return json ? (JSON.parse(json) as object) : { data: null };
};

/** The letters of Hindi, which a machine that tests may not have, so that they have the widths that people see. */
const fontFaces = (): string =>
  [400, 700]
    .map((weight) => {
      const file = readFileSync(join(ROOT, `${FONT}-${weight}-normal.woff2`)).toString('base64');
      return `@font-face { font-family: 'Noto Sans Devanagari'; font-weight: ${weight}; src: url(data:font/woff2;base64,${file}); }`;
    })
    .join('\n');

function drawnIn(html: string, slug: string, language: string): string {
  const { render } = createRequire(import.meta.url)(join(DIST, 'server/server.cjs')) as { render: Render };
  const built = JSON.parse(readFileSync(join(DIST, 'page/assets.json'), 'utf8')) as Assets;
  const input = { slug, url: `https://desk.example.in/book/${slug}`, ...dataIn(html), language, offered: ['en', 'hi', 'ta', 'ml'] };
  if (language !== PSEUDO) return render(input);
  const window: { pageWords?: { words: object } } = {};
  runInNewContext(pseudoScript(), { window });
  return render(input, { ...built, words: { [PSEUDO]: WORDS } }, window.pageWords?.words);
}

/**
 * From now on booking pages come in this language, whether their hospital offers it or not, and in the one of the tests: drawn as
 * the server does it, from what the server has answered.
 */
export async function inLanguage(page: Page, language: string): Promise<void> {
  await page.route('**/book/*', async (route) => {
    const answer = await route.fetch();
    const slug = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const html = drawnIn(await answer.text(), slug, language).replace('</head>', `<link rel="stylesheet" href="${FONTS}"></head>`);
    const { 'content-security-policy': _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers, body: html });
  });
  await page.route(`**${WORDS}`, (route) => route.fulfill({ contentType: 'text/javascript', body: pseudoScript() }));
  await page.route(`**${FONTS}`, (route) => route.fulfill({ contentType: 'text/css', body: fontFaces() }));
}
