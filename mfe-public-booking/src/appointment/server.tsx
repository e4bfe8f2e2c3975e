import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { escapedHtml } from '@arogya/domain/html';
import { PRODUCT } from '@arogya/domain/texts';
import type { PagesWords } from '@arogya/languages/generated/pages.words';
import { builtAssets } from '../page/built-assets';
import { htmlOf, type Assets } from '../page/html';
import { serverWords } from '../words/server-words';
import { WordsProvider } from '../words/words';
import { appointmentApi } from './appointment-api';
import { DATA_ID, type AppointmentInput } from './appointment-data';
import { AppointmentPage } from './appointment-page';
import { NotFound } from './not-found';

/** A messenger shows what stands here to everybody who is sent the link: no day, no doctor, no person. */
function headOf({ page, notFound }: PagesWords['appointment'], data: AppointmentInput['data']): string {
  const robots = '<meta name="robots" content="noindex, nofollow">';
  if (!data) return `<title>${escapedHtml(notFound.title())} · ${PRODUCT}</title>${robots}`;
  const title = escapedHtml(page.title({ hospital: data.appointment.hospital.name }));
  return `<title>${title}</title><meta property="og:title" content="${title}">${robots}`;
}

/** The page of an appointment's link as HTML; without data the one page for every link that is none. */
export function renderAppointment(
  { token, data, language, offered }: AppointmentInput,
  assets: Assets = builtAssets('appointment'),
  words = serverWords(language),
): string {
  const page = data ? <AppointmentPage token={token} first={data} api={appointmentApi(token)} /> : <NotFound />;
  const markup = renderToString(
    <StrictMode>
      <WordsProvider words={words} offered={offered}>
        {page}
      </WordsProvider>
    </StrictMode>,
  );
  return htmlOf({
    words,
    head: headOf(words.pages.appointment, data),
    markup,
    assets,
    data: data && { id: DATA_ID, value: { token, data, offered } },
  });
}
