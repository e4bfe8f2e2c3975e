import { useDeleteIntegrationMutation, type Integration } from '@arogya/api/integrations';
import {
  DELETE_INTEGRATION,
  DELETE_INTEGRATION_FAILED,
  DELETE_INTEGRATION_TEXT,
  INTEGRATION_DELETED,
} from '@arogya/domain/integrations/texts';
import { useSubmit } from '@arogya/platform';
import { ConfirmDelete } from '@arogya/ui/feedback/confirm-delete';
import { Consequences } from '@arogya/ui/feedback/consequences';

interface DeleteIntegrationProps {
  readonly integration: Integration;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before an integration is deleted. */
export function DeleteIntegration({ integration: { id, name }, onDeleted, onClose }: DeleteIntegrationProps) {
  const [submit, busy] = useSubmit();
  const [deleteIntegration] = useDeleteIntegrationMutation();
  const remove = async (): Promise<void> => {
    const done = await submit(() => deleteIntegration({ id }), { success: INTEGRATION_DELETED, failure: DELETE_INTEGRATION_FAILED });
    if (done.ok) onDeleted();
  };
  const text = (
    <>
      Are you sure you want to delete the integration <strong>{name}</strong>?
    </>
  );
  return (
    <ConfirmDelete open title={DELETE_INTEGRATION} text={text} busy={busy} onConfirm={() => void remove()} onCancel={onClose}>
      <Consequences lines={[DELETE_INTEGRATION_TEXT]} />
    </ConfirmDelete>
  );
}
