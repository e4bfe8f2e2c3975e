import font from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { HERO_TEXT } from '@arogya/domain/enquiries/landing';
import { PRODUCT, TAGLINE } from '@arogya/domain/texts';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import icon from '../look/icon.svg';
import { LandingPage } from './page';

const Document = () => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{`${PRODUCT} · ${TAGLINE}`}</title>
      <meta name="description" content={HERO_TEXT} />
      <link rel="icon" type="image/svg+xml" href={icon} />
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
    </head>
    <body>
      <LandingPage />
      <noscript>ArogyaDesk needs JavaScript to send an enquiry.</noscript>
    </body>
  </html>
);

/** The template of landing.html: the build calls it once and adds scripts and styles. */
// oxlint-disable-next-line import/no-default-export -- html-webpack-plugin calls the default export of a template.
export default function landingDocument(): string {
  return `<!doctype html>${renderToStaticMarkup(<Document />)}`;
}
