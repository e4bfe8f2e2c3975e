import { useUpdateAppointmentMutation, type Appointment } from '@arogya/api/appointments';
import { appointmentRules } from '@arogya/domain/appointments/rules';
import { APPOINTMENT_STATUS, DOCTOR_CHOICES, type AppointmentStatus } from '@arogya/domain/appointments/status';
import { APPOINTMENT_UPDATED } from '@arogya/domain/appointments/texts';
import { timeSpan } from '@arogya/features/appointments/appointment-labels';
import { useUndoChange } from '@arogya/features/appointments/use-undo-change';
import { useSubmit } from '@arogya/platform';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { AS_BOOKED } from '@arogya/domain/clock';
import { formatDay } from '@arogya/ui/look/formats';
import { RuleField, RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Input, Modal, Radio } from 'antd';

type Choice = (typeof DOCTOR_CHOICES)[number];

interface UpdateValues {
  status: AppointmentStatus | undefined;
  feedback: string;
}

/** The first choice: the present status, or nothing for a pending appointment, which has to be decided. */
const statusToChoose = (status: AppointmentStatus): Choice | undefined => DOCTOR_CHOICES.find((choice) => choice === status);

/** Feedback is sent only when it is non-empty after trimming (docs/spec/forms.md). */
function updateBody({ status, feedback }: UpdateValues) {
  const said = feedback.trim();
  return { ...(status ? { status } : {}), ...(said ? { feedback: said } : {}) };
}

const FORM = 'update-appointment';
const OPTIONS = DOCTOR_CHOICES.map((status) => ({ value: status, label: APPOINTMENT_STATUS[status].label }));

interface UpdateAppointmentDialogProps {
  readonly open: boolean;
  readonly appointment: Appointment;
  readonly onClose: () => void;
}

/** The doctor sets an appointment's status and, if there is something to say, writes feedback. Keyed per appointment and version. */
export function UpdateAppointmentDialog({ open, appointment, onClose }: UpdateAppointmentDialogProps) {
  const [form] = Form.useForm<UpdateValues>();
  const [submit, saving] = useSubmit();
  const [update] = useUpdateAppointmentMutation();
  const sayChanged = useUndoChange();
  const save = async (values: UpdateValues): Promise<void> => {
    const change = updateBody(values);
    const call = { id: appointment.id, 'If-Match': `"${appointment.version}"`, updateAppointment: change };
    const done = await submit(() => update(call), { failure: 'Failed to update appointment.', form });
    if (!done.ok) return;
    sayChanged(APPOINTMENT_UPDATED, change, done.data);
    onClose();
  };
  const footer = <FormFoot form={FORM} submit="Update" busy={saving} onCancel={onClose} />;
  return (
    <Modal open={open} title="Update Appointment" footer={footer} onCancel={onClose}>
      <p className="ad-quiet">
        {appointment.patient.name} · {formatDay(appointment.appointmentDate, AS_BOOKED)}, {timeSpan(appointment)}
      </p>
      <RuleForm<UpdateValues>
        form={form}
        id={FORM}
        busy={saving}
        onSubmit={save}
        initialValues={{ status: statusToChoose(appointment.status), feedback: appointment.feedback ?? '' }}
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
