import { ExportOutlined } from '@ant-design/icons';
import { useListHospitalsQuery, type Hospital } from '@arogya/api/hospitals';
import { COPY_FAILED, COPY_FAILED_TEXT, URL_COPIED } from '@arogya/domain/hospitals/texts';
import { usePages } from '@arogya/features/lists/use-pages';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { PageHeader, sentenceOf, toasts, useListTotal, useUrlState } from '@arogya/platform';
import { CopyButton } from '@arogya/ui/record/copy-button';
import { DataTable, type Column } from '@arogya/ui/table/data-table';
import { FilterBar } from '@arogya/ui/table/filter-bar';
import { Panel } from '@arogya/ui/cards/panel';

const pathOf = (hospital: Hospital): string => `/book/${encodeURIComponent(hospital.bookingSlug)}`;

function Tools({ hospital }: { hospital: Hospital }) {
  return (
    <CopyButton
      text={`${window.location.origin}${pathOf(hospital)}`}
      label={`Copy the booking link of ${hospital.name}`}
      onCopied={() => toasts.show({ title: URL_COPIED })}
      onRefused={() => toasts.show({ title: COPY_FAILED, text: COPY_FAILED_TEXT, tone: 'destructive' })}
    />
  );
}

const COLUMNS: readonly Column<Hospital>[] = [
  { key: 'name', title: 'Hospital', sort: true, card: 'title', render: (hospital) => hospital.name },
  { key: 'city', title: 'City', sort: true, render: (hospital) => hospital.city },
  {
    key: 'bookingSlug',
    title: 'Booking page',
    render: (hospital) => (
      <a href={pathOf(hospital)} target="_blank" rel="noopener">
        {pathOf(hospital)} <ExportOutlined aria-label="opens in a new tab" />
      </a>
    ),
  },
];

/** The public booking pages of the active hospitals, with the links that visitors use. */
export function BookingPagesPage() {
  const [view, setView] = useUrlState({ q: '', sort: 'name', page: 1 });
  const list = useListHospitalsQuery(usePages({ ...view, isActive: true }));
  const { total, capped } = useListTotal(list);
  const clear = (): void => setView({ q: '' });
  return (
    <>
      <PageHeader />
      <Panel flush>
        <FilterBar
          search={{ value: view.q, onChange: (q) => setView({ q }), placeholder: 'Search name, city or address' }}
          active={view.q !== ''}
          onClear={clear}
        />
        <DataTable
          label="Booking pages"
          columns={COLUMNS}
          rows={list.data}
          rowKey={(hospital) => hospital.id}
          fetching={list.isFetching}
          failure={list.error ? { text: sentenceOf(list.error, 'The booking pages could not be loaded.') } : null}
          onRetry={() => void list.refetch()}
          empty={{ text: 'No hospitals found' }}
          filtered={view.q !== ''}
          onClearFilters={clear}
          total={total}
          capped={capped}
          grows
          rowName={({ name }) => name}
          page={view.page}
          onPage={(page) => setView({ page })}
          sort={view.sort}
          onSort={(sort) => setView({ sort })}
          actions={(hospital) => <Tools hospital={hospital} />}
        />
      </Panel>
      <KeysHelp />
    </>
  );
}
