import { useDeleteWebhookMutation, type Webhook } from '@arogya/api/webhooks';
import { hostOf } from '@arogya/domain/webhooks/address';
import { DELETE_WEBHOOK, DELETE_WEBHOOK_FAILED, DELETE_WEBHOOK_TEXT, WEBHOOK_DELETED } from '@arogya/domain/webhooks/page-texts';
import { ifMatch, orSayChanged } from '@arogya/features/versions/present-record';
import { useSubmit } from '@arogya/platform';
import { ConfirmDelete } from '@arogya/ui/feedback/confirm-delete';
import { Consequences } from '@arogya/ui/feedback/consequences';

interface DeleteWebhookProps {
  readonly integrationId: string;
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Asks before a webhook is deleted. */
export function DeleteWebhook({ integrationId, webhook, onClose }: DeleteWebhookProps) {
  const [submit, busy] = useSubmit();
  const [remove] = useDeleteWebhookMutation();
  const confirm = async (): Promise<void> => {
    const call = () => remove({ id: integrationId, webhookId: webhook.id, ...ifMatch(webhook) }).unwrap();
    const done = await submit(() => orSayChanged(call), { success: WEBHOOK_DELETED, failure: DELETE_WEBHOOK_FAILED });
    if (done.ok) onClose();
  };
  const text = (
    <>
      Are you sure you want to delete the webhook <strong>{hostOf(webhook.url)}</strong>?
    </>
  );
  return (
    <ConfirmDelete open title={DELETE_WEBHOOK} text={text} busy={busy} onConfirm={() => void confirm()} onCancel={onClose}>
      <Consequences lines={[DELETE_WEBHOOK_TEXT]} />
    </ConfirmDelete>
  );
}
