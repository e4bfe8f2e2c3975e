import { useCreateHospitalMutation, useUpdateHospitalMutation, type Hospital } from '@arogya/api/hospitals';
import { HOSPITAL_CREATED, HOSPITAL_UPDATED } from '@arogya/domain/hospitals/texts';
import { useSaveRecord } from '@arogya/features/versions/use-save-record';
import type { FormInstance } from 'antd';
import { hospitalBody, hospitalValues, type HospitalValues } from './hospital-form-values';

interface SaveHospital {
  readonly form: FormInstance<HospitalValues>;
  readonly hospital: Hospital | null;
  readonly onSaved: () => void;
}

export function useSaveHospital({ form, hospital, onSaved }: SaveHospital) {
  const [createHospital] = useCreateHospitalMutation();
  const [updateHospital] = useUpdateHospitalMutation();
  return useSaveRecord<Hospital, HospitalValues>({
    form,
    record: hospital,
    valuesOf: hospitalValues,
    create: (values, key) =>
      createHospital({
        'Idempotency-Key': key,
        createHospital: { ...hospitalBody(values), ...(values.bookingSlug ? { bookingSlug: values.bookingSlug } : {}) },
      }),
    change: (id, values, match) => updateHospital({ id, ...match, updateHospital: hospitalBody(values) }),
    success: hospital ? HOSPITAL_UPDATED : HOSPITAL_CREATED,
    failure: hospital ? 'Failed to update hospital.' : 'Failed to create hospital.',
    onSaved,
  });
}
