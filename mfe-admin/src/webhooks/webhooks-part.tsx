import './webhooks.css';
import { PlusOutlined } from '@ant-design/icons';
import type { Integration } from '@arogya/api/integrations';
import { useListWebhooksQuery, type Webhook } from '@arogya/api/webhooks';
import { hostOf } from '@arogya/domain/webhooks/address';
import { ADD_WEBHOOK, NO_WEBHOOKS, NO_WEBHOOK_TYPES, NO_WEBHOOKS_HINT, WEBHOOKS_FAILED } from '@arogya/domain/webhooks/page-texts';
import { ListPart } from '@arogya/features/lists/list-part';
import { RecordPart } from '@arogya/ui/record/record-part';
import { Button } from 'antd';
import { useState } from 'react';
import { KeyMoment } from '../keys/key-facts';
import { AddWebhookDialog } from './secret-dialogs';
import { WebhookDialog } from './webhook-dialog';
import { hindranceOf, WebhookTag } from './webhook-state';
import { entitiesFor } from './webhook-types';

const WebhookLine = ({ webhook, onOpen }: { webhook: Webhook; onOpen: () => void }) => (
  <div className="ad-webhook">
    <div>
      <strong>
        {hostOf(webhook.url)} <WebhookTag state={webhook.state} />
      </strong>
      <span>
        Last success: <KeyMoment at={webhook.lastSuccessAt} />
      </span>
      {hindranceOf(webhook) ? <span>{hindranceOf(webhook)}</span> : null}
    </div>
    <Button size="small" onClick={onOpen} aria-label={`Open ${hostOf(webhook.url)}`}>
      Open
    </Button>
  </div>
);

/** Where an integration is told of changes. */
export function WebhooksPart({ integration }: { integration: Integration }) {
  const { id, scopes } = integration;
  const query = useListWebhooksQuery({ id }, { refetchOnMountOrArgChange: true });
  const [adding, setAdding] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const opened = query.data?.find((webhook) => webhook.id === openId);
  const mayHave = entitiesFor(scopes).length > 0;
  return (
    <RecordPart title="Webhooks">
      <ListPart<Webhook>
        list={query}
        failure={WEBHOOKS_FAILED}
        empty={NO_WEBHOOKS}
        emptyHint={mayHave ? NO_WEBHOOKS_HINT : NO_WEBHOOK_TYPES}
        className="ad-webhooks"
      >
        {(webhook) => <WebhookLine webhook={webhook} onOpen={() => setOpenId(webhook.id)} />}
      </ListPart>
      {mayHave && query.data ? (
        <Button size="small" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
          {ADD_WEBHOOK}
        </Button>
      ) : null}
      {adding ? <AddWebhookDialog integration={integration} onClose={() => setAdding(false)} /> : null}
      {opened ? <WebhookDialog integration={integration} webhook={opened} onClose={() => setOpenId(null)} /> : null}
    </RecordPart>
  );
}
