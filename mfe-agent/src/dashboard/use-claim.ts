import { leadsApi, useUpdateLeadMutation } from '@arogya/api/leads';
import type { Lead } from '@arogya/features/leads/lead';
import { useAct, useSession } from '@arogya/platform';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

/** Takes an unassigned lead. The second of two agents is told so, and sees the leads that are left. */
export function useClaim() {
  const { user } = useSession();
  const [act] = useAct();
  const [update] = useUpdateLeadMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const dispatch = useDispatch();

  const claim = async (lead: Lead): Promise<boolean> => {
    if (!user) return false;
    setBusyId(lead.id);
    const done = await act(() => update({ id: lead.id, updateLead: { assignedAgentId: user.id } }), {
      success: { title: 'Lead assigned', text: `${lead.patientName} is now among your leads.` },
      failure: 'Failed to assign lead.',
    });
    setBusyId(null);
    if (!done.ok) dispatch(leadsApi.util.invalidateTags(['leads']));
    return done.ok;
  };
  return { claim, busyId };
}
