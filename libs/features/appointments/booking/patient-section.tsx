import { bookingFormRules } from '@arogya/domain/appointments/rules';
import { latinDigits } from '@arogya/domain/phones/plain';
import { RuleField } from '@arogya/ui/form/rule-form';
import { NumberInput } from '@arogya/ui/form/number-input';
import { Input } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import type { RecordField } from './booking-values';
import { REPORTED_INTO_NOTES } from './booking-texts';
import { GenderSelect } from './gender-select';

interface PhoneFieldProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (phone: string) => void;
  readonly onEnter: () => void;
  readonly onLeft: () => void;
}

/** Digits of any script become 0 to 9, so that everybody can read and dial them. */
function PhoneField({ id, value = '', onChange, onEnter, onLeft }: PhoneFieldProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    onEnter();
  };
  return (
    <Input
      {...(id ? { id } : {})}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      placeholder="+91 98450 12345"
      value={value}
      onChange={({ target }) => onChange?.(latinDigits(target.value))}
      onKeyDown={onKeyDown}
      onBlur={onLeft}
    />
  );
}

interface PatientSectionProps {
  /** Fields that were filled from the record and not changed: they are highlighted. */
  readonly prefilled: ReadonlySet<RecordField>;
  readonly onPhoneEnter: () => void;
  readonly onPhoneLeft: () => void;
  readonly onGenderLeft: () => void;
  /** The result of the look-up, under the phone. */
  readonly found: ReactNode;
  /** A known patient is shown so, and their fields are not. */
  readonly card: ReactNode;
  /** What the person said differently from the record. */
  readonly reported: readonly string[];
}

export function PatientSection(props: PatientSectionProps) {
  const { prefilled, onPhoneEnter, onPhoneLeft, onGenderLeft, found, card, reported } = props;
  const look = (field: RecordField, own = '') => ({ className: `${own}${prefilled.has(field) ? ' ad-prefilled' : ''}` });
  return (
    <section className="ad-booking-part" aria-label="Patient">
      <h3>Patient</h3>
      <RuleField name="patientPhone" label="Phone Number" rule={bookingFormRules.patientPhone}>
        <PhoneField onEnter={onPhoneEnter} onLeft={onPhoneLeft} />
      </RuleField>
      {found}
      {card}
      <div hidden={Boolean(card)}>
        <RuleField name="patientName" label="Patient Name" rule={bookingFormRules.patientName}>
          <Input autoComplete="off" {...look('patientName')} />
        </RuleField>
        <div className="ad-booking-pair">
          <RuleField name="patientAge" label="Age" rule={bookingFormRules.patientAge}>
            <NumberInput precision={0} controls={false} inputMode="numeric" {...look('patientAge', 'ad-booking-age')} />
          </RuleField>
          <RuleField name="patientGender" label="Gender" rule={bookingFormRules.patientGender}>
            <GenderSelect onLeft={onGenderLeft} {...look('patientGender')} />
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
      </div>
      <RuleField name="symptoms" label="Symptoms" rule={bookingFormRules.symptoms}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} {...look('symptoms')} />
      </RuleField>
      {reported.length > 0 ? (
        <p className="ad-lookup" role="status">
          <strong>{REPORTED_INTO_NOTES}</strong> {reported.join('; ')}
        </p>
      ) : null}
    </section>
  );
}
