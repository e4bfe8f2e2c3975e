import font from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import icon from '../look/icon.svg';

interface LightDocument {
  /** As `lang` says it. */
  readonly language?: string;
  readonly title: string;
  readonly description?: string;
  /** The page begins with text that must not wait for its font. */
  readonly fontAhead?: boolean;
  readonly body: ReactNode;
}

/** The document of a light page, as the build writes it; scripts and styles are added to it. */
export function lightDocument({ language = 'en', title, description, fontAhead = false, body }: LightDocument): string {
  const document = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        {description ? <meta name="description" content={description} /> : null}
        <link rel="icon" type="image/svg+xml" href={icon} />
        {fontAhead ? <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} /> : null}
      </head>
      <body>{body}</body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
