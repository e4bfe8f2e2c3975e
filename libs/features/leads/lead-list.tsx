import { useListLeadsQuery, type Lead } from '@arogya/api/leads';
import { NO_LEADS_FOUND } from '@arogya/domain/leads/texts';
import type { DeletedRows } from '@arogya/features/deleted/use-deleted';
import { pagination } from '@arogya/features/lists/pagination';
import { usePages } from '@arogya/features/lists/use-pages';
import { useRows } from '@arogya/features/lists/use-rows';
import { useListTotal } from '@arogya/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { LeadMenu } from './lead-menu';
import { LeadTable } from './lead-table';
import { isFiltered, listQuery, NO_FILTERS, PAGE_SIZE, type LeadsView } from './list-view';
import { useMayWithLeads } from './may';
import type { LeadActionState } from './use-lead-actions';

interface LeadListProps {
  readonly view: LeadsView;
  readonly onView: (patch: Partial<LeadsView>) => void;
  readonly pageActions: LeadActionState;
  readonly deleted: DeletedRows<Lead>;
  readonly tall: boolean;
  /** The action to offer while the list is empty. */
  readonly emptyAction: ReactNode;
}

/** One page of leads, as the address asks for it. */
export function LeadList({ view, onView, pageActions, deleted, tall, emptyAction }: LeadListProps) {
  const may = useMayWithLeads();
  const list = useListLeadsQuery(usePages({ ...listQuery(view), ...deleted.query }));
  const rows = useRows(list, 'Failed to fetch leads.');
  const filtered = isFiltered(view);
  const all = useListLeadsQuery(filtered && list.data?.length === 0 ? { pageSize: 1 } : skipToken);
  const unfiltered = useListTotal(all).total;
  const { actions, mutations } = pageActions;
  const change = !deleted.shown;
  const empty = { text: NO_LEADS_FOUND, action: emptyAction };
  return (
    <LeadTable
      label="Leads"
      {...rows}
      {...pagination(view, onView)}
      filtered={filtered}
      onClearFilters={() => onView(NO_FILTERS)}
      noun={['lead', 'leads']}
      totalUnfiltered={unfiltered || undefined}
      pageSize={PAGE_SIZE}
      tall={tall}
      onStatus={change && may.setStatus ? (lead, status) => void mutations.setStatus(lead, status) : undefined}
      onPriority={change && may.everyField ? (lead, priority) => void mutations.setPriority(lead, priority) : undefined}
      {...deleted.tableProps({ empty, onOpen: actions.onOpen, actions: (lead) => <LeadMenu lead={lead} {...actions} /> })}
    />
  );
}
