import { FIXED, PALETTE } from '@arogya/domain/palette';
import { PRODUCT } from '@arogya/domain/texts';
import type { LanguageWords } from '@arogya/languages/language-words';
import { DATA_ID, embedded, ROOT_ID, type PageInput } from './page-data';

export interface Assets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The script of each language. */
  readonly words: Readonly<Record<string, string>>;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/gu, (sign) => ESCAPES[sign] ?? sign);

const ICON = encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${FIXED.brand}"/><path d="M13 8h6v5h5v6h-5v5h-6v-5H8v-6h5z" fill="${FIXED.onBrand}"/></svg>`,
);

/** The same page in its other languages, for search engines; English is at the address without a language. */
function addressesOf({ url, language, offered }: PageInput): string {
  const addressIn = (one: string): string => escaped(one === 'en' ? url : `${url}?lang=${one}`);
  const own = addressIn(language);
  const others = offered.length > 1 ? offered.map((one) => `<link rel="alternate" hreflang="${one}" href="${addressIn(one)}">`) : [];
  return [`<meta property="og:url" content="${own}"><link rel="canonical" href="${own}">`, ...others].join('');
}

function head(input: PageInput, { pages }: LanguageWords): string {
  const { data } = input;
  if (!data) return `<title>${escaped(pages.notFound.title())} · ${PRODUCT}</title><meta name="robots" content="noindex">`;
  const { name, city } = data.hospital;
  const title = escaped(pages.page.title({ hospital: name, city }));
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${escaped(pages.page.description({ hospital: name, city }))}">`,
    `<meta property="og:title" content="${title}">`,
    addressesOf(input),
  ].join('');
}

/** The whole page. It has no inline script: the data is JSON in an element that browsers do not run. */
export function documentOf(input: PageInput, words: LanguageWords, markup: string, assets: Assets): string {
  const scripts = [assets.words[words.language] ?? '', ...assets.scripts];
  return `<!doctype html><html lang="${words.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${head(input, words)}
<meta name="theme-color" content="${PALETTE.light.heroMiddle}" media="(prefers-color-scheme: light)"><meta name="theme-color" content="${PALETTE.dark.heroMiddle}" media="(prefers-color-scheme: dark)">
<meta name="color-scheme" content="light dark"><meta name="format-detection" content="telephone=no">
<link rel="icon" href="data:image/svg+xml,${ICON}">
${assets.styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`).join('')}
${input.data ? scripts.map((src) => `<script defer src="${escaped(src)}"></script>`).join('') : ''}
</head><body><div id="${ROOT_ID}">${markup}</div>
${input.data ? `<script type="application/json" id="${DATA_ID}">${embedded(input)}</script>` : ''}
</body></html>`;
}
