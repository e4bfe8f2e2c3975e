import './enquiries.css';
import { useListEnquiriesQuery, useRestoreEnquiryMutation, type Enquiry } from '@arogya/api/enquiries';
import { ENQUIRY_STATUS, ENQUIRY_STATUSES } from '@arogya/domain/enquiries/status';
import { FETCH_ENQUIRIES_FAILED, NO_ENQUIRIES_FOUND } from '@arogya/domain/enquiries/texts';
import { useDeleted, type DeletedRows } from '@arogya/features/deleted/use-deleted';
import { pagination } from '@arogya/features/lists/pagination';
import { usePages } from '@arogya/features/lists/use-pages';
import { useRowHeight } from '@arogya/features/lists/use-row-height';
import { useRows } from '@arogya/features/lists/use-rows';
import { useRecordInList } from '@arogya/features/records/use-record-in-list';
import { useListTotal, useUrlState, type SetUrlState } from '@arogya/platform';
import { DataTable } from '@arogya/ui/table/data-table';
import { FilterBar, FilterSelect } from '@arogya/ui/table/filter-bar';
import { Panel } from '@arogya/ui/cards/panel';
import { useNarrow } from '@arogya/ui/look/use-media';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Segmented } from 'antd';
import { useState } from 'react';
import { ENQUIRY_COLUMNS } from './enquiry-columns';
import { EnquiryDrawer } from './enquiry-drawer';
import { EnquiryFormDialog } from './enquiry-form-dialog';
import { EnquiryMenu, type EnquiryActions } from './enquiry-menu';
import { ENQUIRIES_VIEW, isFiltered, listQuery, NO_FILTERS, PAGE_SIZE, type EnquiriesView } from './list-view';
import { useRemoveEnquiry } from './use-remove-enquiry';

const STATUSES = ENQUIRY_STATUSES.map((value) => ({ value, label: ENQUIRY_STATUS[value].label }));

interface StatusFilterProps {
  readonly value: string;
  readonly onChange: (status: string) => void;
}

/** All statuses side by side; on a phone, which has no space for them, a select. */
const StatusFilter = (props: StatusFilterProps) =>
  useNarrow() ? (
    <FilterSelect label="Status" all="All statuses" options={STATUSES} {...props} />
  ) : (
    <Segmented aria-label="Status" options={[{ value: '', label: 'All' }, ...STATUSES]} {...props} />
  );

const EMPTY = { text: NO_ENQUIRIES_FOUND, hint: 'Enquiries from the landing page arrive here.' };

interface ListProps {
  readonly view: EnquiriesView;
  readonly onView: SetUrlState<EnquiriesView>;
  readonly actions: EnquiryActions;
  readonly deleted: DeletedRows<Enquiry>;
  readonly tall: boolean;
}

/** One page of enquiries, as the address asks for it. */
function EnquiryList({ view, onView, actions, deleted, tall }: ListProps) {
  const list = useListEnquiriesQuery(usePages({ ...listQuery(view), ...deleted.query }));
  const rows = useRows(list, FETCH_ENQUIRIES_FAILED);
  const filtered = isFiltered(view);
  const all = useListEnquiriesQuery(filtered && list.data?.length === 0 ? { pageSize: 1 } : skipToken);
  const unfiltered = useListTotal(all).total;
  return (
    <DataTable<Enquiry>
      phoneOf={({ phone }) => phone}
      label="Enquiries"
      columns={ENQUIRY_COLUMNS}
      {...rows}
      {...pagination(view, onView)}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      filtered={filtered}
      onClearFilters={() => onView(NO_FILTERS)}
      noun={['enquiry', 'enquiries']}
      totalUnfiltered={unfiltered || undefined}
      pageSize={PAGE_SIZE}
      tall={tall}
      {...deleted.tableProps({
        empty: EMPTY,
        onOpen: actions.onOpen,
        actions: (enquiry) => <EnquiryMenu enquiry={enquiry} {...actions} />,
      })}
    />
  );
}

/** Enquiries Management (docs/spec/screens.md): the second tab of the admin's dashboard. */
export function EnquiriesTab() {
  const [view, setView] = useUrlState(ENQUIRIES_VIEW);
  const [openId, openRecord, close, neighbours] = useRecordInList('enquiry');
  const [opened, setOpened] = useState<Enquiry>();
  const [editing, setEditing] = useState<Enquiry>();
  const [formOpen, setFormOpen] = useState(false);
  const { remove, busyId } = useRemoveEnquiry(({ id }) => (id === openId ? close() : undefined));
  const actions: EnquiryActions = {
    busyId,
    onOpen: (enquiry) => {
      setOpened(enquiry);
      openRecord(enquiry.id);
    },
    onEdit: (enquiry) => {
      setEditing(enquiry);
      setFormOpen(true);
    },
    onDelete: (enquiry) => void remove(enquiry),
  };
  const [restore] = useRestoreEnquiryMutation();
  const deleted = useDeleted<Enquiry>({
    view,
    onView: setView,
    action: 'enquiries:manage',
    restore,
    what: 'enquiry',
    nameOf: ({ name }) => name,
  });
  const height = useRowHeight('enquiries');
  const search = { value: view.q, onChange: (q: string) => setView({ q }), placeholder: 'Search name, email or organization' };
  return (
    <Panel flush>
      <FilterBar search={search} active={isFiltered(view)} onClear={() => setView(NO_FILTERS)} extra={height.button}>
        <StatusFilter value={view.status} onChange={(status) => setView({ status })} />
        {deleted.toggle}
      </FilterBar>
      <EnquiryList view={view} onView={setView} actions={actions} deleted={deleted} tall={height.tall} />
      <EnquiryDrawer
        id={openId}
        neighbours={neighbours}
        known={opened?.id === openId ? opened : undefined}
        onClose={close}
        actions={actions}
      />
      {editing ? (
        <EnquiryFormDialog key={`${editing.id} ${editing.version}`} open={formOpen} enquiry={editing} onClose={() => setFormOpen(false)} />
      ) : null}
    </Panel>
  );
}
