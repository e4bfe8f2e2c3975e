import type { AffectedAppointment, AffectedDecision } from '@arogya/api/calendars';
import { bookingFormRules } from '@arogya/domain/appointments/rules';
import { AS_BOOKED, dayOfStart, type Day } from '@arogya/domain/clock';
import { DayField } from '@arogya/features/times/day-field';
import { DoctorSelect } from '@arogya/features/doctor-choice/doctor-select';
import { StartField } from '@arogya/features/times/start-field';
import { useStarts } from '@arogya/features/times/use-starts';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { RuleField, RuleForm } from '@arogya/ui/form/rule-form';
import { formatDateTime } from '@arogya/ui/look/formats';
import { Form, Modal } from 'antd';

const FORM = 'other-time';

interface PlaceValues {
  doctorId: string;
  appointmentDate: Day;
  appointmentTime: string;
}

interface OtherTimeProps {
  readonly row: AffectedAppointment;
  readonly onClose: () => void;
  readonly onChoose: (decision: AffectedDecision) => void;
}

/** Another time, or another doctor, for one affected appointment. */
export function OtherTime({ row, onClose, onChoose }: OtherTimeProps) {
  const [form] = Form.useForm<PlaceValues>();
  const doctorId = Form.useWatch('doctorId', form) ?? row.doctorId;
  const day = Form.useWatch('appointmentDate', form) ?? dayOfStart(row.appointmentDate);
  const times = useStarts({ doctorId, day });
  const initial = { doctorId: row.doctorId, appointmentDate: dayOfStart(row.appointmentDate) };
  const submit = ({ doctorId: chosen, appointmentTime: at }: PlaceValues): void =>
    onChoose(chosen === row.doctorId ? { act: 'move', at } : { act: 'reassign', doctorId: chosen, at });
  const onChange = (changed: Partial<PlaceValues>): void => {
    if ('doctorId' in changed || 'appointmentDate' in changed) form.setFieldsValue({ appointmentTime: undefined as never });
  };
  return (
    <Modal
      open
      title={`${row.patientName}, ${formatDateTime(row.appointmentDate, AS_BOOKED)}`}
      width={640}
      footer={<FormFoot form={FORM} submit="Choose" busy={false} onCancel={onClose} />}
      onCancel={onClose}
      style={{ top: 32 }}
    >
      <RuleForm<PlaceValues> id={FORM} form={form} busy={false} initialValues={initial} onSubmit={submit} onChange={onChange}>
        <RuleField name="doctorId" label="Doctor" rule={bookingFormRules.doctorId}>
          <DoctorSelect label="Doctor" placeholder="Type a name, specialty or hospital" />
        </RuleField>
        <RuleField name="appointmentDate" label="Date" rule={bookingFormRules.appointmentDate}>
          <DayField today={times.today} />
        </RuleField>
        <RuleField name="appointmentTime" label="Time" rule={bookingFormRules.appointmentTime}>
          <StartField times={times} onDay={(next) => form.setFieldsValue({ appointmentDate: next })} />
        </RuleField>
      </RuleForm>
    </Modal>
  );
}
