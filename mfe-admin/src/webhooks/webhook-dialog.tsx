import type { Integration } from '@arogya/api/integrations';
import type { Webhook } from '@arogya/api/webhooks';
import { hostOf } from '@arogya/domain/webhooks/address';
import { WEBHOOK_STATE_TEXTS } from '@arogya/domain/webhooks/texts';
import { formatNumber } from '@arogya/ui/look/formats';
import { NextThing } from '@arogya/ui/record/record-frame';
import { FactsPart } from '@arogya/ui/record/record-part';
import { Modal } from 'antd';
import { KeyMoment } from '../keys/key-facts';
import { DeliveryLog } from './delivery-log';
import { WebhookActions } from './webhook-actions';
import { hindranceOf, WebhookTag } from './webhook-state';

const some = (count: number): string | null => (count > 0 ? formatNumber(count) : null);
const moment = (at: string | null) => (at ? <KeyMoment at={at} /> : null);

const factsOf = ({ url, types, lastSuccessAt, fails, probeAt, waiting, dead, oldSecretUntil }: Webhook) =>
  [
    ['Address', <code key="url">{url}</code>],
    ['Types', types.join(', ')],
    ['Last success', <KeyMoment key="success" at={lastSuccessAt} />],
    ['Failures in a row', some(fails)],
    ['Tried next', moment(probeAt)],
    ['Waiting', some(waiting)],
    ['Given up', some(dead)],
    ['Old secret signs until', moment(oldSecretUntil)],
  ] as const;

interface WebhookDialogProps {
  readonly integration: Integration;
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** One webhook: how it is, what can be done with it, and what was sent. */
export const WebhookDialog = ({ integration, webhook, onClose }: WebhookDialogProps) => (
  <Modal open title={`Webhook ${hostOf(webhook.url)}`} footer={null} onCancel={onClose} width={720}>
    <div className="ad-webhook-dialog">
      <NextThing title="State">
        <p>
          <WebhookTag state={webhook.state} /> {hindranceOf(webhook) ?? WEBHOOK_STATE_TEXTS.active}
        </p>
      </NextThing>
      <WebhookActions integration={integration} webhook={webhook} />
      <FactsPart title="Webhook" facts={factsOf(webhook)} />
      <DeliveryLog integrationId={integration.id} webhook={webhook} />
    </div>
  </Modal>
);
