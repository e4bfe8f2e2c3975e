import { useUpdateEnquiryMutation, type Enquiry } from '@arogya/api/enquiries';
import { ENQUIRY_AS_BEFORE, ENQUIRY_UPDATED, UPDATE_ENQUIRY_FAILED } from '@arogya/domain/enquiries/texts';
import { showUndo } from '@arogya/features/undo/show-undo';
import { ifMatch, orSayChanged } from '@arogya/features/versions/present-record';
import { toasts, useSubmit } from '@arogya/platform';
import { enquiryValues, updateBody } from './enquiry-form-values';

const isMoved = (before: Enquiry, after: Enquiry): boolean =>
  before.status !== after.status || before.priority !== after.priority || before.assignedAgentId !== after.assignedAgentId;

/**
 * Says that an enquiry was updated, for ten seconds with Undo where its status, priority or agent has changed. Nothing follows
 * from these: what was before is written again, onto the version that the update has made (docs/adr/0026-undo.md).
 */
export function useUndoUpdate(): (before: Enquiry, after: Enquiry) => void {
  const [submit] = useSubmit();
  const [updateEnquiry] = useUpdateEnquiryMutation();
  return (before, after) => {
    if (!isMoved(before, after)) return toasts.show({ title: ENQUIRY_UPDATED });
    const write = () => updateEnquiry({ id: after.id, ...ifMatch(after), updateEnquiry: updateBody(enquiryValues(before)) }).unwrap();
    const undo = () => submit(() => orSayChanged(write), { success: ENQUIRY_AS_BEFORE, failure: UPDATE_ENQUIRY_FAILED });
    showUndo(ENQUIRY_UPDATED, () => void undo(), after.id);
  };
}
