import { useLazyBookingAddressQuery } from '@arogya/api/hospitals';
import { hospitalRules } from '@arogya/domain/hospitals/rules';
import { bookingPath } from '@arogya/domain/hospitals/slug';
import { RuleField } from '@arogya/ui/form/rule-form';
import { Form, Input } from 'antd';
import { useEffect } from 'react';
import type { HospitalValues } from './hospital-form-values';

const HINT = 'Part of the address that patients open, made from the name. It stands in QR codes, so it stays when the name changes.';
const PAUSE_MS = 400;

/** The booking address of a new hospital: proposed from its name until somebody writes another one. */
export function BookingAddressField() {
  const form = Form.useFormInstance<HospitalValues>();
  const name = (Form.useWatch('name', form) ?? '').trim();
  const [ask] = useLazyBookingAddressQuery();
  useEffect(() => {
    if (hospitalRules.name.check(name) !== null) return undefined;
    let late = false;
    const propose = async (): Promise<void> => {
      const { data } = await ask({ name }, true);
      if (data && !late && !form.isFieldTouched('bookingSlug')) form.setFieldValue('bookingSlug', data.bookingSlug);
    };
    const timer = setTimeout(() => void propose(), PAUSE_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [ask, form, name]);
  return (
    <RuleField name="bookingSlug" label="Booking address" rule={hospitalRules.bookingSlug} hint={HINT}>
      <Input prefix={bookingPath('')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
    </RuleField>
  );
}
