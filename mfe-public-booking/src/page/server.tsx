import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { PAGES } from '@arogya/languages/generated/all-pages';
import type { LanguageWords } from '@arogya/languages/language-words';
import { WordsProvider } from '../words/words';
import { BookingPage } from './booking-page';
import { documentOf, type Assets } from './document';
import { draftStore } from './draft';
import { HospitalNotFound } from './empty-pages';
import type { PageInput } from './page-data';

let known: Assets | undefined;

/** The files of the browser's build, whose names contain their hash; in the folder beside the server's bundle. */
function builtAssets(): Assets {
  known ??= JSON.parse(readFileSync(join(__dirname, '../page/assets.json'), 'utf8')) as Assets;
  return known;
}

/** The booking page of a hospital as HTML; without data 'Hospital Not Found'. The server calls it for each request. */
export function render(input: PageInput, assets = builtAssets()): string {
  const { slug, data } = input;
  const words = (PAGES as Readonly<Record<string, LanguageWords>>)[input.language] ?? PAGES.en;
  const page = data ? <BookingPage slug={slug} page={data} store={draftStore(slug, null)} /> : <HospitalNotFound />;
  const markup = renderToString(
    <StrictMode>
      <WordsProvider words={words} offered={input.offered}>
        {page}
      </WordsProvider>
    </StrictMode>,
  );
  return documentOf(input, words, markup, assets);
}
