import { leadsApi, useUpdateLeadMutation } from '@arogya/api/leads';
import { toasts, useSubmit, useSession } from '@arogya/platform';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { personName, type Lead } from './lead';

const ASSIGNED = 'Lead assigned';
const FAILED = { failure: 'Failed to assign lead.' };

/** Takes an unassigned lead, or assigns it to somebody. If another person was faster, says so and shows the leads that are left. */
export function useClaim() {
  const { user } = useSession();
  const [submit] = useSubmit();
  const [update] = useUpdateLeadMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const dispatch = useDispatch();

  const during = async <Done extends { readonly ok: boolean }>(lead: Lead, work: Promise<Done>): Promise<Done> => {
    setBusyId(lead.id);
    const done = await work;
    setBusyId(null);
    if (!done.ok) dispatch(leadsApi.util.invalidateTags(['leads']));
    return done;
  };

  const claim = async (lead: Lead): Promise<boolean> => {
    if (!user) return false;
    const success = { title: ASSIGNED, text: `${lead.patientName} is now among your leads.` };
    const take = () => update({ id: lead.id, updateLead: { assignedAgentId: user.id } });
    return (await during(lead, submit(take, { success, ...FAILED }))).ok;
  };

  /** With the version that was shown: a lead that somebody has taken meanwhile stays theirs. */
  const give = async (lead: Lead, assignedAgentId: string): Promise<void> => {
    const send = () => update({ id: lead.id, 'If-Match': `"${lead.version}"`, updateLead: { assignedAgentId } });
    const done = await during(lead, submit(send, FAILED));
    if (!done.ok) return;
    const agent = done.data.assignedAgent;
    toasts.show({ title: ASSIGNED, text: `${lead.patientName} is now with ${agent ? personName(agent) : 'the agent'}.` });
  };

  return { claim, give, busyId };
}
