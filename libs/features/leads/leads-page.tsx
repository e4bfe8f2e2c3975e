import './leads.css';
import { PlusOutlined } from '@ant-design/icons';
import { useRestoreLeadMutation } from '@arogya/api/leads';
import { ADD_LEAD } from '@arogya/domain/leads/texts';
import { useDeleted } from '@arogya/features/deleted/use-deleted';
import { ExportButton } from '@arogya/features/exports/export-button';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { LIST_KEYS } from '@arogya/features/keyboard/list-keys';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { useRowHeight } from '@arogya/features/lists/use-row-height';
import { SavedViews } from '@arogya/features/views/saved-views';
import { useRecordInList } from '@arogya/features/records/use-record-in-list';
import { PageHeader, useUrlState } from '@arogya/platform';
import { Panel } from '@arogya/ui/cards/panel';
import { TableSkeleton } from '@arogya/ui/table/table-skeleton';
import { Button, Segmented } from 'antd';
import { Fragment, lazy, Suspense, useState } from 'react';
import type { Lead } from './lead';
import { LeadCounters } from './lead-counters';
import { LeadDialogs } from './lead-dialogs';
import { LeadDrawer } from './lead-drawer';
import { LeadFilterBar } from './lead-filter-bar';
import { LeadList } from './lead-list';
import { exportFilters, LEADS_VIEW, NO_FILTERS } from './list-view';
import { useMayWithLeads } from './may';
import { useLeadActions } from './use-lead-actions';

const LeadBoard = lazy(() => import('./lead-board').then((module) => ({ default: module.LeadBoard })));

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
];

/** Lead Tracker (docs/spec/screens.md): admin; hospital_admin sees the leads of the own hospital. */
export function LeadsPage() {
  const may = useMayWithLeads();
  const [view, setView] = useUrlState(LEADS_VIEW);
  const [openId, openRecord, close, neighbours] = useRecordInList('lead');
  const [opened, setOpened] = useState<Lead>();
  const open = (lead: Lead): void => {
    setOpened(lead);
    openRecord(lead.id);
  };
  const pageActions = useLeadActions(open);
  const [restore] = useRestoreLeadMutation();
  const deleted = useDeleted<Lead>({
    view,
    onView: setView,
    action: 'leads:delete',
    restore,
    what: 'lead',
    nameOf: ({ patientName }) => patientName,
  });
  const height = useRowHeight('leads');
  const isBoard = view.view === 'board';
  useShortcuts([...(may.create ? [{ key: 'n', label: ADD_LEAD, run: pageActions.add }] : []), ...(isBoard ? [] : LIST_KEYS)]);

  const add = may.create ? (
    <Button type="primary" icon={<PlusOutlined />} onClick={pageActions.add}>
      {ADD_LEAD}
    </Button>
  ) : null;
  const switchView = (next: string): void => setView({ ...NO_FILTERS, q: view.q, priority: view.priority, view: next }, { push: true });
  return (
    <>
      <PageHeader
        actions={
          <>
            {may.export ? <ExportButton file="leads" label="Export CSV" filters={exportFilters(view)} /> : null}
            {add}
          </>
        }
      />
      <Panel
        flush
        title="Leads"
        extra={
          <>
            <LeadCounters view={view} onFilter={(filters) => setView({ ...filters, view: 'list' })} />
            <Segmented aria-label="View" options={VIEWS} value={isBoard ? 'board' : 'list'} onChange={switchView} />
          </>
        }
      >
        <LeadFilterBar
          view={view}
          onFilter={setView}
          withStatus={!isBoard}
          extra={[<SavedViews key="views" screen="leads" />, isBoard ? null : <Fragment key="height">{height.button}</Fragment>]}
        >
          {isBoard ? null : deleted.toggle}
        </LeadFilterBar>
        {isBoard ? (
          <Suspense fallback={<TableSkeleton label="the board" columns={6} />}>
            <LeadBoard filters={view} pageActions={pageActions} onMore={(status) => setView({ status, view: 'list' }, { push: true })} />
          </Suspense>
        ) : (
          <LeadList view={view} onView={setView} pageActions={pageActions} deleted={deleted} tall={height.tall} emptyAction={add} />
        )}
      </Panel>
      <LeadDrawer
        id={openId}
        neighbours={neighbours}
        known={opened?.id === openId ? opened : undefined}
        onClose={close}
        actions={pageActions.actions}
      />
      <LeadDialogs pageActions={pageActions} onDeleted={(lead) => (lead.id === openId ? close() : undefined)} />
      <KeysHelp />
    </>
  );
}
