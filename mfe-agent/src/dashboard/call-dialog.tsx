import { PhoneOutlined } from '@ant-design/icons';
import { useRecordCallMutation } from '@arogya/api/leads';
import { CALL_NOT_RECORDED, HOW_CALL_ENDED } from '@arogya/domain/leads/texts';
import { useSayRecorded } from '@arogya/features/leads/use-recorded-call';
import { CALL_OUTCOME_LABELS, CALL_OUTCOMES, callRules, type CallOutcome } from '@arogya/domain/leads/events';
import type { Lead } from '@arogya/features/leads/lead';
import { useSubmit } from '@arogya/platform';
import { phoneLinks, phoneText } from '@arogya/domain/phones/phone';
import { RuleField, RuleForm } from '@arogya/ui/form/rule-form';
import { Button, Form, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { LeadPicker } from './lead-picker';

const FORM = 'call';
const OPTIONS = CALL_OUTCOMES.map((value) => ({ value, label: CALL_OUTCOME_LABELS[value] }));

interface CallValues {
  readonly outcome: CallOutcome;
  readonly notes?: string;
}

function CallForm({ lead, onDone }: { lead: Lead; onDone: () => void }) {
  const [form] = Form.useForm<CallValues>();
  const [submit, busy] = useSubmit();
  const [recordCall] = useRecordCallMutation();
  const sayRecorded = useSayRecorded();
  const { call } = phoneLinks(lead.phone);
  const save = async ({ outcome, notes }: CallValues): Promise<void> => {
    const recorded = { outcome, notes: notes?.trim() || null };
    const done = await submit(() => recordCall({ id: lead.id, recordCall: recorded }), {
      failure: CALL_NOT_RECORDED,
      form,
    });
    if (!done.ok) return;
    sayRecorded(lead, outcome, done.data);
    onDone();
  };
  return (
    <>
      <div className="ad-agent-dial">
        <span className="ad-brief-who">
          <span className="ad-brief-name">{lead.patientName}</span>
          <span>{lead.symptoms ?? lead.specialty ?? ''}</span>
        </span>
        <Button type="primary" size="large" icon={<PhoneOutlined />} {...(call ? { href: call } : { disabled: true })}>
          {phoneText(lead.phone)}
        </Button>
      </div>
      <RuleForm<CallValues> form={form} id={FORM} busy={busy} onSubmit={save}>
        <RuleField name="outcome" label={HOW_CALL_ENDED} rule={callRules.outcome}>
          <Radio.Group className="ad-agent-outcomes" optionType="button" options={OPTIONS} />
        </RuleField>
        <RuleField name="notes" label="Notes" rule={callRules.notes}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
        </RuleField>
        <div className="ad-agent-foot ad-foot">
          <Button onClick={onDone} disabled={busy}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" loading={busy}>
            Record Call
          </Button>
        </div>
      </RuleForm>
    </>
  );
}

interface CallDialogProps {
  /** null: one of my leads is picked first. */
  readonly lead: Lead | null;
  readonly onClose: () => void;
}

/** Call Patient: dials one of my leads, then records how the call ended. */
export function CallDialog({ lead, onClose }: CallDialogProps) {
  const [picked, setPicked] = useState(lead);
  return (
    <Modal open title="Call Patient" footer={null} width={520} onCancel={onClose}>
      {picked ? <CallForm lead={picked} onDone={onClose} /> : <LeadPicker onPick={setPicked} />}
    </Modal>
  );
}
