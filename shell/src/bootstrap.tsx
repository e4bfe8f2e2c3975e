import '@arogya/ui/look/tokens.css';
import './look/fonts.css';
import './frame/early.css';
import '@arogya/ui/states/skeleton.css';
import { PageBoundary } from '@arogya/ui/states/page-boundary';
import { makeStore } from '@arogya/platform';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { reloadWhenKept } from './look/fresh';
import { paintMode } from './look/paint-mode';
import { watchFailures } from './remotes/reports';

paintMode();
reloadWhenKept();
watchFailures();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const app = createRoot(root);
// As a transition, so that the browser can answer in between.
startTransition(() =>
  app.render(
    <StrictMode>
      <PageBoundary>
        <App store={makeStore()} />
      </PageBoundary>
    </StrictMode>,
  ),
);
