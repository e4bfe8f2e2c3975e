import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { EmbeddedPage } from '../embed/embedded';
import { serverWords } from '../words/server-words';
import { WordsProvider } from '../words/words';
import { BookingPage } from './booking-page';
import { builtAssets } from './built-assets';
import { documentOf } from './document';
import { draftStore } from './draft';
import { HospitalNotFound } from './empty-pages';
import type { Assets } from './html';
import type { PageInput } from './page-data';

/** The booking page of a hospital as HTML; without data 'Hospital Not Found'. The server calls it for each language of a page. */
export function render(input: PageInput, assets: Assets = builtAssets('booking'), words = serverWords(input.language)): string {
  const { slug, data, embedOrigins } = input;
  const page = data ? <BookingPage slug={slug} page={data} store={draftStore(slug, null)} /> : <HospitalNotFound />;
  const markup = renderToString(
    <StrictMode>
      <WordsProvider words={words} offered={input.offered}>
        <EmbeddedPage value={embedOrigins !== null}>{page}</EmbeddedPage>
      </WordsProvider>
    </StrictMode>,
  );
  return documentOf(input, words, markup, assets);
}
