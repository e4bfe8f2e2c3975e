import { useUpdateAppointmentMutation, type Appointment } from '@arogya/api/appointments';
import { appointmentRules } from '@arogya/domain/appointments/rules';
import { APPOINTMENT_STATUS, DOCTOR_CHOICES } from '@arogya/domain/appointments/status';
import { APPOINTMENT_UPDATED } from '@arogya/domain/appointments/texts';
import { timeSpan } from '@arogya/features/appointments/visit';
import { useAct } from '@arogya/platform';
import { FormFoot } from '@arogya/ui/form-foot';
import { formatDay } from '@arogya/ui/formats';
import { RuleField, RuleForm } from '@arogya/ui/rule-form';
import { Form, Input, Modal, Radio } from 'antd';
import { statusToChoose, updateBody, type UpdateValues } from './update-visit';

const FORM = 'update-visit';
const OPTIONS = DOCTOR_CHOICES.map((status) => ({ value: status, label: APPOINTMENT_STATUS[status].label }));

interface UpdateVisitDialogProps {
  readonly open: boolean;
  readonly visit: Appointment;
  readonly onClose: () => void;
}

/** The doctor's word on a visit: its status and, when there is something to say, feedback. Keyed per visit and version. */
export function UpdateVisitDialog({ open, visit, onClose }: UpdateVisitDialogProps) {
  const [form] = Form.useForm<UpdateValues>();
  const [act, saving] = useAct();
  const [update] = useUpdateAppointmentMutation();
  const save = async (values: UpdateValues): Promise<void> => {
    const change = { id: visit.id, 'If-Match': `"${visit.version}"`, updateAppointment: updateBody(values) };
    const done = await act(() => update(change), {
      success: APPOINTMENT_UPDATED,
      failure: 'Failed to update appointment.',
      form,
    });
    if (done.ok) onClose();
  };
  const footer = <FormFoot form={FORM} submit="Update" busy={saving} onCancel={onClose} />;
  return (
    <Modal open={open} title="Update Appointment" footer={footer} onCancel={onClose}>
      <p className="ad-quiet">
        {visit.patient.name} · {formatDay(visit.appointmentDate)}, {timeSpan(visit)}
      </p>
      <RuleForm<UpdateValues>
        form={form}
        id={FORM}
        busy={saving}
        onSubmit={save}
        initialValues={{ status: statusToChoose(visit.status), feedback: visit.feedback ?? '' }}
      >
        <RuleField name="status" label="Status" rule={appointmentRules.status}>
          <Radio.Group options={OPTIONS} className="ad-status-choice" />
        </RuleField>
        <RuleField name="feedback" label="Feedback/Notes" rule={appointmentRules.feedback}>
          <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} placeholder="Findings, advice, prescription, next visit" />
        </RuleField>
      </RuleForm>
    </Modal>
  );
}
