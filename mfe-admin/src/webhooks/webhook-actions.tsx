import type { Integration } from '@arogya/api/integrations';
import { useResumeWebhookMutation, useUpdateWebhookMutation, type Webhook } from '@arogya/api/webhooks';
import { SWITCH_FAILED, SWITCH_OFF } from '@arogya/domain/releases/texts';
import { EDIT_WEBHOOK, NEW_SECRET, RESUME, RESUME_FAILED, RESUME_TEXT, RESUMED, WEBHOOK_OFF } from '@arogya/domain/webhooks/page-texts';
import { hostOf } from '@arogya/domain/webhooks/address';
import { RESUMED_BY_ADMINISTRATOR } from '@arogya/domain/webhooks/states';
import { ifMatch, orSayChanged } from '@arogya/features/versions/present-record';
import { useSubmit } from '@arogya/platform';
import { ConfirmDelete } from '@arogya/ui/feedback/confirm-delete';
import { Consequences } from '@arogya/ui/feedback/consequences';
import { Button } from 'antd';
import { useState } from 'react';
import { DeleteWebhook } from './delete-webhook';
import { EditWebhookDialog } from './edit-webhook-dialog';
import { NewSecretDialog } from './secret-dialogs';
import { TestSend } from './test-send';

interface WebhookActionsProps {
  readonly integration: Integration;
  readonly webhook: Webhook;
}

/** Turns a webhook off; resumes it, in what may be a copy of the installation after a question. */
function Switch({ integration, webhook }: WebhookActionsProps) {
  const [submit, busy] = useSubmit();
  const [update] = useUpdateWebhookMutation();
  const [resume] = useResumeWebhookMutation();
  const [asking, setAsking] = useState(false);
  const place = { id: integration.id, webhookId: webhook.id };
  const turnOff = (): void => {
    const change = () => update({ ...place, ...ifMatch(webhook), updateWebhook: { isActive: false } }).unwrap();
    void submit(() => orSayChanged(change), { success: WEBHOOK_OFF, failure: SWITCH_FAILED });
  };
  const turnOn = async (): Promise<void> => {
    const done = await submit(() => resume(place), { success: RESUMED, failure: RESUME_FAILED });
    if (done.ok) setAsking(false);
  };
  const asks = webhook.reason !== null && RESUMED_BY_ADMINISTRATOR.has(webhook.reason);
  return (
    <>
      {webhook.state === 'active' ? null : (
        <Button loading={busy && !asking} onClick={asks ? () => setAsking(true) : () => void turnOn()}>
          {RESUME}
        </Button>
      )}
      {webhook.isActive ? (
        <Button loading={busy && webhook.state === 'active'} onClick={turnOff}>
          {SWITCH_OFF}
        </Button>
      ) : null}
      <ConfirmDelete
        open={asking}
        title={RESUME}
        text={<strong>{hostOf(webhook.url)}</strong>}
        confirmLabel={RESUME}
        busy={busy}
        onConfirm={() => void turnOn()}
        onCancel={() => setAsking(false)}
      >
        <Consequences lines={[RESUME_TEXT]} />
      </ConfirmDelete>
    </>
  );
}

/** What can be done with a webhook. */
export function WebhookActions({ integration, webhook }: WebhookActionsProps) {
  const [over, setOver] = useState<'edit' | 'secret' | 'delete' | null>(null);
  const close = (): void => setOver(null);
  return (
    <>
      <TestSend integrationId={integration.id} webhookId={webhook.id}>
        <Button onClick={() => setOver('edit')}>{EDIT_WEBHOOK}</Button>
        <Button onClick={() => setOver('secret')}>{NEW_SECRET}</Button>
        <Switch integration={integration} webhook={webhook} />
        <Button danger onClick={() => setOver('delete')}>
          Delete
        </Button>
      </TestSend>
      {over === 'edit' ? <EditWebhookDialog integration={integration} webhook={webhook} onClose={close} /> : null}
      {over === 'secret' ? <NewSecretDialog integrationId={integration.id} webhook={webhook} onClose={close} /> : null}
      {over === 'delete' ? <DeleteWebhook integrationId={integration.id} webhook={webhook} onClose={close} /> : null}
    </>
  );
}
