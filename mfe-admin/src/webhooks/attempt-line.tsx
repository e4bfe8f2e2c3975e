import type { WebhookAttempt } from '@arogya/api/webhooks';
import { OUTCOME_LABELS } from '@arogya/domain/webhooks/texts';
import { formatNumber } from '@arogya/ui/look/formats';
import { KeyMoment } from '../keys/key-facts';

/** What came of one call of the receiver, in a line, with what it has answered. */
export const AttemptLine = ({ attempt: { at, outcome, status, text, ms } }: { attempt: WebhookAttempt }) => (
  <>
    <span>
      <strong>{OUTCOME_LABELS[outcome]}</strong>
      {status === null ? '' : ` · ${status}`} · {formatNumber(ms)} ms · <KeyMoment at={at} />
    </span>
    {text ? <code>{text}</code> : null}
  </>
);
