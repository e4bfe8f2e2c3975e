import './away.css';
import type { CalendarChangeFields, DoctorDayHours } from '@arogya/api/calendars';
import { changeRules } from '@arogya/domain/calendars/rules';
import { changeFrom, type TypedChange } from '@arogya/domain/calendars/typed';
import { NO_HOURS } from '@arogya/domain/calendars/texts';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import type { Rule } from '@arogya/domain/rule';
import { todayIn } from '@arogya/features/times/today';
import { TimeRangesField } from '@arogya/features/hours/time-ranges-field';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { RuleField, RuleForm } from '@arogya/ui/form/rule-form';
import { Checkbox, Form, Modal } from 'antd';
import { useState } from 'react';
import { AffectedDrawer } from './affected-drawer';
import type { AwayDoctor } from './away-doctor';
import { OneChip } from './chips';
import { DayInput } from './day-input';

const FORM = 'other-hours';

const WORK = [
  { value: 'hours', label: 'These hours' },
  { value: 'off', label: 'Not working' },
  { value: 'usual', label: 'As usual' },
] as const;

interface DayHoursValues {
  day: string;
  work: (typeof WORK)[number]['value'];
  ranges: string[];
  despiteClosure: boolean;
}

const NEW: DayHoursValues = { day: '', work: 'hours', ranges: [], despiteClosure: false };

const valuesOf = (day: DoctorDayHours | null): DayHoursValues =>
  day ? { day: day.day, work: day.ranges.length > 0 ? 'hours' : 'off', ranges: [...day.ranges], despiteClosure: day.despiteClosure } : NEW;

function changeOf({ day, work, ranges, despiteClosure }: DayHoursValues, doctorId: string): CalendarChangeFields {
  const change = { kind: 'dayHours' as const, doctorId, ...(day ? { day } : {}) };
  if (work === 'usual') return { ...change, usual: true };
  return { ...change, ranges: work === 'hours' ? ranges : [], despiteClosure: work === 'hours' && despiteClosure };
}

const rangesRule: Rule = {
  ...changeRules.ranges,
  optional: false,
  check: (value) => (Array.isArray(value) && value.length === 0 ? NO_HOURS : changeRules.ranges.check(value)),
};

interface OtherHoursProps {
  readonly doctor: AwayDoctor;
  /** A date that has other hours already; null: one is chosen. */
  readonly day: DoctorDayHours | null;
  readonly onClose: () => void;
}

/** Other hours on one date, then the appointments that it affects. */
export function OtherHours({ doctor, day, onClose }: OtherHoursProps) {
  const [form] = Form.useForm<DayHoursValues>();
  const [change, setChange] = useState<CalendarChangeFields | null>(null);
  const work = Form.useWatch('work', form) ?? valuesOf(day).work;
  const today = todayIn(doctor.hospital?.timeZone);
  const title = `Other hours of ${doctorName(doctor.fullName)}`;
  const submit = (typed: DayHoursValues): void => {
    const values = { ...valuesOf(day), ...typed };
    const next = changeOf(values, doctor.id);
    const read = changeFrom(next as TypedChange, today);
    if ('change' in read) return setChange(next);
    form.setFields(Object.entries(read.errors).map(([name, text]) => ({ name: name as keyof DayHoursValues, errors: [text] })));
  };
  const footer = <FormFoot form={FORM} submit="Save" busy={false} onCancel={onClose} />;
  return (
    <>
      <Modal open={change === null} title={title} width={520} footer={footer} onCancel={onClose} style={{ top: 48 }}>
        <RuleForm<DayHoursValues> id={FORM} form={form} initialValues={valuesOf(day)} onSubmit={submit}>
          <Form.Item name="day" label="Date">
            <DayInput label="Date" placeholder="24/11" today={today} />
          </Form.Item>
          <Form.Item name="work" label="On this date">
            <OneChip label="On this date" options={WORK} />
          </Form.Item>
          {work === 'hours' ? (
            <>
              <RuleField name="ranges" label="Hours" rule={rangesRule}>
                <TimeRangesField />
              </RuleField>
              <Form.Item name="despiteClosure" valuePropName="checked">
                <Checkbox>Works although the hospital is closed</Checkbox>
              </Form.Item>
            </>
          ) : null}
        </RuleForm>
      </Modal>
      <AffectedDrawer open={change !== null} title={title} change={change} onClose={() => setChange(null)} onMade={onClose} />
    </>
  );
}
