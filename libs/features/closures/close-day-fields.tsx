import { SHORT } from '@arogya/domain/calendars/rules';
import { closedAlready, NO_DAY, REPLACES } from '@arogya/domain/holidays/texts';
import { note, type Rule } from '@arogya/domain/rule';
import { TypedDayInput } from '@arogya/features/times/typed-day-input';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Form, Input, Segmented } from 'antd';
import type { CloseValues, HospitalDays } from './close-values';

const PARTS = [
  { value: 'day', label: 'Whole day' },
  { value: 'part', label: 'Part of the day' },
];

const CHOSEN_DAY: Rule = { optional: false, schema: { type: 'string' }, check: (value) => (value ? null : NO_DAY) };

interface DayInputProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (day: string) => void;
  readonly place: HospitalDays;
}

const DayInput = ({ id, value = '', onChange, place }: DayInputProps) => (
  <TypedDayInput
    id={id}
    label="Day"
    placeholder="24/12, tomorrow, +3"
    value={value}
    today={place.today}
    onChange={(day) => onChange?.(day)}
  />
);

/** The times between which the hospital is closed; one that is empty is that of the day itself. */
const Times = () => (
  <div className="ad-close-times">
    <Form.Item name="fromTime" label="From" extra="Empty: from the morning">
      <Input type="time" />
    </Form.Item>
    <Form.Item name="toTime" label="To" extra="Empty: for the rest of the day">
      <Input type="time" />
    </Form.Item>
  </div>
);

/** One closed day, with the name that patients read. */
export function CloseDayFields({ place }: { place: HospitalDays }) {
  const day = Form.useWatch<CloseValues['day']>('day');
  const part = Form.useWatch<CloseValues['part']>('part');
  const before = place.closed.find((one) => one.day === day);
  return (
    <>
      <RuleField name="day" label="Day" rule={CHOSEN_DAY} hint={before ? `${closedAlready(before.name)}. ${REPLACES}` : undefined}>
        <DayInput place={place} />
      </RuleField>
      <RuleField name="name" label="Name" rule={note(SHORT)} hint="Patients read 'Closed: Diwali'">
        <Input maxLength={SHORT} placeholder="Diwali" autoComplete="off" />
      </RuleField>
      <Form.Item name="part" label="Time">
        <Segmented aria-label="Time" options={PARTS} />
      </Form.Item>
      {part === 'part' ? <Times /> : null}
    </>
  );
}
