import { ExportOutlined } from '@ant-design/icons';
import { PREVIEW, TICK_LABELS } from '@arogya/domain/hospital-rules/texts';
import type { TickedLanguage } from '@arogya/domain/hospital-rules/ticks';
import { bookingPath } from '@arogya/domain/hospitals/slug';
import { LANGUAGE_LABELS } from '@arogya/domain/languages/labels';

interface PreviewLinkProps {
  readonly language: TickedLanguage;
  readonly slug: string;
}

/** The booking page of the hospital in a language, as a patient would read it. */
export function PreviewLink({ language, slug }: PreviewLinkProps) {
  return (
    <a
      className="ad-plain-link ad-language-preview"
      href={`${bookingPath(slug)}?lang=${language}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${PREVIEW}: ${LANGUAGE_LABELS[language]}, ${TICK_LABELS.pages}`}
    >
      {PREVIEW} <ExportOutlined aria-hidden="true" />
    </a>
  );
}
