import { useUnassignedLeadsQuery } from '@arogya/api/leads';
import { can } from '@arogya/domain/access';
import { ASSIGN_TO_ME, NO_LEADS_FOUND } from '@arogya/domain/leads/texts';
import { ListPart } from '@arogya/features/lists/list-part';
import { useListTotal, useSession } from '@arogya/platform';
import { SearchBox } from '@arogya/ui/table/filter-bar';
import { paginationTotal } from '@arogya/ui/table/table-state';
import { Form, Modal, Pagination } from 'antd';
import { useState } from 'react';
import { AgentSelect } from '@arogya/features/users/agent-select';
import { AvailableLead } from './available-lead';
import type { Lead } from './lead';
import { useClaim } from './use-claim';

const SHOWN = 8;
const CHOOSE_AGENT = 'Please choose an agent';
const AGENT_FIELD = 'assign-agent';

interface AgentFieldProps {
  readonly value: string | null;
  readonly missing: boolean;
  readonly onChange: (agentId: string) => void;
}

/** The agent to assign to, for people who may assign leads to others. */
const AgentField = ({ value, missing, onChange }: AgentFieldProps) => (
  <Form layout="vertical" component={false}>
    <Form.Item label="Assign to" htmlFor={AGENT_FIELD} {...(missing ? { validateStatus: 'error' as const, help: CHOOSE_AGENT } : {})}>
      <AgentSelect id={AGENT_FIELD} required value={value ?? undefined} onChange={onChange} />
    </Form.Item>
  </Form>
);

/** Assign Lead: all unassigned leads, the most urgent first. It stays open, so that several can be assigned. */
export function AssignDialog({ onClose }: { onClose: () => void }) {
  const { role } = useSession();
  const gives = can(role, 'users:manage');
  const claims = useClaim();
  const [agentId, setAgentId] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const list = useUnassignedLeadsQuery({ q: q || undefined, sort: '-priority', page, pageSize: SHOWN });
  const turns = paginationTotal({ ...useListTotal(list), page, pageSize: SHOWN, shown: list.data?.length ?? 0 });
  const search = (next: string): void => {
    setQ(next);
    setPage(1);
  };
  const choose = (id: string): void => {
    setAgentId(id);
    setMissing(false);
  };
  const assign = (lead: Lead): void => {
    if (!gives) return void claims.claim(lead);
    if (agentId) return void claims.give(lead, agentId);
    setMissing(true);
    document.getElementById(AGENT_FIELD)?.focus();
  };
  return (
    <Modal open title="Assign Lead" footer={null} width={560} onCancel={onClose} style={{ top: 32 }}>
      {gives ? <AgentField value={agentId} missing={missing} onChange={choose} /> : null}
      <SearchBox value={q} onChange={search} placeholder="Search unassigned leads" />
      <ListPart
        list={list}
        className="ad-brief-list"
        failure="Failed to fetch leads."
        empty={NO_LEADS_FOUND}
        emptyHint={q ? 'No unassigned lead matches.' : 'Every lead has an agent.'}
      >
        {(lead) => <AvailableLead lead={lead} busyId={claims.busyId} verb={gives ? 'Assign' : ASSIGN_TO_ME} onClaim={assign} />}
      </ListPart>
      {turns > SHOWN ? (
        <Pagination size="small" align="center" current={page} pageSize={SHOWN} total={turns} onChange={setPage} showSizeChanger={false} />
      ) : null}
    </Modal>
  );
}
