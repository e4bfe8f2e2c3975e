import type { HospitalSettings, LanguageTexts } from '@arogya/api/hospitals';
import { changedText, readText, READ_AGAIN, reviewedText, TICK_LABELS } from '@arogya/domain/hospital-rules/texts';
import { TICKS, type Tick, type TickedLanguage } from '@arogya/domain/hospital-rules/ticks';
import { LANGUAGE_LABELS } from '@arogya/domain/languages/labels';
import { LANGUAGE_NAMES } from '@arogya/domain/languages/languages';
import { useSession } from '@arogya/platform';
import { formatDay } from '@arogya/ui/look/formats';
import { Checkbox, Form } from 'antd';
import { useId, type ReactNode } from 'react';
import { readField, tickField } from './settings-values';

interface TickProps {
  readonly language: TickedLanguage;
  readonly tick: Tick;
  readonly texts: LanguageTexts;
  readonly zone: string;
  readonly preview: ReactNode;
}

/** Who has read the texts, and what has changed since, to be read again. */
function Reader({ language, tick, texts, zone }: Omit<TickProps, 'preview'>) {
  const { user } = useSession();
  const ticked = Form.useWatch<boolean>(tickField(language, tick));
  if (!texts.tick || !ticked) return null;
  const changed = changedText(texts.tick, user?.id);
  return (
    <>
      <p>{readText(texts.tick, formatDay(texts.tick.at, zone))}</p>
      {changed ? (
        <>
          <p className="ad-language-changed">{changed}</p>
          <Form.Item name={readField(language, tick)} valuePropName="checked" noStyle>
            <Checkbox aria-label={`${READ_AGAIN}: ${LANGUAGE_LABELS[language]}, ${TICK_LABELS[tick]}`}>{READ_AGAIN}</Checkbox>
          </Form.Item>
        </>
      ) : null}
    </>
  );
}

function LanguageTick({ preview, ...shown }: TickProps) {
  const { language, tick, texts } = shown;
  return (
    <div className="ad-language-tick">
      <div className="ad-language-line">
        <Form.Item name={tickField(language, tick)} valuePropName="checked" noStyle>
          <Checkbox aria-label={`${LANGUAGE_LABELS[language]}: ${TICK_LABELS[tick]}`}>{TICK_LABELS[tick]}</Checkbox>
        </Form.Item>
        {preview}
      </div>
      <p>{reviewedText(texts)}</p>
      <Reader {...shown} />
    </div>
  );
}

interface LanguagePartProps {
  readonly language: TickedLanguage;
  readonly settings: HospitalSettings;
  readonly previewOf: (tick: Tick) => ReactNode;
}

/** A language with its two ticks: for the public pages, and for messages. */
export function LanguagePart({ language, settings, previewOf }: LanguagePartProps) {
  const id = useId();
  return (
    <section role="group" aria-labelledby={id} className="ad-language">
      <h3 id={id}>
        <span lang={language}>{LANGUAGE_NAMES[language]}</span> <span>{LANGUAGE_LABELS[language]}</span>
      </h3>
      {TICKS.map((tick) => {
        const texts = settings.languages[language][tick];
        return texts ? (
          <LanguageTick key={tick} language={language} tick={tick} texts={texts} zone={settings.timeZone} preview={previewOf(tick)} />
        ) : null;
      })}
    </section>
  );
}
