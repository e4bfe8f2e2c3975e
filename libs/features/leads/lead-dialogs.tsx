import { lazy, Suspense } from 'react';
import { DeleteLeadDialog } from './delete-lead-dialog';
import type { Lead } from './lead';
import { LeadFormDialog } from './lead-form-dialog';
import type { LeadActionState } from './use-lead-actions';

const LeadBookingDialog = lazy(() => import('./lead-booking-dialog').then((module) => ({ default: module.LeadBookingDialog })));

interface LeadDialogsProps {
  readonly pageActions: LeadActionState;
  readonly onDeleted?: (lead: Lead) => void;
}

/** The dialogs of the page: add and edit, book, delete. */
export function LeadDialogs({ pageActions, onDeleted }: LeadDialogsProps) {
  const { mutations, writing, booking, deleting } = pageActions;
  const remove = async (lead: Lead): Promise<void> => {
    const gone = await mutations.removeLead(lead);
    pageActions.stopDeleting();
    if (gone) onDeleted?.(lead);
  };
  return (
    <>
      {writing ? (
        <LeadFormDialog key={writing.key} open={pageActions.formOpen} lead={writing.lead} onClose={pageActions.closeForm} />
      ) : null}
      {booking ? (
        <Suspense fallback={null}>
          <LeadBookingDialog key={booking.id} open={pageActions.bookingOpen} lead={booking} onClose={pageActions.closeBooking} />
        </Suspense>
      ) : null}
      <DeleteLeadDialog lead={deleting} busy={mutations.busy} onConfirm={(lead) => void remove(lead)} onCancel={pageActions.stopDeleting} />
    </>
  );
}
