import { leadsApi, useUpdateLeadMutation } from '@arogya/api/leads';
import { useSubmit, useSession } from '@arogya/platform';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { personName, type Lead } from './lead';
import { useUndoLead } from './use-undo-lead';

const FAILED = { failure: 'Failed to assign lead.' };

/** Takes an unassigned lead, or assigns it to somebody. If another person was faster, says so and shows the leads that are left. */
export function useClaim() {
  const { user } = useSession();
  const [submit] = useSubmit();
  const [update] = useUpdateLeadMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const dispatch = useDispatch();
  const sayChanged = useUndoLead();

  const during = async <Done extends { readonly ok: boolean }>(lead: Lead, work: Promise<Done>): Promise<Done> => {
    setBusyId(lead.id);
    const done = await work;
    setBusyId(null);
    if (!done.ok) dispatch(leadsApi.util.invalidateTags(['leads']));
    return done;
  };

  /** The lead as it is now; null when it was not to be had. */
  const claim = async (lead: Lead): Promise<Lead | null> => {
    if (!user) return null;
    const updateLead = { assignedAgentId: user.id };
    const done = await during(
      lead,
      submit(() => update({ id: lead.id, updateLead }), FAILED),
    );
    if (!done.ok) return null;
    sayChanged(`${lead.patientName} is now among your leads.`, updateLead, done.data);
    return done.data;
  };

  /** With the version that was shown: a lead that somebody has taken meanwhile stays theirs. */
  const give = async (lead: Lead, assignedAgentId: string): Promise<void> => {
    const updateLead = { assignedAgentId };
    const send = () => update({ id: lead.id, 'If-Match': `"${lead.version}"`, updateLead });
    const done = await during(lead, submit(send, FAILED));
    if (!done.ok) return;
    const agent = done.data.assignedAgent;
    sayChanged(`${lead.patientName} is now with ${agent ? personName(agent) : 'the agent'}.`, updateLead, done.data);
  };

  return { claim, give, busyId };
}
