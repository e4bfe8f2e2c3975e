import { lazy, Suspense } from 'react';
import { DeleteLeadDialog } from './delete-lead-dialog';
import type { Lead } from './lead';
import { LeadFormDialog } from './lead-form-dialog';
import type { LeadDesk } from './use-lead-desk';

const LeadBookingDialog = lazy(() => import('./lead-booking-dialog').then((module) => ({ default: module.LeadBookingDialog })));

interface LeadDialogsProps {
  readonly desk: LeadDesk;
  readonly onDeleted?: (lead: Lead) => void;
}

/** The dialogs over the page: add and edit, book, delete. */
export function LeadDialogs({ desk, onDeleted }: LeadDialogsProps) {
  const { acts, writing, booking, deleting } = desk;
  const remove = async (lead: Lead): Promise<void> => {
    const gone = await acts.removeLead(lead);
    desk.stopDeleting();
    if (gone) onDeleted?.(lead);
  };
  return (
    <>
      {writing ? <LeadFormDialog key={writing.key} open={desk.formOpen} lead={writing.lead} onClose={desk.closeForm} /> : null}
      {booking ? (
        <Suspense fallback={null}>
          <LeadBookingDialog key={booking.id} open={desk.bookingOpen} lead={booking} onClose={desk.closeBooking} />
        </Suspense>
      ) : null}
      <DeleteLeadDialog lead={deleting} busy={acts.busy} onConfirm={(lead) => void remove(lead)} onCancel={desk.stopDeleting} />
    </>
  );
}
