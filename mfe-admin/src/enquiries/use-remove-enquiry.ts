import { useDeleteEnquiryMutation, useRestoreEnquiryMutation, type Enquiry } from '@arogya/api/enquiries';
import { DELETE_ENQUIRY_FAILED, ENQUIRY_DELETED, RESTORE_ENQUIRY_FAILED } from '@arogya/domain/enquiries/texts';
import { showUndo } from '@arogya/features/undo/show-undo';
import { ifMatch, orSayChanged } from '@arogya/features/versions/present-record';
import { useSubmit } from '@arogya/platform';
import { useState } from 'react';

/** Deletes at once, without a question (docs/spec/screens.md); for ten seconds the toast offers Undo. */
export function useRemoveEnquiry(onRemoved: (enquiry: Enquiry) => void) {
  const [submit] = useSubmit();
  const [deleteEnquiry] = useDeleteEnquiryMutation();
  const [restoreEnquiry] = useRestoreEnquiryMutation();
  const [busyId, setBusyId] = useState<string | null>(null);

  const undo = ({ id, name }: Enquiry): void =>
    void submit(() => restoreEnquiry({ id }), { success: `The enquiry of ${name} is back.`, failure: RESTORE_ENQUIRY_FAILED });

  const remove = async (enquiry: Enquiry): Promise<void> => {
    setBusyId(enquiry.id);
    const send = () => orSayChanged(() => deleteEnquiry({ id: enquiry.id, ...ifMatch(enquiry) }).unwrap());
    const done = await submit(send, { failure: DELETE_ENQUIRY_FAILED });
    setBusyId(null);
    if (!done.ok) return;
    onRemoved(enquiry);
    showUndo(ENQUIRY_DELETED, () => undo(enquiry));
  };
  return { remove, busyId };
}
