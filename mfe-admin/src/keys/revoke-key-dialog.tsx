import { KEY_REVOKED, REVOKE_FAILED, REVOKE_KEY } from '@arogya/domain/keys/texts';
import { useSubmit } from '@arogya/platform';
import { ConfirmDelete } from '@arogya/ui/feedback/confirm-delete';
import { Consequences } from '@arogya/ui/feedback/consequences';

interface RevokeKeyDialogProps {
  /** Where the key is used. */
  readonly label: string;
  /** What follows from it. */
  readonly text: string;
  readonly revoke: Parameters<ReturnType<typeof useSubmit>[0]>[0];
  readonly onClose: () => void;
}

/** Asks before a key is revoked, which cannot be undone. */
export function RevokeKeyDialog({ label, text, revoke, onClose }: RevokeKeyDialogProps) {
  const [submit, busy] = useSubmit();
  const confirm = async (): Promise<void> => {
    const done = await submit(revoke, { success: KEY_REVOKED, failure: REVOKE_FAILED });
    if (done.ok) onClose();
  };
  return (
    <ConfirmDelete
      open
      title={REVOKE_KEY}
      text={<strong>{label}</strong>}
      confirmLabel={REVOKE_KEY}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Consequences lines={[text]} />
    </ConfirmDelete>
  );
}
