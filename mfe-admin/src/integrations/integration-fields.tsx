import { useActiveHospitalsQuery } from '@arogya/api/hospitals';
import { INTEGRATION_SCOPE_NAMES } from '@arogya/domain/access';
import { integrationRules, PACE } from '@arogya/domain/integrations/rules';
import { ALL_HOSPITALS, SCOPE_TEXTS } from '@arogya/domain/integrations/texts';
import { LABEL_SEARCH } from '@arogya/ui/form/label-search';
import { NumberInput } from '@arogya/ui/form/number-input';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Checkbox, Input, Select } from 'antd';

const SCOPE_OPTIONS = INTEGRATION_SCOPE_NAMES.map((value) => ({
  value,
  label: (
    <span className="ad-scope">
      <code>{value}</code> <span>{SCOPE_TEXTS[value]}</span>
    </span>
  ),
}));

function HospitalField() {
  const { data, isFetching } = useActiveHospitalsQuery();
  const options = (data ?? []).map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` }));
  return (
    <RuleField
      name="hospitalId"
      label="Hospital"
      rule={integrationRules.hospitalId}
      hint="Whose rows alone it reaches. It cannot be changed later."
    >
      <Select options={options} loading={isFetching} placeholder={ALL_HOSPITALS} showSearch={LABEL_SEARCH} allowClear />
    </RuleField>
  );
}

/** What an administrator says of an integration; its hospital is asked for a new one only. */
export const IntegrationFields = ({ isNew }: { isNew: boolean }) => (
  <>
    <RuleField name="name" label="Name" rule={integrationRules.name} hint="The audit log names it so">
      <Input autoComplete="off" />
    </RuleField>
    <RuleField name="purpose" label="Purpose" rule={integrationRules.purpose}>
      <Input autoComplete="off" />
    </RuleField>
    <RuleField name="recipient" label="Recipient" rule={integrationRules.recipient} hint="Who receives the data that it reads">
      <Input autoComplete="off" />
    </RuleField>
    {isNew ? <HospitalField /> : null}
    <RuleField name="scopes" label="Scopes" rule={integrationRules.scopes} hint="What it may do, and nothing else">
      <Checkbox.Group className="ad-scopes" options={SCOPE_OPTIONS} role="group" aria-label="Scopes" />
    </RuleField>
    <RuleField name="perMinute" label="Calls a minute" rule={integrationRules.perMinute} hint="Over all of its keys">
      <NumberInput min={PACE.least} max={PACE.most} />
    </RuleField>
    <RuleField
      name="networks"
      label="Networks"
      rule={integrationRules.networks}
      hint="From which its keys are good, such as 203.0.113.0/24; from everywhere when left empty"
    >
      <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', ' ']} />
    </RuleField>
  </>
);
