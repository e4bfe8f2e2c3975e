import { escapedHtml } from '@arogya/domain/html';
import { FIXED, PALETTE } from '@arogya/domain/palette';
import type { LanguageWords } from '@arogya/languages/language-words';
import { ROOT_ID } from './page-data';

/** What a page is built of, and the script of each language. */
export interface Assets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly words: Readonly<Record<string, string>>;
}

export interface LightPage {
  readonly words: LanguageWords;
  /** Title and what else the page alone has in its head, as HTML. */
  readonly head: string;
  readonly markup: string;
  /** It stands in a frame of another website. */
  readonly isEmbedded?: boolean;
  readonly assets: Assets;
  /** What the browser takes the page over with; null: it is complete as it is, and gets no script. */
  readonly data: { readonly id: string; readonly value: object } | null;
}

const ICON = encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${FIXED.brand}"/><path d="M13 8h6v5h5v6h-5v5h-6v-5H8v-6h5z" fill="${FIXED.onBrand}"/></svg>`,
);

/** JSON that cannot end the script element it stands in. */
const embedded = (value: object): string => JSON.stringify(value).replace(/</gu, '\\u003c');

/** A whole light page. It has no inline script: the data is JSON in an element that browsers do not run. */
export function htmlOf({ words: { language }, head, markup, isEmbedded, assets, data }: LightPage): string {
  const scripts = [assets.words[language] ?? '', ...assets.scripts];
  return `<!doctype html><html lang="${language}"${isEmbedded ? ' class="embedded"' : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${head}
<meta name="theme-color" content="${PALETTE.light.heroMiddle}" media="(prefers-color-scheme: light)"><meta name="theme-color" content="${PALETTE.dark.heroMiddle}" media="(prefers-color-scheme: dark)">
<meta name="color-scheme" content="light dark"><meta name="format-detection" content="telephone=no">
<link rel="icon" href="data:image/svg+xml,${ICON}">
${assets.styles.map((href) => `<link rel="stylesheet" href="${escapedHtml(href)}">`).join('')}
${data ? scripts.map((src) => `<script defer src="${escapedHtml(src)}"></script>`).join('') : ''}
</head><body><div id="${ROOT_ID}">${markup}</div>
${data ? `<script type="application/json" id="${data.id}">${embedded(data.value)}</script>` : ''}
</body></html>`;
}
