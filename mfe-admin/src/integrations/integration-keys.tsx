import { useRevokeIntegrationKeyMutation, type Integration, type IntegrationKey } from '@arogya/api/integrations';
import { REVOKE_INTEGRATION_KEY } from '@arogya/domain/integrations/texts';
import { NO_KEYS, REVOKE_KEY } from '@arogya/domain/keys/texts';
import { RecordPart } from '@arogya/ui/record/record-part';
import { Button } from 'antd';
import { useState } from 'react';
import { KeyMoment, keyState } from '../keys/key-facts';
import { RevokeKeyDialog } from '../keys/revoke-key-dialog';

/** Until when a key is good, or since when it is not. */
function KeyEnd({ value }: { value: IntegrationKey }) {
  const state = keyState(value);
  return (
    <span>
      {state === 'Good' ? 'Good until' : state} <KeyMoment at={value.revokedAt ?? value.expiresAt} />
    </span>
  );
}

const KeyLine = ({ value, onRevoke }: { value: IntegrationKey; onRevoke: () => void }) => (
  <li>
    <div>
      <strong>{value.label}</strong>
      <KeyEnd value={value} />
      <span>
        Last used: <KeyMoment at={value.usedAt} />
      </span>
      <span>Made by {value.createdBy}</span>
    </div>
    {keyState(value) === 'Good' ? (
      <Button size="small" onClick={onRevoke} aria-label={`${REVOKE_KEY}: ${value.label}`}>
        Revoke
      </Button>
    ) : null}
  </li>
);

/** The keys of an integration, the newest first. */
export function IntegrationKeys({ integration: { id, keys } }: { integration: Integration }) {
  const [revoke] = useRevokeIntegrationKeyMutation();
  const [asked, setAsked] = useState<IntegrationKey | null>(null);
  return (
    <RecordPart title="Keys">
      {keys.length === 0 ? <p>{NO_KEYS}</p> : null}
      <ul className="ad-integration-keys" aria-label="Keys">
        {keys.map((key) => (
          <KeyLine key={key.id} value={key} onRevoke={() => setAsked(key)} />
        ))}
      </ul>
      {asked ? (
        <RevokeKeyDialog
          label={asked.label}
          text={REVOKE_INTEGRATION_KEY}
          revoke={() => revoke({ id, keyId: asked.id })}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </RecordPart>
  );
}
