import '@arogya/ui/look/tokens.css';
import '../look/fonts.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageBoundary } from '@arogya/ui/states/page-boundary';
import { reloadWhenKept } from '../look/fresh';
import { paintMode } from '../look/paint-mode';
import { LoginPage } from './login-page';
import { fetchAhead } from './fetch-ahead';

paintMode();
reloadWhenKept();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
hydrateRoot(
  root,
  <StrictMode>
    <PageBoundary>
      <LoginPage />
    </PageBoundary>
  </StrictMode>,
);
fetchAhead();
