import { useUpdateIntegrationMutation, type Integration } from '@arogya/api/integrations';
import { INTEGRATION_OFF, SWITCH_OFF_TEXT } from '@arogya/domain/integrations/texts';
import { SWITCH_FAILED, SWITCH_OFF, SWITCH_ON, SWITCHED_ON } from '@arogya/domain/releases/texts';
import { ifMatch, orSayChanged } from '@arogya/features/versions/present-record';
import { useSubmit } from '@arogya/platform';
import { ConfirmDelete } from '@arogya/ui/feedback/confirm-delete';
import { Consequences } from '@arogya/ui/feedback/consequences';
import { Button } from 'antd';
import { useState } from 'react';

/** Turns an integration off, after a question, and on again. */
export function IntegrationSwitch({ integration }: { integration: Integration }) {
  const { id, name, isActive } = integration;
  const [submit, busy] = useSubmit();
  const [update] = useUpdateIntegrationMutation();
  const [asking, setAsking] = useState(false);
  const turn = async (): Promise<void> => {
    const change = () => update({ id, ...ifMatch(integration), updateIntegration: { isActive: !isActive } }).unwrap();
    const done = await submit(() => orSayChanged(change), { success: isActive ? INTEGRATION_OFF : SWITCHED_ON, failure: SWITCH_FAILED });
    if (done.ok) setAsking(false);
  };
  return (
    <>
      <Button loading={busy && !isActive} onClick={isActive ? () => setAsking(true) : () => void turn()}>
        {isActive ? SWITCH_OFF : SWITCH_ON}
      </Button>
      <ConfirmDelete
        open={asking}
        title={SWITCH_OFF}
        text={<strong>{name}</strong>}
        confirmLabel={SWITCH_OFF}
        busy={busy}
        onConfirm={() => void turn()}
        onCancel={() => setAsking(false)}
      >
        <Consequences lines={[SWITCH_OFF_TEXT]} />
      </ConfirmDelete>
    </>
  );
}
