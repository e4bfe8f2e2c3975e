import { NOTICES } from '@arogya/domain/privacy/notice-words';
import { PRODUCT } from '@arogya/domain/texts';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import icon from '../look/icon.svg';
import { PrivacyPage } from './page';

const Document = () => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{`${NOTICES.en.title} · ${PRODUCT}`}</title>
      <meta name="description" content={NOTICES.en.lead} />
      <link rel="icon" type="image/svg+xml" href={icon} />
    </head>
    <body>
      <PrivacyPage />
    </body>
  </html>
);

/** The template of privacy.html: the build calls it once and adds scripts and styles. */
// oxlint-disable-next-line import/no-default-export -- html-webpack-plugin calls the default export of a template.
export default function privacyDocument(): string {
  return `<!doctype html>${renderToStaticMarkup(<Document />)}`;
}
