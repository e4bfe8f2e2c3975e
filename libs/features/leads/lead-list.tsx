import { useListLeadsQuery } from '@arogya/api/leads';
import { NO_LEADS_FOUND } from '@arogya/domain/leads/texts';
import { sentenceOf, useListTotal } from '@arogya/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { LeadMenu } from './lead-menu';
import { LeadTable } from './lead-table';
import { isFiltered, listQuery, NO_FILTERS, PAGE_SIZE, type LeadsView } from './list-view';
import { useMayWithLeads } from './may';
import type { LeadDesk } from './use-lead-desk';

interface LeadListProps {
  readonly view: LeadsView;
  readonly onView: (patch: Partial<LeadsView>) => void;
  readonly desk: LeadDesk;
  /** The one thing to do when there is nothing yet. */
  readonly emptyAction: ReactNode;
}

/** One page of the leads that the address asks for. */
export function LeadList({ view, onView, desk, emptyAction }: LeadListProps) {
  const may = useMayWithLeads();
  const list = useListLeadsQuery(listQuery(view));
  const { total, capped } = useListTotal(list);
  const filtered = isFiltered(view);
  const all = useListLeadsQuery(filtered && list.data?.length === 0 ? { pageSize: 1 } : skipToken);
  const unfiltered = useListTotal(all).total;
  const { actions, acts } = desk;
  return (
    <LeadTable
      label="Leads"
      rows={list.data}
      fetching={list.isFetching}
      onRetry={() => void list.refetch()}
      failure={list.error ? { text: sentenceOf(list.error, 'Failed to fetch leads.') } : null}
      empty={{ text: NO_LEADS_FOUND, action: emptyAction }}
      filtered={filtered}
      onClearFilters={() => onView(NO_FILTERS)}
      totalUnfiltered={unfiltered || undefined}
      total={total}
      capped={capped}
      page={view.page}
      pageSize={PAGE_SIZE}
      onPage={(page) => onView({ page })}
      sort={view.sort}
      onSort={(sort) => onView({ sort })}
      onOpen={actions.onOpen}
      onStatus={may.setStatus ? (lead, status) => void acts.setStatus(lead, status) : undefined}
      onPriority={may.everyField ? (lead, priority) => void acts.setPriority(lead, priority) : undefined}
      actions={(lead) => <LeadMenu lead={lead} {...actions} />}
    />
  );
}
