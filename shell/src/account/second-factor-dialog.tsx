import { useTurnOffSecondFactorMutation } from '@arogya/api/auth';
import { SECOND_FACTOR, SECOND_FACTOR_FAILED, SECOND_FACTOR_IS_ON, SECOND_FACTOR_OFF, TURN_OFF } from '@arogya/domain/auth/texts';
import { useSession, useSubmit, type SessionUser } from '@arogya/platform';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { SecondFactorForm } from './second-factor-form';

interface SecondFactorDialogProps {
  readonly user: SessionUser;
  readonly open: boolean;
  readonly onClose: () => void;
}

function TurnOff({ onDone }: { onDone: () => void }) {
  const [submit, busy] = useSubmit();
  const [turnOff] = useTurnOffSecondFactorMutation();
  const act = async (): Promise<void> => {
    const done = await submit(() => turnOff(), { success: SECOND_FACTOR_OFF, failure: SECOND_FACTOR_FAILED });
    if (done.ok) onDone();
  };
  return (
    <>
      <p>{SECOND_FACTOR_IS_ON}</p>
      <Button danger loading={busy} onClick={() => void act()}>
        {TURN_OFF}
      </Button>
    </>
  );
}

/** Turns the second factor on or off. It stays on its page until the recovery codes were seen. */
export function SecondFactorDialog({ user, open, onClose }: SecondFactorDialogProps) {
  const { retry } = useSession();
  const [wasOn] = useState(user.secondFactor === 'on');
  const done = (): void => {
    retry();
    onClose();
  };
  return (
    <Modal open={open} title={SECOND_FACTOR} footer={null} onCancel={done} width={440} destroyOnHidden>
      {wasOn ? <TurnOff onDone={done} /> : <SecondFactorForm onDone={done} />}
    </Modal>
  );
}
