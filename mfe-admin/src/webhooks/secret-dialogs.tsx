import { useAddWebhookMutation, useRenewWebhookSecretMutation, type NewWebhook, type Webhook } from '@arogya/api/webhooks';
import type { Integration } from '@arogya/api/integrations';
import { hostOf } from '@arogya/domain/webhooks/address';
import {
  ADD_WEBHOOK,
  ADD_WEBHOOK_FAILED,
  COPY_SECRET,
  NEW_SECRET,
  NEW_SECRET_FAILED,
  NEW_SECRET_TEXT,
  SECRET_USE,
} from '@arogya/domain/webhooks/page-texts';
import { SECRET_SHOWN_ONCE } from '@arogya/domain/webhooks/texts';
import { Consequences } from '@arogya/ui/feedback/consequences';
import { SecretDialog, type NewSecret } from '../keys/secret-dialog';
import { WebhookFields, type WebhookValues } from './webhook-fields';

const secretOf = ({ url, secret }: NewWebhook): NewSecret => ({
  title: `Secret of ${hostOf(url)}`,
  secret,
  text: SECRET_SHOWN_ONCE,
  copyLabel: COPY_SECRET,
  use: <p>{SECRET_USE}</p>,
});

/** A new webhook of an integration; then its secret, once. */
export function AddWebhookDialog({ integration: { id, scopes }, onClose }: { integration: Integration; onClose: () => void }) {
  const [add] = useAddWebhookMutation();
  return (
    <SecretDialog<WebhookValues, NewWebhook>
      id="webhook"
      title={ADD_WEBHOOK}
      failure={ADD_WEBHOOK_FAILED}
      initialValues={{ url: '', types: [] }}
      make={({ url, types }) => add({ id, addWebhook: { url: url.trim(), types } })}
      secretOf={secretOf}
      onClose={onClose}
      wide
    >
      <WebhookFields scopes={scopes} />
    </SecretDialog>
  );
}

interface NewSecretDialogProps {
  readonly integrationId: string;
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Asks before a new secret is made; then shows it, once. */
export function NewSecretDialog({ integrationId, webhook: { id, url }, onClose }: NewSecretDialogProps) {
  const [renew] = useRenewWebhookSecretMutation();
  return (
    <SecretDialog<object, NewWebhook>
      id="webhook-secret"
      title={NEW_SECRET}
      failure={NEW_SECRET_FAILED}
      make={() => renew({ id: integrationId, webhookId: id })}
      secretOf={secretOf}
      onClose={onClose}
    >
      <p>
        <strong>{hostOf(url)}</strong>
      </p>
      <Consequences lines={[NEW_SECRET_TEXT]} />
    </SecretDialog>
  );
}
