import font from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { PRODUCT } from '@arogya/domain/texts';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.edge';
import icon from '../look/icon.svg';
import { LoginPage } from './login-page';

/** The form as the browser goes on from: index.tsx draws the same. */
const form = (): string =>
  renderToString(
    <StrictMode>
      <LoginPage />
    </StrictMode>,
  );

const Document = () => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{`Sign In · ${PRODUCT}`}</title>
      <link rel="icon" type="image/svg+xml" href={icon} />
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
    </head>
    <body>
      <div id="root" dangerouslySetInnerHTML={{ __html: form() }} />
      <noscript>ArogyaDesk needs JavaScript to sign in.</noscript>
    </body>
  </html>
);

/** The template of login.html: the build calls it once and adds scripts and styles. */
// oxlint-disable-next-line import/no-default-export -- html-webpack-plugin calls the default export of a template.
export default function loginDocument(): string {
  return `<!doctype html>${renderToStaticMarkup(<Document />)}`;
}
