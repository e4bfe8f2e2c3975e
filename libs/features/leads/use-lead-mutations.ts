import { useDeleteLeadMutation, useUpdateLeadMutation, type UpdateLead } from '@arogya/api/leads';
import type { LeadStatus, Priority } from '@arogya/domain/leads/status';
import { DELETE_LEAD_FAILED, LEAD_DELETED, LEAD_STATUS_UPDATED, LEAD_UPDATED } from '@arogya/domain/leads/texts';
import { useSubmit } from '@arogya/platform';
import { useState } from 'react';
import type { Lead } from './lead';

/** What can be done to a lead from its row, its drawer and the board, without a form. */
export function useLeadMutations() {
  const [submit, busy] = useSubmit();
  const [update] = useUpdateLeadMutation();
  const [remove] = useDeleteLeadMutation();
  const [busyId, setBusyId] = useState<string | null>(null);

  const during = async (lead: Lead, done: Promise<{ readonly ok: boolean }>): Promise<boolean> => {
    setBusyId(lead.id);
    const { ok } = await done;
    setBusyId(null);
    return ok;
  };
  const change = (lead: Lead, updateLead: UpdateLead, success: string, failure: string): Promise<boolean> =>
    during(
      lead,
      submit(() => update({ id: lead.id, updateLead }), { success, failure }),
    );

  return {
    busy,
    busyId,
    setStatus: (lead: Lead, status: LeadStatus) => change(lead, { status }, LEAD_STATUS_UPDATED, 'Failed to update lead status.'),
    setPriority: (lead: Lead, priority: Priority) => change(lead, { priority }, LEAD_UPDATED, 'Failed to update lead.'),
    removeLead: (lead: Lead) =>
      during(
        lead,
        submit(() => remove({ id: lead.id }), { success: LEAD_DELETED, failure: DELETE_LEAD_FAILED }),
      ),
  };
}
