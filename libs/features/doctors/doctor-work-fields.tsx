import { useActiveCitiesQuery, useActiveServicesQuery } from '@arogya/api/reference';
import { doctorRules } from '@arogya/domain/doctors/rules';
import { CHOICE_SEARCH, cityChoices, namedChoices, withKept, withOther, type Choice } from '@arogya/features/reference/choices';
import { FormSection, WideField } from '@arogya/ui/form/form-section';
import { RuleField } from '@arogya/ui/form/rule-form';
import { useAddEntry } from '@arogya/features/reference/use-add-entry';
import { NumberInput } from '@arogya/ui/form/number-input';
import { Form, Select } from 'antd';
import type { DoctorValues, OwnHospital } from './doctor-form-values';
import { HospitalChoice } from './hospital-choice';
import { TimeRangesField } from '@arogya/features/hours/time-ranges-field';
import { WorkingDaysField } from '@arogya/features/hours/working-days-field';

interface DoctorWorkFieldsProps {
  readonly own: OwnHospital | null;
  readonly keptHospital: Choice | null;
  readonly keptCity: string | null;
}

/** Where and when the doctor sees patients; the booking pages offer times accordingly. */
export function DoctorWorkFields({ own, keptHospital, keptCity }: DoctorWorkFieldsProps) {
  const cities = useActiveCitiesQuery();
  const services = useActiveServicesQuery();
  const form = Form.useFormInstance<DoctorValues>();
  const city = useAddEntry('city', ({ name }) => form.setFieldValue('city', name));
  const service = useAddEntry('service', ({ name }) =>
    form.setFieldValue('services', [...(form.getFieldValue('services') as string[]), name]),
  );
  const cityOptions = withOther(withKept(cityChoices(cities.data), keptCity ? { value: keptCity, label: keptCity } : null));
  return (
    <FormSection title="Work" hint="Patients can book on these days, during these hours">
      <HospitalChoice own={own} kept={keptHospital} />
      <RuleField name="city" label="City" rule={doctorRules.city}>
        <Select options={cityOptions} loading={cities.isFetching} placeholder="Choose a city" showSearch={CHOICE_SEARCH} {...city.select} />
      </RuleField>
      {city.dialog}
      <WideField>
        <RuleField name="workingDays" label="Working days" rule={doctorRules.workingDays}>
          <WorkingDaysField />
        </RuleField>
      </WideField>
      <WideField>
        <RuleField name="timeSlots" label="Hours on a working day" rule={doctorRules.timeSlots}>
          <TimeRangesField />
        </RuleField>
      </WideField>
      <RuleField name="consultationMinutes" label="Appointment length" rule={doctorRules.consultationMinutes}>
        <NumberInput step={5} precision={0} suffix="minutes" className="ad-full" />
      </RuleField>
      <RuleField name="services" label="Services" rule={doctorRules.services}>
        <Select
          mode="multiple"
          options={withOther(namedChoices(services.data))}
          loading={services.isFetching}
          placeholder="Choose services"
          maxTagCount="responsive"
          showSearch={CHOICE_SEARCH}
          {...service.select}
        />
      </RuleField>
      {service.dialog}
    </FormSection>
  );
}
