import type { IntegrationScope } from '@arogya/domain/access';
import type { ChangeType } from '@arogya/domain/changes/types';
import { TYPES_HINT, URL_HINT } from '@arogya/domain/webhooks/page-texts';
import { webhookRules } from '@arogya/domain/webhooks/rules';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Input } from 'antd';
import { TypesField } from './types-field';

/** The form of a webhook, as it stands on the screen. */
export interface WebhookValues {
  url: string;
  types: ChangeType[];
}

export const WebhookFields = ({ scopes }: { scopes: readonly IntegrationScope[] }) => (
  <>
    <RuleField name="url" label="Address" rule={webhookRules.url} hint={URL_HINT}>
      <Input type="url" inputMode="url" autoComplete="off" placeholder="https://" />
    </RuleField>
    <RuleField name="types" label="Types" rule={webhookRules.types} hint={TYPES_HINT}>
      <TypesField scopes={scopes} />
    </RuleField>
  </>
);
