import { useAddIntegrationMutation, useUpdateIntegrationMutation, type Integration } from '@arogya/api/integrations';
import {
  ADD_INTEGRATION,
  ADD_INTEGRATION_FAILED,
  INTEGRATION_ADDED,
  INTEGRATION_SAVED,
  SAVE_INTEGRATION,
  SAVE_INTEGRATION_FAILED,
} from '@arogya/domain/integrations/texts';
import { StaleNewsAlert } from '@arogya/features/versions/stale-news-alert';
import { useSaveRecord } from '@arogya/features/versions/use-save-record';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { LONG_FORM } from '@arogya/ui/form/form-section';
import { RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Modal } from 'antd';
import { useMemo } from 'react';
import { IntegrationFields } from './integration-fields';
import { additionOf, changeOf, integrationValues, NEW_INTEGRATION, type IntegrationValues } from './integration-form-values';

const FORM = 'integration';

interface IntegrationFormDialogProps {
  readonly open: boolean;
  /** null: a new one. */
  readonly integration: Integration | null;
  readonly onSaved: (integration: Integration) => void;
  readonly onClose: () => void;
}

/** Add or edit an integration. It stays mounted, so that a draft survives closing; give it a `key` per record and version. */
export function IntegrationFormDialog({ open, integration, onSaved, onClose }: IntegrationFormDialogProps) {
  const [form] = Form.useForm<IntegrationValues>();
  const initial = useMemo(() => (integration ? integrationValues(integration) : NEW_INTEGRATION), [integration]);
  const [add] = useAddIntegrationMutation();
  const [change] = useUpdateIntegrationMutation();
  const { save, saving, news } = useSaveRecord<Integration, IntegrationValues>({
    form,
    record: integration,
    valuesOf: integrationValues,
    create: (values) => add({ addIntegration: additionOf(values) }),
    change: (id, values, match) => change({ id, ...match, updateIntegration: changeOf(values) }),
    success: integration ? INTEGRATION_SAVED : INTEGRATION_ADDED,
    failure: integration ? SAVE_INTEGRATION_FAILED : ADD_INTEGRATION_FAILED,
    onSaved,
  });
  const submit = integration ? SAVE_INTEGRATION : ADD_INTEGRATION;
  return (
    <Modal
      open={open}
      title={integration ? 'Edit Integration' : ADD_INTEGRATION}
      footer={<FormFoot form={FORM} submit={submit} busy={saving} onCancel={onClose} />}
      onCancel={onClose}
      {...LONG_FORM}
      width={560}
    >
      <StaleNewsAlert news={news} />
      <RuleForm<IntegrationValues> form={form} id={FORM} initialValues={initial} busy={saving} onSubmit={save}>
        <IntegrationFields isNew={integration === null} />
      </RuleForm>
    </Modal>
  );
}
