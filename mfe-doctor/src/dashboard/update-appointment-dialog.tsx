import { useUpdateAppointmentMutation, type Appointment, type UpdateAppointment } from '@arogya/api/appointments';
import { appointmentRules } from '@arogya/domain/appointments/rules';
import { APPOINTMENT_STATUS, DOCTOR_CHOICES, type AppointmentStatus } from '@arogya/domain/appointments/status';
import { APPOINTMENT_UPDATED } from '@arogya/domain/appointments/texts';
import { timeSpan } from '@arogya/features/appointments/appointment-labels';
import { useEarlyQuestion } from '@arogya/features/appointments/edit/early-question';
import { orSayMeanwhile } from '@arogya/features/appointments/edit/meanwhile';
import { useUndoChange } from '@arogya/features/appointments/edit/use-undo-change';
import { ifMatch, presentRecord } from '@arogya/features/versions/present-record';
import { useSubmit } from '@arogya/platform';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { AS_BOOKED } from '@arogya/domain/clock';
import { formatDay } from '@arogya/ui/look/formats';
import { RuleField, RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Input, Modal, Radio } from 'antd';
import { useState } from 'react';

type Choice = (typeof DOCTOR_CHOICES)[number];

interface UpdateValues {
  status: AppointmentStatus | undefined;
  feedback: string;
}

/** The first choice: the present status, or nothing for a pending appointment, which has to be decided. */
const statusToChoose = (status: AppointmentStatus): Choice | undefined => DOCTOR_CHOICES.find((choice) => choice === status);

/** Feedback is sent only when it is non-empty after trimming (docs/spec/forms.md). */
function updateBody({ status, feedback }: UpdateValues): UpdateAppointment {
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
  const [shown, setShown] = useState(appointment);
  const [submit, saving] = useSubmit();
  const [update] = useUpdateAppointmentMutation();
  const sayChanged = useUndoChange();
  const { unlessEarly, question } = useEarlyQuestion();
  const save = async (change: UpdateAppointment): Promise<void> => {
    const send = () => update({ id: shown.id, ...ifMatch(shown), updateAppointment: change }).unwrap();
    const done = await submit(() => orSayMeanwhile(shown, send), { failure: 'Failed to update appointment.', form });
    if (!done.ok) return setShown(presentRecord<Appointment>(done.failure) ?? shown);
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
        onSubmit={(values) => unlessEarly(shown, values.status, () => void save(updateBody(values)))}
        initialValues={{ status: statusToChoose(appointment.status), feedback: appointment.feedback ?? '' }}
      >
        <RuleField name="status" label="Status" rule={appointmentRules.status}>
          <Radio.Group options={OPTIONS} className="ad-status-choice" />
        </RuleField>
        <RuleField name="feedback" label="Feedback/Notes" rule={appointmentRules.feedback}>
          <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} placeholder="Findings, advice, prescription, next appointment" />
        </RuleField>
      </RuleForm>
      {question}
    </Modal>
  );
}
