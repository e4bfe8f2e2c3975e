import { AS_THE_HOSPITAL, LANGUAGE_LABELS, LANGUAGE_OF_MESSAGES } from '@arogya/domain/languages/labels';
import { LANGUAGES } from '@arogya/domain/languages/languages';
import { GENDERS, GENDER_LABELS, patientRules } from '@arogya/domain/patients/rules';
import { OF_HOSPITAL_HINT } from '@arogya/domain/patients/texts';
import { scopeOf } from '@arogya/domain/access';
import { useSession } from '@arogya/platform';
import { FormSection, WideField } from '@arogya/ui/form/form-section';
import { RuleField } from '@arogya/ui/form/rule-form';
import { NumberInput } from '@arogya/ui/form/number-input';
import { Input, Select } from 'antd';

const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }));
const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }));
const FULL = { width: '100%' } as const;

function PersonFields() {
  return (
    <FormSection title="Person">
      <RuleField name="name" label="Name" rule={patientRules.name}>
        <Input autoComplete="off" />
      </RuleField>
      <RuleField name="phone" label="Phone" rule={patientRules.phone}>
        <Input type="tel" inputMode="tel" placeholder="+91" autoComplete="off" />
      </RuleField>
      <RuleField name="email" label="Email" rule={patientRules.email}>
        <Input type="email" inputMode="email" autoComplete="off" />
      </RuleField>
      <RuleField name="age" label="Age" rule={patientRules.age}>
        <NumberInput precision={0} suffix="years" style={FULL} />
      </RuleField>
      <RuleField name="gender" label="Gender" rule={patientRules.gender}>
        <Select options={GENDER_OPTIONS} placeholder="Not stated" allowClear />
      </RuleField>
      <RuleField name="location" label="Location" rule={patientRules.location}>
        <Input autoComplete="off" />
      </RuleField>
      <RuleField name="language" label={LANGUAGE_OF_MESSAGES} rule={patientRules.language}>
        <Select options={LANGUAGE_OPTIONS} placeholder={AS_THE_HOSPITAL} allowClear />
      </RuleField>
      <WideField>
        <RuleField name="address" label="Address" rule={patientRules.address}>
          <Input autoComplete="off" />
        </RuleField>
      </WideField>
    </FormSection>
  );
}

const CareFields = ({ hint }: { hint: string | undefined }) => (
  <FormSection title="Care" hint={hint}>
    <WideField>
      <RuleField name="symptoms" label="Symptoms" rule={patientRules.symptoms}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
      </RuleField>
    </WideField>
    <WideField>
      <RuleField name="notes" label="Notes" rule={patientRules.notes}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
      </RuleField>
    </WideField>
  </FormSection>
);

/** The fields of the patient edit form (docs/spec/forms.md). */
export function PatientFields() {
  const ofHospital = scopeOf(useSession().user?.role, 'patients:write') === 'scoped';
  return (
    <>
      <PersonFields />
      <CareFields hint={ofHospital ? OF_HOSPITAL_HINT : undefined} />
    </>
  );
}
