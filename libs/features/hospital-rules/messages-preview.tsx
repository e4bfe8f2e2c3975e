import { useHospitalMessagesQuery, type MessagePreview } from '@arogya/api/hospitals';
import { MESSAGES_FAILED, MESSAGES_HINT, messagesIn, PREVIEW, TICK_LABELS } from '@arogya/domain/hospital-rules/texts';
import type { TickedLanguage } from '@arogya/domain/hospital-rules/ticks';
import { LANGUAGE_LABELS } from '@arogya/domain/languages/labels';
import { Fetched } from '@arogya/features/records/fetched';
import { Button, Modal } from 'antd';
import { useState } from 'react';

interface MessagePreviewProps {
  readonly language: TickedLanguage;
  readonly hospitalId: string;
}

function Messages({ language, hospitalId }: MessagePreviewProps) {
  const query = useHospitalMessagesQuery({ id: hospitalId, language });
  return (
    <Fetched<MessagePreview[]> query={query} failure={MESSAGES_FAILED} label="Loading messages">
      {(messages) => (
        <>
          <p className="ad-quiet">{MESSAGES_HINT}</p>
          <dl className="ad-message-preview">
            {messages.map(({ template, label, text }) => (
              <div key={template}>
                <dt>{label}</dt>
                <dd lang={language}>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Fetched>
  );
}

/** Each message with the hospital's own data, as a patient would read it. */
export function MessagesPreview({ language, hospitalId }: MessagePreviewProps) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        type="link"
        className="ad-language-preview"
        aria-label={`${PREVIEW}: ${LANGUAGE_LABELS[language]}, ${TICK_LABELS.messages}`}
        onClick={() => setOpen(true)}
      >
        {PREVIEW}
      </Button>
      <Modal open={open} title={messagesIn(LANGUAGE_LABELS[language])} footer={null} onCancel={close} destroyOnHidden>
        <Messages language={language} hospitalId={hospitalId} />
      </Modal>
    </>
  );
}
