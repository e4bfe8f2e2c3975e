import { useReplayWebhookDeliveryMutation, type WebhookDelivery } from '@arogya/api/webhooks';
import { SEND_AGAIN, SEND_AGAIN_FAILED, SENT_AGAIN } from '@arogya/domain/webhooks/page-texts';
import { useSubmit } from '@arogya/platform';
import { CopyButton } from '@arogya/ui/record/copy-button';
import { Button } from 'antd';
import { KeyMoment } from '../keys/key-facts';
import { AttemptLine } from './attempt-line';
import { DeliveryTag } from './webhook-state';

const Attempts = ({ delivery: { eventId, nextAt, attempts, body } }: { delivery: WebhookDelivery }) => (
  <div className="ad-delivery-more">
    <span>
      <code>{eventId}</code> <CopyButton text={eventId} label="Copy id" />
    </span>
    <ol aria-label="Attempts">
      {attempts.map((attempt) => (
        <li key={attempt.at} className="ad-attempt">
          <AttemptLine attempt={attempt} />
        </li>
      ))}
    </ol>
    {nextAt ? (
      <span>
        Sent next: <KeyMoment at={nextAt} />
      </span>
    ) : null}
    <code>{body}</code>
  </div>
);

interface DeliveryLineProps {
  readonly integrationId: string;
  readonly webhookId: string;
  readonly delivery: WebhookDelivery;
}

/** One delivery; opened it shows each attempt, and what is sent. */
export function DeliveryLine({ integrationId, webhookId, delivery }: DeliveryLineProps) {
  const { id, type, state, tries, attempts, createdAt } = delivery;
  const [submit, busy] = useSubmit();
  const [replay] = useReplayWebhookDeliveryMutation();
  const last = attempts.at(-1);
  const again = (): void =>
    void submit(() => replay({ id: integrationId, webhookId, deliveryId: id }), { success: SENT_AGAIN, failure: SEND_AGAIN_FAILED });
  return (
    <div className="ad-delivery">
      <details>
        <summary>
          <code>{type}</code> <DeliveryTag state={state} />{' '}
          <span>
            <KeyMoment at={createdAt} />
            {tries > 0 ? ` · ${tries === 1 ? '1 try' : `${tries} tries`}` : ''}
            {last?.status ? ` · ${last.status}` : ''}
          </span>
        </summary>
        <Attempts delivery={delivery} />
      </details>
      {state === 'delivered' || state === 'dead' ? (
        <Button size="small" loading={busy} onClick={again} aria-label={`${SEND_AGAIN}: ${type}, ${delivery.eventId}`}>
          {SEND_AGAIN}
        </Button>
      ) : null}
    </div>
  );
}
