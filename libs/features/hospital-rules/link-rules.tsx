import { hospitalSettingsRules } from '@arogya/domain/hospital-rules/rules';
import {
  BY_THE_LINK,
  BY_THE_LINK_HINT,
  CONFIRMS_LABEL,
  CUT_OFF_CHOICES,
  CUT_OFF_LABEL,
  cutOffText,
  MOVES_HINT,
  MOVES_LABEL,
} from '@arogya/domain/hospital-rules/texts';
import { Panel } from '@arogya/ui/cards/panel';
import { NumberInput } from '@arogya/ui/form/number-input';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Checkbox, Form, Select } from 'antd';

/** The usual cut-offs, and the one that is set when another program has set an unusual one. */
const cutOffs = (present: number) =>
  [...new Set<number>([...CUT_OFF_CHOICES, present])]
    .toSorted((one, other) => one - other)
    .map((value) => ({ value, label: cutOffText(value) }));

/** What patients can do by the link of an appointment. */
export function LinkRules({ changeUntil }: { changeUntil: number }) {
  return (
    <Panel title={BY_THE_LINK} subtitle={BY_THE_LINK_HINT}>
      <div className="ad-settings-fields">
        <RuleField name="changeUntil" label={CUT_OFF_LABEL} rule={hospitalSettingsRules.changeUntil}>
          <Select options={cutOffs(changeUntil)} />
        </RuleField>
        <RuleField name="moves" label={MOVES_LABEL} rule={hospitalSettingsRules.moves} hint={MOVES_HINT}>
          <NumberInput min={0} max={20} precision={0} inputMode="numeric" />
        </RuleField>
      </div>
      <Form.Item name="patientConfirms" valuePropName="checked" noStyle>
        <Checkbox>{CONFIRMS_LABEL}</Checkbox>
      </Form.Item>
    </Panel>
  );
}
