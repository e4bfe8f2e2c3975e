import { useCreateDoctorMutation, useUpdateDoctorMutation, type Doctor } from '@arogya/api/doctors';
import { useActiveHospitalsQuery } from '@arogya/api/hospitals';
import { DOCTOR_UPDATED } from '@arogya/domain/doctors/texts';
import { useSaveRecord } from '@arogya/features/versions/use-save-record';
import type { FormInstance } from 'antd';
import { doctorBody, doctorValues, type DoctorValues, type OwnHospital } from './doctor-form-values';

interface SaveDoctor {
  readonly form: FormInstance<DoctorValues>;
  readonly doctor: Doctor | null;
  readonly own: OwnHospital | null;
  readonly addedText: string;
  readonly onSaved: (doctor: Doctor) => void;
}

export function useSaveDoctor({ form, doctor, own, addedText, onSaved }: SaveDoctor) {
  const [createDoctor] = useCreateDoctorMutation();
  const [updateDoctor] = useUpdateDoctorMutation();
  const hospitals = useActiveHospitalsQuery(undefined, { skip: own !== null });
  const nameOf = (id: string): string =>
    (own?.id === id ? own.name : hospitals.data?.find((row) => row.id === id)?.name) ?? doctor?.hospitalName ?? '';
  return useSaveRecord<Doctor, DoctorValues>({
    form,
    record: doctor,
    valuesOf: doctorValues,
    create: (values, key) => createDoctor({ 'Idempotency-Key': key, createDoctor: doctorBody(values, nameOf) }),
    change: (id, values, match) => updateDoctor({ id, ...match, updateDoctor: doctorBody(values, nameOf) }),
    success: doctor ? DOCTOR_UPDATED : addedText,
    failure: doctor ? 'Failed to update doctor profile.' : 'Failed to create doctor profile.',
    onSaved,
  });
}
