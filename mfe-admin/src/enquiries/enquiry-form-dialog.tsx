import { useUpdateEnquiryMutation, type Enquiry } from '@arogya/api/enquiries';
import { enquiryUpdateRules } from '@arogya/domain/enquiries/rules';
import { ENQUIRY_STATUS, ENQUIRY_STATUSES } from '@arogya/domain/enquiries/status';
import { UPDATE_ENQUIRY_FAILED } from '@arogya/domain/enquiries/texts';
import { PRIORITIES, PRIORITY } from '@arogya/domain/leads/status';
import { text } from '@arogya/domain/rule';
import { AgentSelect } from '@arogya/features/users/agent-select';
import { presentRecord } from '@arogya/features/versions/present-record';
import { StaleNewsAlert } from '@arogya/features/versions/stale-news-alert';
import { useVersioned } from '@arogya/features/versions/use-versioned';
import { useSubmit } from '@arogya/platform';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { RuleField, RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { agentOf } from './enquiry-texts';
import { enquiryValues, updateBody, type EnquiryValues } from './enquiry-form-values';
import { useUndoUpdate } from './use-undo-update';

const FORM = 'enquiry';
const STATUSES = ENQUIRY_STATUSES.map((value) => ({ value, label: ENQUIRY_STATUS[value].label }));
const LEVELS = PRIORITIES.toReversed().map((value) => ({ value, label: PRIORITY[value].label }));
/** A select whose first choice means nobody. */
const agentRule = text({ min: 0, message: 'Please choose an agent' });

const Fields = ({ enquiry: { assignedAgent: agent, ...enquiry } }: { enquiry: Enquiry }) => (
  <>
    <div className="ad-enquiry-pair">
      <RuleField name="status" label="Status" rule={enquiryUpdateRules.status}>
        <Select options={STATUSES} />
      </RuleField>
      <RuleField name="priority" label="Priority" rule={enquiryUpdateRules.priority}>
        <Select options={LEVELS} />
      </RuleField>
    </div>
    <RuleField name="assignedAgentId" label="Assigned Agent" rule={agentRule}>
      <AgentSelect kept={agent ? { id: agent.id, name: agentOf({ ...enquiry, assignedAgent: agent }) } : null} />
    </RuleField>
    <RuleField name="notes" label="Admin Notes" rule={enquiryUpdateRules.notes}>
      <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} />
    </RuleField>
  </>
);

interface EnquiryFormDialogProps {
  readonly open: boolean;
  readonly enquiry: Enquiry;
  readonly onClose: () => void;
}

/** Update Enquiry. It stays mounted, so that a draft survives closing; give it a `key` per record and version. */
export function EnquiryFormDialog({ open, enquiry, onClose }: EnquiryFormDialogProps) {
  const [form] = Form.useForm<EnquiryValues>();
  const [submit, saving] = useSubmit();
  const [updateEnquiry] = useUpdateEnquiryMutation();
  const sayUpdated = useUndoUpdate();
  /** What an Undo leads back to: the enquiry as it was just before the update. */
  const [base, setBase] = useState(enquiry);
  const { ifMatch, news, absorb } = useVersioned<Enquiry, EnquiryValues>(form, enquiry, enquiryValues);
  const save = async (values: EnquiryValues): Promise<void> => {
    const match = ifMatch ? { 'If-Match': ifMatch } : {};
    const done = await submit(() => updateEnquiry({ id: enquiry.id, ...match, updateEnquiry: updateBody(values) }), {
      failure: UPDATE_ENQUIRY_FAILED,
      form,
    });
    if (done.ok) {
      sayUpdated(base, done.data);
      return onClose();
    }
    absorb(done.failure);
    setBase((known) => presentRecord<Enquiry>(done.failure) ?? known);
  };
  const footer = <FormFoot form={FORM} submit="Update Enquiry" busy={saving} onCancel={onClose} />;
  return (
    <Modal open={open} title="Update Enquiry" footer={footer} onCancel={onClose} width={560} mask={{ closable: false }}>
      <p className="ad-enquiry-about">
        <strong>{enquiry.name}</strong>
        <span>{enquiry.message}</span>
      </p>
      <StaleNewsAlert news={news} />
      <RuleForm<EnquiryValues> form={form} id={FORM} initialValues={enquiryValues(enquiry)} busy={saving} onSubmit={save}>
        <Fields enquiry={enquiry} />
      </RuleForm>
    </Modal>
  );
}
