import { FIXED, PALETTE } from '@arogya/domain/palette';
import { DATA_ID, embedded, ROOT_ID, type PageInput } from './page-data';
import { texts } from './texts';

export interface Assets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/gu, (sign) => ESCAPES[sign] ?? sign);

const ICON = encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${FIXED.brand}"/><path d="M13 8h6v5h5v6h-5v5h-6v-5H8v-6h5z" fill="${FIXED.onBrand}"/></svg>`,
);

function head({ data, url }: PageInput): string {
  if (!data) return `<title>${escaped(texts.notFound.title)} · ${texts.product}</title><meta name="robots" content="noindex">`;
  const { name, city } = data.hospital;
  return [
    `<title>${escaped(texts.page.title(name, city))}</title>`,
    `<meta name="description" content="${escaped(texts.page.description(name, city))}">`,
    `<meta property="og:title" content="${escaped(texts.page.title(name, city))}">`,
    `<meta property="og:url" content="${escaped(url)}"><link rel="canonical" href="${escaped(url)}">`,
  ].join('');
}

/** The whole page. It has no inline script: the data is JSON in an element that browsers do not run. */
export function documentOf(input: PageInput, markup: string, assets: Assets): string {
  return `<!doctype html><html lang="${texts.lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${head(input)}
<meta name="theme-color" content="${PALETTE.light.heroMiddle}" media="(prefers-color-scheme: light)"><meta name="theme-color" content="${PALETTE.dark.heroMiddle}" media="(prefers-color-scheme: dark)">
<meta name="color-scheme" content="light dark"><meta name="format-detection" content="telephone=no">
<link rel="icon" href="data:image/svg+xml,${ICON}">
${assets.styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`).join('')}
${input.data ? assets.scripts.map((src) => `<script defer src="${escaped(src)}"></script>`).join('') : ''}
</head><body><div id="${ROOT_ID}">${markup}</div>
${input.data ? `<script type="application/json" id="${DATA_ID}">${embedded(input)}</script>` : ''}
</body></html>`;
}
