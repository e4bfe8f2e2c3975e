import { flag, type Rule } from '@arogya/domain/rule';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Input, Radio } from 'antd';

const STATUS = [
  { value: true, label: 'Active' },
  { value: false, label: 'Inactive' },
];

/** Status is a choice of Active or Inactive (docs/spec/forms.md). */
export const StatusField = () => (
  <RuleField name="isActive" label="Status" rule={flag()} hint="Inactive entries are not offered in forms">
    <Radio.Group options={STATUS} />
  </RuleField>
);

interface WordsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly rule: Rule;
}

export const WordsField = ({ name, label, rule }: WordsFieldProps) => (
  <RuleField name={name} label={label} rule={rule}>
    <Input autoComplete="off" />
  </RuleField>
);

export const LongField = ({ name, label, rule }: WordsFieldProps) => (
  <RuleField name={name} label={label} rule={rule}>
    <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
  </RuleField>
);
