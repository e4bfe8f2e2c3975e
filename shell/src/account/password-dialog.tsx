import { CHANGE_PASSWORD } from '@arogya/domain/auth/texts';
import type { SessionUser } from '@arogya/platform';
import { focusOnOpen } from '@arogya/ui/form/focus-on-open';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { Modal } from 'antd';
import { useState } from 'react';
import { PasswordForm } from './password-form';

const FORM = 'own-password';

interface PasswordDialogProps {
  readonly user: SessionUser;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Typed passwords are dropped when the dialog closes; they are not kept as a draft. */
export function PasswordDialog({ user, open, onClose }: PasswordDialogProps) {
  const [busy, setBusy] = useState(false);
  const footer = <FormFoot form={FORM} submit={CHANGE_PASSWORD} busy={busy} onCancel={onClose} />;
  const mask = { closable: false } as const;
  return (
    <Modal
      afterOpenChange={focusOnOpen(`${FORM}_currentPassword`)}
      open={open}
      title={CHANGE_PASSWORD}
      footer={footer}
      onCancel={onClose}
      closable={!busy}
      mask={mask}
      width={440}
      destroyOnHidden
    >
      <PasswordForm id={FORM} user={user} onBusy={setBusy} onDone={onClose} />
    </Modal>
  );
}
