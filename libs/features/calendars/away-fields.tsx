import { LEAVE_KINDS } from '@arogya/domain/calendars/change';
import { changeRules, SHORT } from '@arogya/domain/calendars/rules';
import { LEAVE_KIND_LABELS } from '@arogya/domain/calendars/texts';
import type { Day } from '@arogya/domain/clock';
import { WorkingDaysField } from '@arogya/features/hours/working-days-field';
import { Form, Input } from 'antd';
import { RuleField } from '@arogya/ui/form/rule-form';
import { SPANS, type AwayValues } from './away-values';
import { DayInput } from './day-input';
import { OneChip, SomeChips } from './chips';
import { WEEKS } from './leave-text';

const PARTS = [
  { value: 'day', label: 'Whole day' },
  { value: 'part', label: 'Part of the day' },
] as const;
const KINDS = LEAVE_KINDS.map((value) => ({ value, label: LEAVE_KIND_LABELS[value] }));

/** The days that are typed, and on which weekdays it comes again. */
function Days({ today }: { today: Day }) {
  const span = Form.useWatch<AwayValues['span']>('span');
  if (span !== 'dates' && span !== 'every') return null;
  return (
    <>
      {span === 'every' ? (
        <>
          <Form.Item name="weekdays" label="Weekdays">
            <WorkingDaysField />
          </Form.Item>
          <Form.Item name="weeks" label="Of the month" extra="None chosen: every week">
            <SomeChips label="Of the month" options={WEEKS} />
          </Form.Item>
        </>
      ) : null}
      <div className="ad-away-pair">
        <Form.Item name="from" label={span === 'every' ? 'Starting' : 'First day'}>
          <DayInput label="First day" placeholder={span === 'every' ? 'Today' : '24/11'} today={today} />
        </Form.Item>
        <Form.Item name="to" label={span === 'every' ? 'Until' : 'Last day'}>
          <DayInput label="Last day" placeholder={span === 'every' ? 'A year' : 'The same'} today={today} />
        </Form.Item>
      </div>
    </>
  );
}

/** The times between which the doctor is away, where it is not the whole day. */
function Times() {
  if (Form.useWatch<AwayValues['part']>('part') !== 'part') return null;
  return (
    <div className="ad-away-pair">
      <Form.Item name="fromTime" label="From">
        <Input type="time" />
      </Form.Item>
      <Form.Item name="toTime" label="To">
        <Input type="time" />
      </Form.Item>
    </div>
  );
}

export function AwayFields({ today }: { today: Day }) {
  return (
    <>
      <Form.Item name="span" label="When">
        <OneChip label="When" options={SPANS} />
      </Form.Item>
      <Days today={today} />
      <Form.Item name="part" label="Time">
        <OneChip label="Time" options={PARTS} />
      </Form.Item>
      <Times />
      <Form.Item name="leaveKind" label="Kind" extra="Patients only see “On leave”">
        <OneChip label="Kind" options={KINDS} />
      </Form.Item>
      <RuleField name="reason" label="Note for staff" rule={changeRules.reason}>
        <Input maxLength={SHORT} autoComplete="off" />
      </RuleField>
    </>
  );
}
