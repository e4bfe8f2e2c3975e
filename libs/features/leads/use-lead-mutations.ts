import { useDeleteLeadMutation, useUpdateLeadMutation, type UpdateLead } from '@arogya/api/leads';
import type { LeadStatus, Priority } from '@arogya/domain/leads/status';
import { DELETE_LEAD_FAILED, LEAD_DELETED, LEAD_STATUS_UPDATED, LEAD_UPDATED } from '@arogya/domain/leads/texts';
import { ifMatch } from '@arogya/features/versions/present-record';
import { useSubmit } from '@arogya/platform';
import { useRef, useState } from 'react';
import type { Lead } from './lead';
import { orSayMeanwhile } from './meanwhile';
import { useUndoLead } from './use-undo-lead';

/** What can be done to a lead from its row, its drawer and the board, without a form. */
export function useLeadMutations() {
  const [submit, busy] = useSubmit();
  const [update] = useUpdateLeadMutation();
  const [remove] = useDeleteLeadMutation();
  const sayChanged = useUndoLead();
  /** The versions of the person's own changes, which the rows show in a moment. */
  const own = useRef(new Map<string, number>());
  const [busyId, setBusyId] = useState<string | null>(null);

  const during = async <Done extends { readonly ok: boolean }>(lead: Lead, done: Promise<Done>): Promise<Done> => {
    setBusyId(lead.id);
    const ended = await done;
    setBusyId(null);
    return ended;
  };
  const shown = ({ id, version }: Lead) => ({ id, ...ifMatch({ version: Math.max(version, own.current.get(id) ?? 0) }) });
  const change = async (lead: Lead, updateLead: UpdateLead, success: string, failure: string): Promise<boolean> => {
    const send = () => orSayMeanwhile(lead, () => update({ ...shown(lead), updateLead }).unwrap());
    const done = await during(lead, submit(send, { failure }));
    if (!done.ok) return false;
    own.current.set(lead.id, done.data.version);
    sayChanged(success, updateLead, done.data);
    return true;
  };
  const removeLead = async (lead: Lead): Promise<boolean> => {
    const send = () => orSayMeanwhile(lead, () => remove(shown(lead)).unwrap());
    return (await during(lead, submit(send, { success: LEAD_DELETED, failure: DELETE_LEAD_FAILED }))).ok;
  };

  return {
    busy,
    busyId,
    setStatus: (lead: Lead, status: LeadStatus) => change(lead, { status }, LEAD_STATUS_UPDATED, 'Failed to update lead status.'),
    setPriority: (lead: Lead, priority: Priority) => change(lead, { priority }, LEAD_UPDATED, 'Failed to update lead.'),
    removeLead,
  };
}
