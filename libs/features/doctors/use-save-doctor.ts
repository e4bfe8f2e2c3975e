import { useCreateDoctorMutation, useUpdateDoctorMutation } from '@arogya/api/doctors';
import { useActiveHospitalsQuery } from '@arogya/api/hospitals';
import { DOCTOR_UPDATED } from '@arogya/domain/doctors/texts';
import { useVersioned } from '@arogya/features/versions/use-versioned';
import { useAct, useAttemptKey, type ApiFailure } from '@arogya/platform';
import type { FormInstance } from 'antd';
import { doctorBody, doctorValues, type DoctorValues, type OwnHospital } from './doctor-form-values';
import type { Doctor } from '@arogya/api/doctors';

interface SaveDoctor {
  readonly form: FormInstance<DoctorValues>;
  readonly doctor: Doctor | null;
  readonly own: OwnHospital | null;
  readonly addedText: string;
  readonly onSaved: () => void;
}

/** Saves the doctor form: adds with one key per attempt, changes with the version that was read. */
export function useSaveDoctor({ form, doctor, own, addedText, onSaved }: SaveDoctor) {
  const [act, saving] = useAct();
  const [createDoctor] = useCreateDoctorMutation();
  const [updateDoctor] = useUpdateDoctorMutation();
  const hospitals = useActiveHospitalsQuery(undefined, { skip: own !== null });
  const { ifMatch, news, absorb } = useVersioned<Doctor, DoctorValues>(form, doctor, doctorValues);
  const [key, renewKey] = useAttemptKey();
  const nameOf = (id: string): string =>
    (own?.id === id ? own.name : hospitals.data?.find((row) => row.id === id)?.name) ?? doctor?.hospitalName ?? '';

  const add = async (values: DoctorValues): Promise<ApiFailure | null> => {
    const body = doctorBody(values, nameOf);
    const done = await act(() => createDoctor({ 'Idempotency-Key': key, createDoctor: body }), {
      success: addedText,
      failure: 'Failed to create doctor profile.',
      form,
    });
    if (!done.ok && done.failure.status === 0) return done.failure;
    renewKey();
    return done.ok ? null : done.failure;
  };
  const change = async ({ id }: Doctor, values: DoctorValues): Promise<ApiFailure | null> => {
    const body = doctorBody(values, nameOf);
    const done = await act(() => updateDoctor({ id, ...(ifMatch ? { 'If-Match': ifMatch } : {}), updateDoctor: body }), {
      success: DOCTOR_UPDATED,
      failure: 'Failed to update doctor profile.',
      form,
    });
    return done.ok ? null : done.failure;
  };
  const save = async (values: DoctorValues): Promise<void> => {
    const failure = doctor ? await change(doctor, values) : await add(values);
    if (failure) return void absorb(failure);
    if (!doctor) form.resetFields();
    onSaved();
  };
  return { save, saving, news };
}
