import { foldedText } from '@arogya/domain/search/folding';
import { useActiveHospitalsQuery } from '@arogya/api/hospitals';
import { doctorRules } from '@arogya/domain/doctors/rules';
import { OTHER_HOSPITAL } from '@arogya/domain/doctors/texts';
import { withKept, type Choice } from '@arogya/features/reference/choices';
import { useAddLink } from '@arogya/features/reference/use-add-link';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Form, Input, Select } from 'antd';
import { OTHER, hospitalChoiceRule, type DoctorValues, type OwnHospital } from './doctor-form-values';

interface HospitalRow {
  readonly id: string;
  readonly name: string;
  readonly city: string;
}

/** The active hospitals by name and city, the one that the doctor has, and last 'Other (Type manually)'. */
export const hospitalChoices = (rows: readonly HospitalRow[] | undefined, kept: Choice | null): Choice[] => [
  ...withKept(
    (rows ?? []).map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` })),
    kept,
  ),
  { value: OTHER, label: OTHER_HOSPITAL },
];

/** A hospital administrator's doctors belong to the own hospital: there is no choice. */
function FixedHospital({ own }: { own: OwnHospital }) {
  return (
    <Form.Item label="Hospital">
      <span className="ad-fixed-value">{own.name}</span>
      <Form.Item name="hospitalId" hidden noStyle>
        <Input type="hidden" />
      </Form.Item>
    </Form.Item>
  );
}

interface HospitalChoiceProps {
  readonly own: OwnHospital | null;
  /** The hospital that the doctor already has, which may be inactive by now. */
  readonly kept: Choice | null;
}

export function HospitalChoice({ own, kept }: HospitalChoiceProps) {
  const form = Form.useFormInstance<DoctorValues>();
  const chosen = Form.useWatch('hospitalId', form);
  const hospitals = useActiveHospitalsQuery(undefined, { skip: own !== null });
  const add = useAddLink('hospital', hospitals.refetch);
  if (own) return <FixedHospital own={own} />;
  const follow = (id: string): void => {
    if (id === OTHER) return void requestAnimationFrame(() => form.focusField('hospitalName'));
    const city = hospitals.data?.find((row) => row.id === id)?.city;
    if (city && !form.getFieldValue('city')) form.setFieldValue('city', city);
  };
  return (
    <>
      <RuleField name="hospitalId" label="Hospital" rule={hospitalChoiceRule}>
        <Select
          options={hospitalChoices(hospitals.data, kept)}
          loading={hospitals.isFetching}
          placeholder="Choose a hospital"
          showSearch={{
            filterOption: (typed, option) => option?.value === OTHER || foldedText(option?.label ?? '').includes(foldedText(typed)),
          }}
          onSelect={(id: string) => follow(id)}
          {...add}
        />
      </RuleField>
      {chosen === OTHER ? (
        <RuleField name="hospitalName" label="Hospital name" rule={doctorRules.hospitalName}>
          <Input autoComplete="off" />
        </RuleField>
      ) : null}
    </>
  );
}
