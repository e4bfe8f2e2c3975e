import { useUnassignedLeadsQuery } from '@arogya/api/leads';
import { NO_LEADS_FOUND } from '@arogya/domain/leads/texts';
import { useListTotal } from '@arogya/platform';
import { SearchBox } from '@arogya/ui/filter-bar';
import { Modal, Pagination } from 'antd';
import { useState } from 'react';
import { AvailableLead } from './available-lead';
import { ListPart } from './list-part';
import type { useClaim } from './use-claim';

const SHOWN = 8;

interface AssignDialogProps {
  readonly claims: ReturnType<typeof useClaim>;
  readonly onClose: () => void;
}

/** Assign Lead: all leads that nobody has yet, the most urgent first. It stays open: one agent may take several. */
export function AssignDialog({ claims, onClose }: AssignDialogProps) {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const list = useUnassignedLeadsQuery({ q: q || undefined, sort: '-priority', page, pageSize: SHOWN });
  const { total } = useListTotal(list);
  const search = (next: string): void => {
    setQ(next);
    setPage(1);
  };
  return (
    <Modal open title="Assign Lead" footer={null} width={560} onCancel={onClose} style={{ top: 32 }}>
      <SearchBox value={q} onChange={search} placeholder="Search unassigned leads" />
      <ListPart
        list={list}
        className="ad-agent-list"
        failure="Failed to fetch leads."
        empty={NO_LEADS_FOUND}
        emptyHint={q ? 'No unassigned lead matches.' : 'Every lead has an agent.'}
      >
        {(lead) => <AvailableLead lead={lead} busyId={claims.busyId} onClaim={(one) => void claims.claim(one)} />}
      </ListPart>
      {total > SHOWN ? (
        <Pagination size="small" align="center" current={page} pageSize={SHOWN} total={total} onChange={setPage} showSizeChanger={false} />
      ) : null}
    </Modal>
  );
}
