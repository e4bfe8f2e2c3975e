import { LEAD_STATUS } from '@arogya/domain/leads/status';
import { ConfirmDelete } from '@arogya/ui/feedback/confirm-delete';
import { phoneText } from '@arogya/domain/phones/phone';
import { Facts } from '@arogya/ui/record/record-drawer';
import type { Lead } from './lead';

interface DeleteLeadDialogProps {
  readonly lead: Lead | null;
  readonly busy: boolean;
  readonly onConfirm: (lead: Lead) => void;
  readonly onCancel: () => void;
}

export function DeleteLeadDialog({ lead, busy, onConfirm, onCancel }: DeleteLeadDialogProps) {
  return (
    <ConfirmDelete
      open={lead !== null}
      title="Delete Lead"
      busy={busy}
      onCancel={onCancel}
      onConfirm={() => (lead ? onConfirm(lead) : undefined)}
      text="Are you sure you want to delete this lead? It disappears from every list and count; patients and appointments made from it stay."
    >
      {lead ? (
        <Facts
          facts={[
            ['Patient', lead.patientName],
            ['Phone', phoneText(lead.phone)],
            ['Status', LEAD_STATUS[lead.status].label],
          ]}
        />
      ) : null}
    </ConfirmDelete>
  );
}
