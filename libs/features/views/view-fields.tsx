import { SHARED_WITH, viewRules, VIEW_NAME_MAX, type SharedWith } from '@arogya/domain/views/rules';
import { SHARED_LABELS, VIEW_NAME } from '@arogya/domain/views/texts';
import { useSession } from '@arogya/platform';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Input, Select } from 'antd';

export interface ViewValues {
  readonly name: string;
  readonly sharedWith: SharedWith;
}

/** Name and readers of a view. Who has no hospital has nobody to share with there. */
export function ViewFields() {
  const { user } = useSession();
  const options = SHARED_WITH.filter((one) => one !== 'hospital' || user?.hospitalId).map((value) => ({
    value,
    label: SHARED_LABELS[value],
  }));
  return (
    <div className="ad-view-fields">
      <RuleField name="name" label={VIEW_NAME} rule={viewRules.name}>
        <Input maxLength={VIEW_NAME_MAX} autoComplete="off" />
      </RuleField>
      <RuleField name="sharedWith" label="Who sees it" rule={{ ...viewRules.sharedWith, optional: false }}>
        <Select options={options} />
      </RuleField>
    </div>
  );
}
