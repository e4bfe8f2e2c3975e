import { useUpdateAppointmentMutation, type Appointment } from '@arogya/api/appointments';
import { appointmentRules } from '@arogya/domain/appointments/rules';
import { APPOINTMENT_STATUS_UPDATED } from '@arogya/domain/appointments/texts';
import { AS_BOOKED } from '@arogya/domain/clock';
import { ifMatch, presentRecord } from '@arogya/features/versions/present-record';
import { useSubmit } from '@arogya/platform';
import { focusOnOpen } from '@arogya/ui/form/focus-on-open';
import { RuleField, RuleForm } from '@arogya/ui/form/rule-form';
import { formatDay } from '@arogya/ui/look/formats';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { timeSpan } from '../appointment-labels';
import { orSayMeanwhile, useSeenVersion } from './meanwhile';
import { useUndoChange } from './use-undo-change';

interface CompleteValues {
  feedback: string;
}

const FORM = 'complete-appointment';

interface CompleteDialogProps {
  readonly appointment: Appointment;
  readonly onClose: () => void;
}

/** Sets an appointment to completed and keeps the feedback, in one call. What somebody else changed meanwhile is said first. */
function useComplete({ appointment, onClose }: CompleteDialogProps) {
  const [form] = Form.useForm<CompleteValues>();
  const [shown, setShown] = useState(appointment);
  const seen = useSeenVersion();
  const [submit, saving] = useSubmit();
  const [update] = useUpdateAppointmentMutation();
  const sayChanged = useUndoChange();
  const complete = async (feedback: string): Promise<void> => {
    const said = feedback.trim();
    const updateAppointment = { status: 'completed' as const, ...(said ? { feedback: said } : {}) };
    const send = () => orSayMeanwhile(shown, () => update({ id: shown.id, ...ifMatch(seen(shown)), updateAppointment }).unwrap());
    const done = await submit(send, { failure: 'Failed to update appointment status.', form });
    if (!done.ok) return setShown(presentRecord<Appointment>(done.failure) ?? shown);
    sayChanged(APPOINTMENT_STATUS_UPDATED, updateAppointment, done.data);
    onClose();
  };
  return { form, saving, complete };
}

/** Completing asks for the feedback in the same step. Closing it changes nothing. */
export function CompleteDialog(props: CompleteDialogProps) {
  const { appointment, onClose } = props;
  const { form, saving, complete } = useComplete(props);
  const footer = (
    <>
      <Button disabled={saving} onClick={() => void complete('')}>
        Skip
      </Button>
      <Button type="primary" htmlType="submit" form={FORM} loading={saving}>
        Save
      </Button>
    </>
  );
  return (
    <Modal
      open
      title="Complete appointment"
      footer={footer}
      onCancel={onClose}
      mask={{ closable: !saving }}
      afterOpenChange={focusOnOpen(`${FORM}_feedback`)}
    >
      <p className="ad-quiet">
        {appointment.patient.name} · {formatDay(appointment.appointmentDate, AS_BOOKED)}, {timeSpan(appointment)}
      </p>
      <RuleForm<CompleteValues>
        form={form}
        id={FORM}
        busy={saving}
        onSubmit={({ feedback }) => complete(feedback)}
        initialValues={{ feedback: appointment.feedback ?? '' }}
      >
        <RuleField name="feedback" label="Feedback" rule={appointmentRules.feedback}>
          <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} placeholder="Findings, advice, prescription, next appointment" />
        </RuleField>
      </RuleForm>
    </Modal>
  );
}
