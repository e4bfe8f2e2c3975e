import { NO_LEADS_FOUND } from '@arogya/domain/leads/texts';
import type { Lead } from '@arogya/features/leads/lead';
import { formatNumber } from '@arogya/ui/look/formats';
import { Panel } from '@arogya/ui/cards/panel';
import { Button } from 'antd';
import { AvailableLead } from '@arogya/features/leads/available-lead';
import { SHOWN_FIRST } from './agent-view';
import { ListPart } from '@arogya/features/lists/list-part';
import type { AgentData } from './use-agent-data';
import type { useClaim } from '@arogya/features/leads/use-claim';
import { TAKE_KEY } from '@arogya/features/leads/use-take-next';

interface AvailableLeadsProps {
  readonly data: AgentData;
  readonly claims: ReturnType<typeof useClaim>;
  readonly onOpen: (lead: Lead) => void;
  readonly onAll: () => void;
}

/** The first three unassigned leads. */
export function AvailableLeads({ data, claims, onOpen, onAll }: AvailableLeadsProps) {
  const { total } = data.totals.free;
  const all = (
    <Button type="link" size="small" className="ad-agent-all" onClick={onAll}>
      See all {formatNumber(total)}
    </Button>
  );
  return (
    <div id="available-leads" className="ad-agent-anchor" tabIndex={-1}>
      <Panel title="Available Leads" extra={total > SHOWN_FIRST ? all : null}>
        <ListPart
          list={data.free}
          className="ad-brief-list"
          failure="Failed to fetch leads."
          empty={NO_LEADS_FOUND}
          emptyHint="Every lead has an agent."
        >
          {(lead) => (
            <AvailableLead
              lead={lead}
              busyId={claims.busyId}
              hint={lead.id === data.free.data?.[0]?.id ? TAKE_KEY : undefined}
              onClaim={(one) => void claims.claim(one)}
              onOpen={onOpen}
            />
          )}
        </ListPart>
      </Panel>
    </div>
  );
}
