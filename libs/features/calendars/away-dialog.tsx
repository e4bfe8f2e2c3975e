import './away.css';
import type { CalendarChangeFields } from '@arogya/api/calendars';
import { labelOfDay, type Day } from '@arogya/domain/clock';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Modal } from 'antd';
import type { ReactNode } from 'react';
import { AwayFields } from './away-fields';
import { awayChange, awayErrors, daysOf, newAway, type AwayValues } from './away-values';
import { leaveText } from './leave-text';

const FORM = 'away';

interface AwayDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly doctorId: string;
  /** At the doctor's hospital. */
  readonly today: Day;
  /** Below the form. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
  readonly onSave: (change: CalendarChangeFields) => void;
}

/** 'Away Tue 24 Nov 2026', as far as it can be said already. */
function awayLine(values: AwayValues | undefined, today: Day): string {
  if (!values) return '';
  const { from, to } = daysOf(values, today);
  const { span, part, fromTime, toTime, weekdays, weeks } = values;
  if (!from || !to || to < from || (span === 'every' && weekdays.length === 0)) return '';
  const times = part === 'part' ? { fromTime, toTime } : { fromTime: null, toTime: null };
  return `Away ${leaveText({ from, to, ...times, weekdays: span === 'every' ? weekdays : null, weeks: span === 'every' ? weeks : null })}`;
}

/** Which days and hours a doctor is away. Saving shows the appointments that it affects, before anything is written. */
export function AwayDialog({ open, title, doctorId, today, children, onClose, onSave }: AwayDialogProps) {
  const [form] = Form.useForm<AwayValues>();
  const values = Form.useWatch([], form);
  const submit = (typed: AwayValues): void => {
    const all = { ...newAway(), ...typed };
    const change = awayChange(all, doctorId, today);
    const errors = awayErrors(all, change, today);
    if (!errors) return onSave(change);
    const fields = Object.entries(errors).map(([name, text]) => ({ name: name as keyof AwayValues, errors: [text] }));
    form.setFields(fields);
    if (fields[0]) form.scrollToField(fields[0].name, { focus: true });
  };
  // What is wrong may lie between two fields: it is said until one of them changes.
  const forgive = (): void => form.setFields(Object.keys(newAway()).map((name) => ({ name: name as keyof AwayValues, errors: [] })));
  return (
    <Modal
      open={open}
      title={title}
      width={520}
      footer={<FormFoot form={FORM} submit="Save" busy={false} onCancel={onClose} />}
      onCancel={onClose}
      style={{ top: 48 }}
    >
      <RuleForm<AwayValues> id={FORM} form={form} initialValues={newAway()} onSubmit={submit} onChange={forgive}>
        <AwayFields today={today} />
      </RuleForm>
      <p className="ad-away-line" role="status">
        {awayLine(values && { ...newAway(), ...values }, today) || `Today is ${labelOfDay(today)}`}
      </p>
      {children}
    </Modal>
  );
}
