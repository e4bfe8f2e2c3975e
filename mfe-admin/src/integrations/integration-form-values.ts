import type { AddIntegration, Integration, UpdateIntegration } from '@arogya/api/integrations';
import type { IntegrationScope } from '@arogya/domain/access';
import { PACE } from '@arogya/domain/integrations/rules';

/** The form of an integration, as it stands on the screen. */
export interface IntegrationValues {
  name: string;
  purpose: string;
  recipient: string;
  /** Asked for once: it stays what it is. */
  hospitalId: string | null | undefined;
  scopes: IntegrationScope[];
  perMinute: number | null;
  networks: string[];
}

export const NEW_INTEGRATION: IntegrationValues = {
  name: '',
  purpose: '',
  recipient: '',
  hospitalId: undefined,
  scopes: [],
  perMinute: PACE.usual,
  networks: [],
};

export const integrationValues = (integration: Integration): IntegrationValues => ({
  name: integration.name,
  purpose: integration.purpose,
  recipient: integration.recipient,
  hospitalId: integration.hospital?.id,
  scopes: integration.scopes,
  perMinute: integration.perMinute,
  networks: integration.networks,
});

const trimmed = ({ hospitalId: _hospital, ...values }: IntegrationValues) => ({
  ...values,
  name: values.name.trim(),
  purpose: values.purpose.trim(),
  recipient: values.recipient.trim(),
});

export const changeOf = (values: IntegrationValues): UpdateIntegration => trimmed(values);
export const additionOf = (values: IntegrationValues): AddIntegration => ({ ...trimmed(values), hospitalId: values.hospitalId ?? null });
