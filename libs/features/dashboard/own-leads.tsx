import { useLeadsOfAgentQuery } from '@arogya/api/leads';
import { OPEN_LEADS, PRIORITY } from '@arogya/domain/leads/status';
import { NO_LEADS_FOUND } from '@arogya/domain/leads/texts';
import { URGENT_LEADS } from '@arogya/domain/stats/texts';
import { ageOf, placeOf, type Lead } from '@arogya/features/leads/lead';
import { Link } from '@arogya/platform';
import { Panel } from '@arogya/ui/cards/panel';
import { StatusTag } from '@arogya/ui/table/status-tag';
import { ListPart } from '@arogya/features/lists/list-part';

const SHOWN = 5;
/** Open leads by priority, then by age, before all others. */
export const URGENT_FIRST = '-urgency';

const isOpen = ({ status }: Lead): boolean => OPEN_LEADS.some((open) => open === status);

const LeadLine = ({ lead }: { lead: Lead }) => (
  <div className="ad-brief-line">
    <span className="ad-brief-who">
      <Link to={`/agent-dashboard?lead=${lead.id}`}>{lead.patientName}</Link>
      <span>{[placeOf(lead), ageOf(lead.createdAt)].filter(Boolean).join(' · ')}</span>
    </span>
    <StatusTag look={PRIORITY[lead.priority]} />
  </div>
);

/** Whom of an agent's own leads to call first. */
export function OwnLeads({ agentId }: { readonly agentId: string }) {
  const list = useLeadsOfAgentQuery({ agentId, sort: URGENT_FIRST, page: 1, pageSize: SHOWN });
  return (
    <Panel title={URGENT_LEADS} extra={<Link to="/agent-dashboard">See all</Link>}>
      <ListPart
        list={{ ...list, data: list.data?.filter(isOpen) }}
        className="ad-brief-list"
        failure="Failed to fetch leads."
        empty={NO_LEADS_FOUND}
        emptyHint="Take one of the available leads to start."
      >
        {(lead) => <LeadLine lead={lead} />}
      </ListPart>
    </Panel>
  );
}
