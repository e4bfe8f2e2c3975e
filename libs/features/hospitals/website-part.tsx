import {
  COPY_SNIPPET,
  embedSnippet,
  SNIPPET_COPIED,
  TO_SETTINGS,
  WEBSITE_CLOSED,
  WEBSITE_HINT,
  WEBSITE_TITLE,
} from '@arogya/domain/hospitals/embed';
import { COPY_FAILED, COPY_FAILED_TEXT } from '@arogya/domain/hospitals/texts';
import { Link, toasts } from '@arogya/platform';
import { CopyButton } from '@arogya/ui/record/copy-button';

interface WebsitePartProps {
  readonly hospitalName: string;
  readonly qr: { readonly bookingUrl: string; readonly embedOrigins: readonly string[] };
  readonly settingsPath: string;
}

function Snippet({ text }: { text: string }) {
  return (
    <>
      <p className="ad-quiet">{WEBSITE_HINT}</p>
      <pre className="ad-qr-snippet">
        <code>{text}</code>
      </pre>
      <CopyButton
        text={text}
        label={COPY_SNIPPET}
        wide
        onCopied={() => toasts.show({ title: SNIPPET_COPIED })}
        onRefused={() => toasts.show({ title: COPY_FAILED, text: COPY_FAILED_TEXT, tone: 'destructive' })}
      />
    </>
  );
}

/** What a hospital pastes into its own website, once it has named that. */
export function WebsitePart({ hospitalName, qr: { bookingUrl, embedOrigins }, settingsPath }: WebsitePartProps) {
  return (
    <section className="ad-qr-website" aria-label={WEBSITE_TITLE}>
      <h3>{WEBSITE_TITLE}</h3>
      {embedOrigins.length > 0 ? (
        <Snippet text={embedSnippet(bookingUrl, hospitalName)} />
      ) : (
        <p className="ad-quiet">
          {WEBSITE_CLOSED} <Link to={settingsPath}>{TO_SETTINGS}</Link>
        </p>
      )}
    </section>
  );
}
