import { useAddIntegrationKeyMutation, type AddIntegrationKey, type Integration, type NewIntegrationKey } from '@arogya/api/integrations';
import { integrationKeyRules, KEY_DAYS } from '@arogya/domain/integrations/rules';
import { FIRST_CALL } from '@arogya/domain/integrations/texts';
import { CopyButton } from '@arogya/ui/record/copy-button';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Input } from 'antd';
import { KeyDialog } from '../keys/key-dialog';
import { firstCall } from './first-call';

interface AddKeyDialogProps {
  readonly integration: Integration;
  readonly onClose: () => void;
}

/** A call that works as it is pasted. */
function FirstCall({ call }: { call: string }) {
  return (
    <>
      <p>{FIRST_CALL}</p>
      <code>{call}</code>
      <CopyButton text={call} label="Copy Call" wide />
    </>
  );
}

/** A further key of an integration; then the key itself, once, with a first call. */
export function AddKeyDialog({ integration: { id, name, scopes }, onClose }: AddKeyDialogProps) {
  const [addKey] = useAddIntegrationKeyMutation();
  return (
    <KeyDialog<AddIntegrationKey, NewIntegrationKey>
      id="integration-key"
      initialValues={{ days: KEY_DAYS.usual }}
      days={integrationKeyRules.days}
      make={(addIntegrationKey) => addKey({ id, addIntegrationKey })}
      titleOf={({ label }) => `Key of ${label} for ${name}`}
      usageOf={({ key }) => <FirstCall call={firstCall(window.location.origin, key, scopes)} />}
      onClose={onClose}
    >
      <RuleField name="label" label="Used by" rule={integrationKeyRules.label} hint="The server or program that keeps it">
        <Input autoComplete="off" />
      </RuleField>
    </KeyDialog>
  );
}
