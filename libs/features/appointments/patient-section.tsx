import { bookingFormRules } from '@arogya/domain/appointments/rules';
import { GENDER_LABELS, GENDERS } from '@arogya/domain/patients/rules';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Input, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import type { RecordField } from './booking-values';

const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }));

interface PatientSectionProps {
  /** Fields that were filled from the record and not changed: they are highlighted. */
  readonly prefilled: ReadonlySet<RecordField>;
  readonly onPhoneLeft: () => void;
  /** The result of the look-up, under the phone. */
  readonly found: ReactNode;
}

export function PatientSection({ prefilled, onPhoneLeft, found }: PatientSectionProps) {
  const look = (field: RecordField, own = '') => ({ className: `${own}${prefilled.has(field) ? ' ad-prefilled' : ''}` });
  return (
    <section className="ad-booking-part" aria-label="Patient">
      <h3>Patient</h3>
      <RuleField name="patientPhone" label="Phone Number" rule={bookingFormRules.patientPhone}>
        <Input type="tel" inputMode="tel" autoComplete="off" placeholder="+91 98450 12345" onBlur={onPhoneLeft} />
      </RuleField>
      {found}
      <RuleField name="patientName" label="Patient Name" rule={bookingFormRules.patientName}>
        <Input autoComplete="off" {...look('patientName')} />
      </RuleField>
      <div className="ad-booking-pair">
        <RuleField name="patientAge" label="Age" rule={bookingFormRules.patientAge}>
          <InputNumber precision={0} controls={false} inputMode="numeric" {...look('patientAge', 'ad-booking-age')} />
        </RuleField>
        <RuleField name="patientGender" label="Gender" rule={bookingFormRules.patientGender}>
          <Select allowClear options={GENDER_OPTIONS} {...look('patientGender')} />
        </RuleField>
      </div>
      <div className="ad-booking-pair">
        <RuleField name="patientEmail" label="Email" rule={bookingFormRules.patientEmail}>
          <Input type="email" autoComplete="off" {...look('patientEmail')} />
        </RuleField>
        <RuleField name="patientLocation" label="Location" rule={bookingFormRules.patientLocation}>
          <Input autoComplete="off" {...look('patientLocation')} />
        </RuleField>
      </div>
      <RuleField name="symptoms" label="Symptoms" rule={bookingFormRules.symptoms}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} {...look('symptoms')} />
      </RuleField>
    </section>
  );
}
