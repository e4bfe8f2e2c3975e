import { useUpdateWebhookMutation, type Webhook } from '@arogya/api/webhooks';
import type { Integration } from '@arogya/api/integrations';
import { EDIT_WEBHOOK, SAVE_WEBHOOK, SAVE_WEBHOOK_FAILED, WEBHOOK_SAVED } from '@arogya/domain/webhooks/page-texts';
import { ifMatch, orSayChanged } from '@arogya/features/versions/present-record';
import { useSubmit } from '@arogya/platform';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { LONG_FORM } from '@arogya/ui/form/form-section';
import { RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Modal } from 'antd';
import { WebhookFields, type WebhookValues } from './webhook-fields';
import { allowedTypes } from './webhook-types';

const FORM = 'edit-webhook';

interface EditWebhookDialogProps {
  readonly integration: Integration;
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** The address and the types of a webhook. */
export function EditWebhookDialog({ integration, webhook, onClose }: EditWebhookDialogProps) {
  const [form] = Form.useForm<WebhookValues>();
  const [submit, busy] = useSubmit();
  const [update] = useUpdateWebhookMutation();
  const save = async ({ url, types }: WebhookValues): Promise<void> => {
    const place = { id: integration.id, webhookId: webhook.id, ...ifMatch(webhook) };
    const change = () => update({ ...place, updateWebhook: { url: url.trim(), types } }).unwrap();
    const done = await submit(() => orSayChanged(change), { success: WEBHOOK_SAVED, failure: SAVE_WEBHOOK_FAILED, form });
    if (done.ok) onClose();
  };
  return (
    <Modal
      open
      title={EDIT_WEBHOOK}
      footer={<FormFoot form={FORM} submit={SAVE_WEBHOOK} busy={busy} onCancel={onClose} />}
      onCancel={onClose}
      {...LONG_FORM}
      width={560}
    >
      <RuleForm<WebhookValues>
        form={form}
        id={FORM}
        initialValues={{ url: webhook.url, types: allowedTypes(webhook.types, integration.scopes) }}
        busy={busy}
        onSubmit={save}
      >
        <WebhookFields scopes={integration.scopes} />
      </RuleForm>
    </Modal>
  );
}
