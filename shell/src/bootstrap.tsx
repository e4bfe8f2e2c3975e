import '@arogya/ui/look/tokens.css';
import './look/fonts.css';
import { makeStore } from '@arogya/platform';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { reloadWhenKept } from './look/fresh';
import { paintMode } from './look/paint-mode';

paintMode();
reloadWhenKept();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <App store={makeStore()} />
  </StrictMode>,
);
