import { useGetIntegrationQuery, type Integration } from '@arogya/api/integrations';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { INTEGRATION_FAILED, INTEGRATION_OFF_TEXT, NO_GOOD_KEY, SCOPE_TEXTS } from '@arogya/domain/integrations/texts';
import { ADD_KEY } from '@arogya/domain/keys/texts';
import { RecordFrame } from '@arogya/features/records/record-frame';
import type { Neighbours } from '@arogya/features/records/use-record-in-list';
import { formatDateTime, formatNumber } from '@arogya/ui/look/formats';
import { DrawerTools } from '@arogya/ui/record/drawer-tools';
import { NextThing } from '@arogya/ui/record/record-frame';
import { FactsPart, RecordPart, written } from '@arogya/ui/record/record-part';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from 'antd';
import { goodKeys, hospitalText, OnTag } from './integration-columns';
import { IntegrationKeys } from './integration-keys';
import { WebhooksPart } from '../webhooks/webhooks-part';
import { IntegrationSwitch } from './integration-switch';

/** Why it cannot call now; nothing while it can. */
function Hindrance({ integration }: { integration: Integration }) {
  const text = integration.isActive ? NO_GOOD_KEY : INTEGRATION_OFF_TEXT;
  if (integration.isActive && goodKeys(integration) > 0) return null;
  return (
    <NextThing title="Calls">
      <p>{text}</p>
    </NextThing>
  );
}

const Scopes = ({ integration: { scopes } }: { integration: Integration }) => (
  <RecordPart title="Scopes">
    <ul className="ad-scope-list">
      {scopes.map((scope) => (
        <li key={scope}>
          <code>{scope}</code> <span>{SCOPE_TEXTS[scope]}</span>
        </li>
      ))}
    </ul>
  </RecordPart>
);

const factsOf = (integration: Integration) =>
  [
    ['Purpose', written(integration.purpose)],
    ['Recipient', integration.recipient],
    ['Calls a minute', formatNumber(integration.perMinute)],
    ['Networks', integration.networks.join(', ') || 'All'],
    ['Added', formatDateTime(integration.createdAt, DEFAULT_ZONE)],
    ['Last changed', formatDateTime(integration.updatedAt, DEFAULT_ZONE)],
  ] as const;

interface IntegrationDrawerProps {
  /** null: closed. */
  readonly id: string | null;
  /** The integration from the list, shown while the record is loading. */
  readonly known: Integration | undefined;
  readonly neighbours: Neighbours | null;
  readonly onClose: () => void;
  readonly onEdit: (integration: Integration) => void;
  readonly onDelete: (integration: Integration) => void;
  readonly onAddKey: (integration: Integration) => void;
}

/** An integration beside its list: what it may do, and its keys. */
export function IntegrationDrawer({ id, known, neighbours, onClose, onEdit, onDelete, onAddKey }: IntegrationDrawerProps) {
  const query = useGetIntegrationQuery(id ? { id } : skipToken, { refetchOnMountOrArgChange: true });
  return (
    <RecordFrame<Integration>
      id={id}
      noun="Integration"
      neighbours={neighbours}
      query={query}
      record={query.currentData ?? known}
      failure={INTEGRATION_FAILED}
      onClose={onClose}
      tools={(integration) => <DrawerTools onEdit={() => onEdit(integration)} onDelete={() => onDelete(integration)} />}
      head={(integration) => ({
        name: integration.name,
        status: <OnTag on={integration.isActive} />,
        about: [hospitalText(integration)],
        phone: null,
      })}
      next={(integration) => <Hindrance integration={integration} />}
      foot={(integration) => (
        <>
          <IntegrationSwitch key={integration.id} integration={integration} />
          <Button type="primary" onClick={() => onAddKey(integration)}>
            {ADD_KEY}
          </Button>
        </>
      )}
    >
      {(integration) => (
        <>
          <IntegrationKeys key={integration.id} integration={integration} />
          <WebhooksPart key={`webhooks ${integration.id}`} integration={integration} />
          <Scopes integration={integration} />
          <FactsPart title="Integration" facts={factsOf(integration)} />
        </>
      )}
    </RecordFrame>
  );
}
