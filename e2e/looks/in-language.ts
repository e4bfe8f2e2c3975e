import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '@arogya/domain/languages/languages';
import { PSEUDO, pseudoScript } from '../../tools/languages/pseudo.mjs';
import { ROOT } from '../product';

const DIST = join(ROOT, 'dist/mfe-public-booking');
const WORDS = '/test/words.js';
const FONTS = '/test/fonts';
/** The package with the letters of each script. */
const PACKAGES: Readonly<Record<string, string>> = {
  Devanagari: '@fontsource/noto-sans-devanagari',
  Tamil: '@fontsource/noto-sans-tamil',
  Telugu: '@fontsource/noto-sans-telugu',
  Kannada: '@fontsource/noto-sans-kannada',
  Malayalam: '@fontsource/noto-sans-malayalam',
  Bengali: '@fontsource/noto-sans-bengali',
  Gujarati: '@fontsource/noto-sans-gujarati',
};

/** Hindi of which nobody has translated a word: every text of the page is the English one. */
export const UNTRANSLATED = 'hi-untranslated';

type Files = Readonly<Record<'scripts' | 'styles', readonly string[]>>;

interface Assets {
  readonly pages: Readonly<Record<'booking' | 'appointment', Files>>;
  /** The address of the script of each language. */
  readonly words: Readonly<Record<string, string>>;
}

type Render = (input: object, assets?: object, words?: object) => string;

/** What the server has put into a page; nothing in one that says that there is none such. */
const dataIn = (html: string): object => {
  const json = /<script type="application\/json" id="[a-z]+-data">(.*?)<\/script>/su.exec(html)?.[1];
  return json ? (JSON.parse(json) as object) : { data: null };
};

/** The file of a font by the last part of its address: 'Tamil-700.woff2'. */
function fontFile(address: string): string {
  const [script = '', weight = ''] = basename(address, '.woff2').split('-');
  const name = PACKAGES[script] ?? '';
  return join(ROOT, 'node_modules', name, `files/${basename(name)}-${script.toLowerCase()}-${weight}-normal.woff2`);
}

/** The letters of each language, which a machine that tests may not have, so that they have the widths that people see. */
const FONT_FACES = Object.keys(PACKAGES)
  .flatMap((script) =>
    [400, 700].map(
      (weight) =>
        `@font-face { font-family: 'Noto Sans ${script}'; font-weight: ${weight}; src: url(${FONTS}/${script}-${weight}.woff2); }`,
    ),
  )
  .join('\n');

const assets = (): Assets => JSON.parse(readFileSync(join(DIST, 'page/assets.json'), 'utf8')) as Assets;

/** The script with the words of a language that is there for tests alone; null for one of the product. */
function testScript(language: string): string | null {
  if (language === PSEUDO) return pseudoScript();
  if (language !== UNTRANSLATED) return null;
  const english = readFileSync(join(DIST, 'page', basename(assets().words['en'] ?? '')), 'utf8');
  return `${english}; window.pageWords = { words: { ...window.pageWords.words, language: 'hi', isReviewed: false } };`;
}

/** `last`: the slug or the token at the end of the page's address. */
function drawnIn(html: string, page: keyof Assets['pages'], last: string, language: string): string {
  const renders = createRequire(import.meta.url)(join(DIST, 'server/server.cjs')) as { render: Render; renderAppointment: Render };
  const render = page === 'booking' ? renders.render : renders.renderAppointment;
  const named = { slug: last, token: last, url: `https://desk.example.in/book/${last}` };
  const input = { ...named, ...dataIn(html), language, offered: LANGUAGES };
  const script = testScript(language);
  if (script === null) return render(input);
  const window: { pageWords?: { words: { language: string } } } = {};
  runInNewContext(script, { window });
  const words = window.pageWords?.words;
  const spoken = words?.language ?? language;
  return render({ ...input, language: spoken }, { ...assets().pages[page], words: { [spoken]: WORDS } }, words);
}

/**
 * From now on the pages of patients come in this language, whether their hospital offers it or not, and in the one of the tests: drawn
 * as the server does it, from what the server has answered.
 */
export async function inLanguage(page: Page, language: string): Promise<void> {
  await page.route(/\/(book|a)\/[^/]+$/u, async (route) => {
    const answer = await route.fetch();
    const [, kind = '', last = ''] = new URL(route.request().url()).pathname.split('/');
    const html = drawnIn(await answer.text(), kind === 'a' ? 'appointment' : 'booking', last, language).replace(
      '</head>',
      `<style>${FONT_FACES}</style></head>`,
    );
    const { 'content-security-policy': _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers, body: html });
  });
  await page.route(`**${WORDS}`, (route) => route.fulfill({ contentType: 'text/javascript', body: testScript(language) ?? '' }));
  await page.route(`**${FONTS}/*`, (route) => route.fulfill({ contentType: 'font/woff2', path: fontFile(route.request().url()) }));
}
