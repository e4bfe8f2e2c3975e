import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { BookingPage } from './booking-page';
import { builtAssets } from './built-assets';
import { documentOf } from './document';
import { draftStore } from './draft';
import { HospitalNotFound } from './empty-pages';
import type { PageInput } from './page-data';

/** The booking page of a hospital as HTML; without data 'Hospital Not Found'. Called by the server for each visit. */
export function render(input: PageInput, assets = builtAssets()): string {
  const { slug, data } = input;
  const page = data ? <BookingPage slug={slug} page={data} store={draftStore(slug, null)} /> : <HospitalNotFound />;
  return documentOf(input, renderToString(<StrictMode>{page}</StrictMode>), assets);
}
