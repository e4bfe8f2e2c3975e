import { hasInLabel } from '@arogya/ui/form/label-search';
import { useActiveCitiesQuery, useActiveSpecialtiesQuery } from '@arogya/api/reference';
import { hospitalRules } from '@arogya/domain/hospitals/rules';
import { CHOICE_SEARCH, cityFrom, cityKey, cityKeyChoices, namedChoices, withKept, type Choice } from '@arogya/features/reference/choices';
import { useAddEntry } from '@arogya/features/reference/use-add-entry';
import { ActiveSwitch, FormSection, WideField } from '@arogya/ui/form/form-section';
import { RuleField } from '@arogya/ui/form/rule-form';
import { AutoComplete, Form, Input, Select } from 'antd';
import { useMemo } from 'react';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { BookingAddressField } from './booking-address-field';
import type { HospitalValues } from './hospital-form-values';

/** Browsers still list India's zone under its old name. */
const OLD_NAME = 'Asia/Calcutta';

const choice = (zone: string): Choice => ({ value: zone, label: zone.replaceAll('_', ' ') });

/** The zones that the browser knows, India's first. */
function zoneChoices(): Choice[] {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== DEFAULT_ZONE && zone !== OLD_NAME);
  return [{ value: DEFAULT_ZONE, label: 'India (Asia/Kolkata)' }, ...others.map(choice)];
}

const TYPES = [
  'Multi-speciality hospital',
  'Super-speciality hospital',
  'General hospital',
  'Nursing home',
  'Clinic',
  'Day-care centre',
  'Diagnostic centre',
];
const ACCREDITATIONS = ['NABH', 'NABH Entry Level', 'NABL', 'JCI', 'ISO 9001'];
const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
interface HospitalFieldsProps {
  /** The city key of the record, whose city may be inactive by now. */
  readonly keptCity: string;
  /** Only a new hospital chooses its booking address. */
  readonly isNew: boolean;
}

export function HospitalFields({ keptCity, isNew }: HospitalFieldsProps) {
  const cities = useActiveCitiesQuery();
  const form = Form.useFormInstance<HospitalValues>();
  const city = useAddEntry('city', ({ name, stateId }) => form.setFieldValue('city', cityKey(name, stateId)));
  const cityOptions = withKept(cityKeyChoices(cities.data), { value: keptCity, label: cityFrom(keptCity).city });
  return (
    <FormSection title="Hospital" hint="An inactive hospital cannot be booked" extra={<ActiveSwitch />}>
      <WideField>
        <RuleField name="name" label="Hospital name" rule={hospitalRules.name}>
          <Input autoComplete="off" />
        </RuleField>
      </WideField>
      {isNew ? (
        <WideField>
          <BookingAddressField />
        </WideField>
      ) : null}
      <RuleField name="city" label="City" rule={hospitalRules.city}>
        <Select options={cityOptions} loading={cities.isFetching} placeholder="Choose a city" showSearch={CHOICE_SEARCH} {...city.select} />
      </RuleField>
      {city.dialog}
      <RuleField name="address" label="Address" rule={hospitalRules.address}>
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
      </RuleField>
      <RuleField name="type" label="Type" rule={hospitalRules.type}>
        <AutoComplete options={plain(TYPES)} showSearch={{ filterOption: hasInLabel }} placeholder="Choose or type" />
      </RuleField>
      <RuleField name="accreditation" label="Accreditation" rule={hospitalRules.accreditation}>
        <AutoComplete options={plain(ACCREDITATIONS)} showSearch={{ filterOption: hasInLabel }} placeholder="Choose or type" />
      </RuleField>
    </FormSection>
  );
}

export function HospitalContactFields() {
  return (
    <FormSection title="Contact" hint="Shown to patients on the booking page">
      <RuleField name="phone" label="Phone" rule={hospitalRules.phone}>
        <Input type="tel" inputMode="tel" placeholder="+91" autoComplete="off" />
      </RuleField>
      <RuleField name="email" label="Email" rule={hospitalRules.email}>
        <Input type="email" inputMode="email" autoComplete="off" />
      </RuleField>
      <WideField>
        <RuleField name="website" label="Website" rule={hospitalRules.website}>
          <Input type="url" inputMode="url" autoComplete="off" />
        </RuleField>
      </WideField>
    </FormSection>
  );
}

export function HospitalCareFields() {
  const specialties = useActiveSpecialtiesQuery();
  const zones = useMemo(zoneChoices, []);
  const form = Form.useFormInstance<HospitalValues>();
  const specialty = useAddEntry('specialty', ({ name }) =>
    form.setFieldValue('specialties', [...(form.getFieldValue('specialties') as string[]), name]),
  );
  const kept = Form.useWatch<string | undefined>('timeZone') ?? '';
  return (
    <FormSection title="Care and calendar" hint="Dates and times of its appointments are in this time zone">
      <RuleField name="specialties" label="Specialties" rule={hospitalRules.specialties}>
        <Select
          mode="multiple"
          options={namedChoices(specialties.data)}
          loading={specialties.isFetching}
          maxTagCount="responsive"
          placeholder="Choose specialties"
          showSearch={CHOICE_SEARCH}
          {...specialty.select}
        />
      </RuleField>
      {specialty.dialog}
      <RuleField name="timeZone" label="Time zone" rule={hospitalRules.timeZone}>
        <Select options={withKept(zones, { value: kept, label: kept })} showSearch={CHOICE_SEARCH} />
      </RuleField>
    </FormSection>
  );
}
