import './integrations-page.css';
import { PlusOutlined } from '@ant-design/icons';
import type { Integration } from '@arogya/api/integrations';
import { ADD_INTEGRATION } from '@arogya/domain/integrations/texts';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { LIST_KEYS } from '@arogya/features/keyboard/list-keys';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { useRecordInList } from '@arogya/features/records/use-record-in-list';
import { PageHeader } from '@arogya/platform';
import { Button } from 'antd';
import { useState } from 'react';
import { AddKeyDialog } from './add-key-dialog';
import { DeleteIntegration } from './delete-integration';
import { IntegrationDrawer } from './integration-drawer';
import { IntegrationFormDialog } from './integration-form-dialog';
import { IntegrationsList } from './integrations-list';

interface FormState {
  readonly open: boolean;
  readonly integration: Integration | null;
}

/** Programs of others that call the API, what they may do, and their keys. */
export function IntegrationsPage() {
  const [openId, open, close, neighbours] = useRecordInList('integration');
  const [opened, setOpened] = useState<Integration>();
  const [form, setForm] = useState<FormState>({ open: false, integration: null });
  const [keyFor, setKeyFor] = useState<Integration | null>(null);
  const [toDelete, setToDelete] = useState<Integration | null>(null);
  const add = (): void => setForm({ open: true, integration: null });
  const closeForm = (): void => setForm((now) => ({ ...now, open: false }));
  useShortcuts([{ key: 'n', label: ADD_INTEGRATION, run: add }, ...LIST_KEYS]);
  const show = (integration: Integration): void => {
    setOpened(integration);
    open(integration.id);
  };
  const button = (
    <Button type="primary" icon={<PlusOutlined />} onClick={add}>
      {ADD_INTEGRATION}
    </Button>
  );
  return (
    <>
      <PageHeader actions={button} />
      <IntegrationsList onOpen={show} />
      <IntegrationDrawer
        id={openId}
        known={opened?.id === openId ? opened : undefined}
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
        onSaved={(saved) => {
          closeForm();
          if (!form.integration) show(saved);
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
