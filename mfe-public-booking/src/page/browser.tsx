import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageBoundary } from '@arogya/ui/states/page-boundary';
import { EmbeddedPage } from '../embed/embedded';
import { tellHeight } from '../embed/tell-height';
import { browserWords } from '../words/browser-words';
import { stoppedTexts } from '../words/stopped-texts';
import { WordsProvider } from '../words/words';
import { chooseFromAddress } from './arrival';
import { bookingApi, embeddedBookingApi } from './booking-api';
import { BookingPage } from './booking-page';
import { draftStore } from './draft';
import { isKiosk } from './kiosk';
import { DATA_ID, ROOT_ID, type PageInput } from './page-data';
import '@arogya/ui/look/palette.css';
import '@arogya/ui/feedback/notice-link.css';
import './styles/index.css';

function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

const root = document.getElementById(ROOT_ID);
const written = document.getElementById(DATA_ID)?.textContent;
const input = written ? (JSON.parse(written) as Pick<PageInput, 'slug' | 'data' | 'offered' | 'embedOrigins'>) : null;

const words = browserWords();

/** Without data there is nothing to hydrate: 'Hospital Not Found' is complete as it is. */
if (root && words && input?.data) {
  const { slug, data, offered, embedOrigins } = input;
  const isEmbedded = embedOrigins !== null;
  const tab = tabStorage();
  const store = draftStore(slug, tab, isKiosk(window.location.search, tab));
  chooseFromAddress(store, data.hospital.timeZone);
  if (embedOrigins) tellHeight(embedOrigins);
  hydrateRoot(
    root,
    <StrictMode>
      <WordsProvider words={words} offered={offered}>
        <PageBoundary texts={stoppedTexts(words)}>
          <EmbeddedPage value={isEmbedded}>
            <BookingPage slug={slug} page={data} store={store} api={isEmbedded ? embeddedBookingApi : bookingApi} />
          </EmbeddedPage>
        </PageBoundary>
      </WordsProvider>
    </StrictMode>,
  );
}
