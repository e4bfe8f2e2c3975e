import './leads.css';
import { ADD_LEAD } from '@arogya/domain/leads/texts';
import { StaleNewsAlert } from '@arogya/features/versions/stale-news-alert';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Modal } from 'antd';
import { useMemo } from 'react';
import type { Lead } from './lead';
import { NeedFields, PersonFields, WorkFields } from './lead-fields';
import { leadValues, NEW_LEAD, OWN_NEW_LEAD, type LeadValues } from './lead-form-values';
import { useMayWithLeads } from './may';
import { useSaveLead } from './use-save-lead';

const FORM = 'lead';

interface LeadFormDialogProps {
  readonly open: boolean;
  /** null: a new lead. */
  readonly lead: Lead | null;
  readonly onClose: () => void;
}

/** Add or edit a lead. It stays mounted, so that a draft survives closing; give it a `key` per record and version. */
export function LeadFormDialog({ open, lead, onClose }: LeadFormDialogProps) {
  const [form] = Form.useForm<LeadValues>();
  const { everyField } = useMayWithLeads();
  const initial = useMemo(() => (lead ? leadValues(lead) : everyField ? NEW_LEAD : OWN_NEW_LEAD), [lead, everyField]);
  const { save, saving, news } = useSaveLead({ form, lead, onSaved: onClose });
  const footer = <FormFoot form={FORM} submit={lead ? 'Save Lead' : ADD_LEAD} busy={saving} onCancel={onClose} />;
  return (
    <Modal
      open={open}
      title={lead ? 'Edit Lead' : ADD_LEAD}
      footer={footer}
      onCancel={onClose}
      width={720}
      style={{ top: 32 }}
      classNames={{ body: 'ad-lead-dialog' }}
      mask={{ closable: false }}
    >
      {lead && !everyField ? <p className="ad-lead-about">{lead.patientName}</p> : null}
      <StaleNewsAlert news={news} />
      <RuleForm<LeadValues> form={form} id={FORM} initialValues={initial} busy={saving} onSubmit={save}>
        <PersonFields named={everyField || !lead} />
        <NeedFields />
        <WorkFields lead={lead} sourced={everyField || !lead} assigns={everyField} />
      </RuleForm>
    </Modal>
  );
}
