import { escapedHtml } from '@arogya/domain/html';
import { PRODUCT } from '@arogya/domain/texts';
import type { LanguageWords } from '@arogya/languages/language-words';
import { htmlOf, type Assets } from './html';
import { DATA_ID, type PageInput } from './page-data';

/** The same page in its other languages, for search engines; English is at the address without a language. */
function addressesOf({ url, language, offered }: PageInput): string {
  const addressIn = (one: string): string => escapedHtml(one === 'en' ? url : `${url}?lang=${one}`);
  const own = addressIn(language);
  const others = offered.length > 1 ? offered.map((one) => `<link rel="alternate" hreflang="${one}" href="${addressIn(one)}">`) : [];
  return [`<meta property="og:url" content="${own}"><link rel="canonical" href="${own}">`, ...others].join('');
}

function head(input: PageInput, { pages }: LanguageWords): string {
  const { data } = input;
  if (!data) return `<title>${escapedHtml(pages.notFound.title())} · ${PRODUCT}</title><meta name="robots" content="noindex">`;
  const { name, city } = data.hospital;
  const title = escapedHtml(pages.page.title({ hospital: name, city }));
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${escapedHtml(pages.page.description({ hospital: name, city }))}">`,
    `<meta property="og:title" content="${title}">`,
    addressesOf(input),
  ].join('');
}

/** The whole booking page as HTML. */
export function documentOf(input: PageInput, words: LanguageWords, markup: string, assets: Assets): string {
  const { slug, data, offered, embedOrigins } = input;
  const isEmbedded = embedOrigins !== null;
  const value = data && { id: DATA_ID, value: { slug, data, offered, embedOrigins } };
  return htmlOf({ words, head: head(input, words), markup, isEmbedded, assets, data: value });
}
