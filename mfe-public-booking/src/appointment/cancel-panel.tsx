import { useState, type ReactElement } from 'react';
import { CANCEL_REASONS, type CancelReason } from '@arogya/domain/links/link';
import { Text } from '../words/text';
import { whenShort } from '../words/when';
import { useLanguageWords } from '../words/words';
import { DigitsField, useDigits } from './digits';
import { sentenceFor } from './failure';
import { Panel } from './panel';
import type { AppointmentControl } from './use-appointment';

interface Props {
  readonly control: AppointmentControl;
  readonly onClose: () => void;
  readonly onCancelled: () => void;
}

export function CancelPanel({ control, onClose, onCancelled }: Props): ReactElement {
  const language = useLanguageWords();
  const { appointment: words } = language.pages;
  const { appointment, busy, act } = control;
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [sentence, setSentence] = useState<string | null>(null);
  const digits = useDigits(appointment);
  const cancelling = busy === 'cancel';

  const confirm = async (): Promise<void> => {
    setSentence(null);
    if (!reason) return setSentence(words.cancel.pick());
    if (!digits.check()) return;
    const { version } = appointment;
    const outcome = await act('cancel', (api) => api.cancel({ reason, version, ...(digits.value ? { digits: digits.value } : {}) }));
    if (outcome === 'done') onCancelled();
    else if (outcome !== 'ignored' && !digits.refuse(outcome)) setSentence(sentenceFor(language, outcome));
  };
  return (
    <Panel
      title={words.cancel.title()}
      under={words.move.now({ when: whenShort(language.pages, appointment.appointmentDate) })}
      onSubmit={() => void confirm()}
      onClose={onClose}
      bar={
        <>
          {sentence && (
            <Text as="p" className="note bad" role="alert">
              {sentence}
            </Text>
          )}
          <div className="bar-row bar-both">
            <Text as="button" type="button" className="button plain" onClick={onClose}>
              {words.cancel.keep()}
            </Text>
            <Text as="button" type="submit" className="button" aria-disabled={cancelling}>
              {cancelling ? words.cancel.cancelling() : words.cancel.confirm()}
            </Text>
          </div>
        </>
      }
    >
      <div className="panel-body">
        <fieldset className="field">
          <Text as="legend">{words.cancel.reason()}</Text>
          <div className="chips">
            {CANCEL_REASONS.map((one) => (
              <label key={one} className="chip radio">
                <input type="radio" name="reason" value={one} checked={reason === one} onChange={() => setReason(one)} />
                <Text as="span">{words.cancel.reasons[one]()}</Text>
              </label>
            ))}
          </div>
        </fieldset>
        <DigitsField digits={digits} hospital={appointment.hospital} />
      </div>
    </Panel>
  );
}
