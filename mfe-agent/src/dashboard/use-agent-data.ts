import { useAppointmentStatsQuery, useAppointmentsOfAgentQuery } from '@arogya/api/appointments';
import { useLeadsOfAgentQuery, useUnassignedLeadsQuery } from '@arogya/api/leads';
import { URGENT_FIRST } from '@arogya/features/dashboard/own-leads';
import { useListTotal } from '@arogya/platform';
import { PAGE_SIZE, SHOWN_FIRST, type AgentView } from './agent-view';

/** The data of the dashboard: one call per list, whose totals are also the cards' figures, and the kept figure of today. */
export function useAgentData(agentId: string, view: AgentView) {
  const leads = useLeadsOfAgentQuery({ agentId, sort: URGENT_FIRST, page: Math.max(1, view.leads), pageSize: PAGE_SIZE });
  const appointments = useAppointmentsOfAgentQuery({ id: agentId, page: Math.max(1, view.appointments), pageSize: PAGE_SIZE });
  const recent = useAppointmentsOfAgentQuery({ id: agentId, sort: '-createdAt', pageSize: SHOWN_FIRST });
  const free = useUnassignedLeadsQuery({ sort: '-createdAt', pageSize: SHOWN_FIRST });
  const today = useAppointmentStatsQuery();
  return {
    leads,
    appointments,
    recent,
    free,
    today,
    totals: {
      leads: useListTotal(leads),
      appointments: useListTotal(appointments),
      free: useListTotal(free),
    },
  };
}

export type AgentData = ReturnType<typeof useAgentData>;
