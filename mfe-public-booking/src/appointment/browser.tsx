import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageBoundary } from '@arogya/ui/states/page-boundary';
import { ROOT_ID } from '../page/page-data';
import { browserWords } from '../words/browser-words';
import { stoppedTexts } from '../words/stopped-texts';
import { WordsProvider } from '../words/words';
import { appointmentApi } from './appointment-api';
import { DATA_ID, type AppointmentInput } from './appointment-data';
import { AppointmentPage } from './appointment-page';
import '@arogya/ui/look/palette.css';
import './styles/index.css';

const root = document.getElementById(ROOT_ID);
const written = document.getElementById(DATA_ID)?.textContent;
const input = written ? (JSON.parse(written) as Pick<AppointmentInput, 'token' | 'data' | 'offered'>) : null;
const words = browserWords();

/** Without data there is nothing to hydrate: the page of a link that is none is complete as it is. */
if (root && words && input?.data) {
  const { token, data, offered } = input;
  hydrateRoot(
    root,
    <StrictMode>
      <WordsProvider words={words} offered={offered}>
        <PageBoundary texts={stoppedTexts(words)}>
          <AppointmentPage token={token} first={data} api={appointmentApi(token)} />
        </PageBoundary>
      </WordsProvider>
    </StrictMode>,
  );
}
