import { useListIntegrationsQuery, type Integration } from '@arogya/api/integrations';
import { API_FOR_INTEGRATIONS, INTEGRATIONS_FAILED, NO_INTEGRATIONS, NO_INTEGRATIONS_HINT } from '@arogya/domain/integrations/texts';
import { pagination } from '@arogya/features/lists/pagination';
import { usePages } from '@arogya/features/lists/use-pages';
import { useRows } from '@arogya/features/lists/use-rows';
import { useUnfiltered } from '@arogya/features/lists/use-unfiltered';
import { useUrlState } from '@arogya/platform';
import { Panel } from '@arogya/ui/cards/panel';
import { DataTable } from '@arogya/ui/table/data-table';
import { FilterBar } from '@arogya/ui/table/filter-bar';
import { Button } from 'antd';
import { INTEGRATION_COLUMNS } from './integration-columns';

/** Swagger UI of this installation, with what a key may call. */
const API_PAGE = `/api/docs?urls.primaryName=${encodeURIComponent(API_FOR_INTEGRATIONS)}`;
const EMPTY = { text: NO_INTEGRATIONS, hint: NO_INTEGRATIONS_HINT, action: <Button href={API_PAGE}>See the API</Button> };

/** Search and pages of integrations; all of it is in the address and answered by the server. */
export function IntegrationsList({ onOpen }: { onOpen: (integration: Integration) => void }) {
  const [view, setView] = useUrlState({ q: '', sort: 'name', page: 1 });
  const { q, sort, page } = view;
  const query = useListIntegrationsQuery(usePages({ q, sort, page }), { refetchOnMountOrArgChange: true });
  const rows = useRows(query, INTEGRATIONS_FAILED);
  const filtered = q !== '';
  const unfiltered = useUnfiltered(rows, filtered);
  const clear = (): void => setView({ q: '' });
  return (
    <Panel flush>
      <FilterBar
        search={{ value: q, onChange: (next) => setView({ q: next }), placeholder: 'Search name, purpose or recipient' }}
        active={filtered}
        onClear={clear}
      />
      <DataTable<Integration>
        label="Integrations"
        columns={INTEGRATION_COLUMNS}
        {...rows}
        {...pagination(view, setView)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        filtered={filtered}
        onClearFilters={clear}
        noun={['integration', 'integrations']}
        totalUnfiltered={unfiltered}
        empty={EMPTY}
        onOpen={onOpen}
      />
    </Panel>
  );
}
