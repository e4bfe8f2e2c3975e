import { LABEL_SEARCH } from '@arogya/ui/form/label-search';
import { useActiveSpecialtiesQuery } from '@arogya/api/reference';
import { doctorRules } from '@arogya/domain/doctors/rules';
import { namedChoices, withOther } from '@arogya/features/reference/choices';
import { ActiveSwitch, FormSection } from '@arogya/ui/form/form-section';
import { RuleField } from '@arogya/ui/form/rule-form';
import { useAddEntry } from '@arogya/features/reference/use-add-entry';
import { NumberInput } from '@arogya/ui/form/number-input';
import { AutoComplete, Form, Input } from 'antd';
import type { DoctorValues } from './doctor-form-values';

/** Who the doctor is. The specialty is one of the active ones, or Other; typing narrows them. */
export function DoctorProfileFields() {
  const specialties = useActiveSpecialtiesQuery();
  const form = Form.useFormInstance<DoctorValues>();
  const specialty = useAddEntry('specialty', ({ name }) => form.setFieldValue('specialty', name));
  return (
    <FormSection title="Profile" hint="Who the doctor is and how to reach them" extra={<ActiveSwitch />}>
      <RuleField name="fullName" label="Full name" rule={doctorRules.fullName}>
        <Input autoComplete="off" />
      </RuleField>
      <RuleField name="specialty" label="Specialty" rule={doctorRules.specialty}>
        <AutoComplete
          options={withOther(namedChoices(specialties.data))}
          placeholder="Choose"
          showSearch={LABEL_SEARCH}
          {...specialty.select}
        />
      </RuleField>
      {specialty.dialog}
      <RuleField name="phone" label="Phone" rule={doctorRules.phone}>
        <Input type="tel" inputMode="tel" placeholder="+91" autoComplete="off" />
      </RuleField>
      <RuleField name="email" label="Email" rule={doctorRules.email}>
        <Input type="email" inputMode="email" autoComplete="off" />
      </RuleField>
      <RuleField name="licenseNumber" label="License number" rule={doctorRules.licenseNumber}>
        <Input autoComplete="off" />
      </RuleField>
      <RuleField name="experience" label="Experience" rule={doctorRules.experience}>
        <NumberInput min={0} precision={0} suffix="years" className="ad-full" />
      </RuleField>
    </FormSection>
  );
}
