import './integrations-page.css';
import { PlusOutlined } from '@ant-design/icons';
import { useListIntegrationsQuery, type Integration } from '@arogya/api/integrations';
import {
  ADD_INTEGRATION,
  API_FOR_INTEGRATIONS,
  INTEGRATIONS_FAILED,
  NO_INTEGRATIONS,
  NO_INTEGRATIONS_HINT,
} from '@arogya/domain/integrations/texts';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { LIST_KEYS } from '@arogya/features/keyboard/list-keys';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { rowsOf } from '@arogya/features/lists/use-rows';
import { useRecordInList } from '@arogya/features/records/use-record-in-list';
import { PageHeader } from '@arogya/platform';
import { Panel } from '@arogya/ui/cards/panel';
import { DataTable } from '@arogya/ui/table/data-table';
import { Button } from 'antd';
import { useState } from 'react';
import { AddKeyDialog } from './add-key-dialog';
import { DeleteIntegration } from './delete-integration';
import { INTEGRATION_COLUMNS } from './integration-columns';
import { IntegrationDrawer } from './integration-drawer';
import { IntegrationFormDialog } from './integration-form-dialog';

interface FormState {
  readonly open: boolean;
  readonly integration: Integration | null;
}

const NOT_THERE = { status: 404, text: '404' };
/** Swagger UI of this installation, with what a key may call. */
const API_PAGE = `/api/docs?urls.primaryName=${encodeURIComponent(API_FOR_INTEGRATIONS)}`;

/** Programs of others that call the API, what they may do, and their keys. */
export function IntegrationsPage() {
  const query = useListIntegrationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [openId, open, close, neighbours] = useRecordInList('integration');
  const [form, setForm] = useState<FormState>({ open: false, integration: null });
  const [keyFor, setKeyFor] = useState<Integration | null>(null);
  const [toDelete, setToDelete] = useState<Integration | null>(null);
  const add = (): void => setForm({ open: true, integration: null });
  const closeForm = (): void => setForm((now) => ({ ...now, open: false }));
  useShortcuts([{ key: 'n', label: ADD_INTEGRATION, run: add }, ...LIST_KEYS]);
  const { data, error, isFetching, refetch } = query;
  const opened = data?.find(({ id }) => id === openId);
  const button = (
    <Button type="primary" icon={<PlusOutlined />} onClick={add}>
      {ADD_INTEGRATION}
    </Button>
  );
  return (
    <>
      <PageHeader actions={button} />
      <Panel flush>
        <DataTable<Integration>
          label="Integrations"
          columns={INTEGRATION_COLUMNS}
          {...rowsOf(query, INTEGRATIONS_FAILED)}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          empty={{ text: NO_INTEGRATIONS, hint: NO_INTEGRATIONS_HINT, action: <Button href={API_PAGE}>See the API</Button> }}
          onOpen={({ id }) => open(id)}
        />
      </Panel>
      <IntegrationDrawer
        id={openId}
        query={{ currentData: opened, error: error ?? (data && !opened ? NOT_THERE : undefined), isFetching, refetch }}
        neighbours={neighbours}
        onClose={close}
        onEdit={(integration) => setForm({ open: true, integration })}
        onDelete={setToDelete}
        onAddKey={setKeyFor}
      />
      <IntegrationFormDialog
        key={form.integration ? `${form.integration.id} ${form.integration.version}` : 'new'}
        open={form.open}
        integration={form.integration}
        onSaved={({ id }) => {
          closeForm();
          if (!form.integration) open(id);
        }}
        onClose={closeForm}
      />
      {keyFor ? <AddKeyDialog integration={keyFor} onClose={() => setKeyFor(null)} /> : null}
      {toDelete ? (
        <DeleteIntegration
          integration={toDelete}
          onDeleted={() => {
            setToDelete(null);
            close();
          }}
          onClose={() => setToDelete(null)}
        />
      ) : null}
      <KeysHelp />
    </>
  );
}
