import '../booking/booking.css';
import './edit.css';
import type { Appointment } from '@arogya/api/appointments';
import { dayOfStart } from '@arogya/domain/clock';
import { can } from '@arogya/domain/access';
import { writesFeedback } from '@arogya/domain/appointments/feedback';
import { appointmentRules } from '@arogya/domain/appointments/rules';
import { useSession } from '@arogya/platform';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { RuleField, RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { ClashNotice } from '../booking/clash-notice';
import { editValues, type EditValues } from './edit-values';
import { MoveSection } from './move-section';
import { StaleNotice } from './stale-notice';
import { useEarlyQuestion } from './early-question';
import { statusOptions } from './status-choices';
import { useEdit } from './use-edit';
import { useStarts } from '@arogya/features/times/use-starts';
import { appointmentName } from '../appointment-labels';

const FORM = 'edit-appointment';

interface EditDialogProps {
  readonly appointment: Appointment;
  /** Shows the times at once, because the person wants to move it. */
  readonly moving?: boolean;
  readonly onClose: () => void;
}

/** Edit Appointment: status, notes, feedback, and another time or doctor. */
export function EditDialog({ appointment, moving: startMoving = false, onClose }: EditDialogProps) {
  const { role } = useSession();
  const [form] = Form.useForm<EditValues>();
  const [moving, setMoving] = useState(startMoving);
  const { save, busy, clash, forgetClash, stale, take, reload, read } = useEdit(form, appointment);
  const initial = editValues(appointment);
  const doctorId = Form.useWatch('doctorId', { form, preserve: true }) ?? initial.doctorId;
  const day = Form.useWatch('appointmentDate', { form, preserve: true }) ?? initial.appointmentDate;
  const times = useStarts({ doctorId: moving || clash ? doctorId : undefined, day, except: appointment.id });

  const { unlessEarly, question } = useEarlyQuestion();

  const send = async (): Promise<void> => {
    if (await save()) return onClose();
    times.refresh();
  };
  const submit = ({ status }: EditValues): void => unlessEarly(read, status, () => void send());
  const onChange = (changed: Partial<EditValues>): void => {
    if ('doctorId' in changed || 'appointmentDate' in changed) form.setFieldsValue({ appointmentTime: '' });
    if ('doctorId' in changed || 'appointmentTime' in changed) forgetClash();
  };
  const takeStart = (start: string): void => {
    form.setFieldsValue({ appointmentDate: dayOfStart(start), appointmentTime: start });
    form.submit();
  };
  const footer = <FormFoot form={FORM} submit="Save Changes" busy={busy} onCancel={onClose} />;
  return (
    <Modal
      open
      title="Edit Appointment"
      width={640}
      footer={footer}
      onCancel={onClose}
      mask={{ closable: false }}
      style={{ top: 32 }}
      classNames={{ body: 'ad-tall-dialog' }}
    >
      <p className="ad-edit-about">{appointmentName(read)}</p>
      {stale ? <StaleNotice theirs={stale} onTake={take} onReload={reload} /> : null}
      <RuleForm<EditValues> id={FORM} form={form} busy={busy} initialValues={initial} onSubmit={submit} onChange={onChange}>
        <RuleField name="status" label="Status" rule={appointmentRules.status}>
          <Select options={statusOptions(read)} />
        </RuleField>
        {clash ? <ClashNotice clash={clash} today={times.today} verb="Move to" busy={busy} onTake={takeStart} /> : null}
        <MoveSection
          appointment={read}
          moving={moving}
          times={times}
          withDoctor={can(role, 'appointments:create')}
          onMove={() => setMoving(true)}
          onDay={(next) => form.setFieldsValue({ appointmentDate: next })}
        />
        <RuleField name="notes" label="Notes" rule={appointmentRules.notes}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
        </RuleField>
        {writesFeedback(role) ? (
          <RuleField name="feedback" label="Feedback" rule={appointmentRules.feedback}>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
          </RuleField>
        ) : null}
      </RuleForm>
      {question}
    </Modal>
  );
}
