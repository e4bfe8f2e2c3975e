import { useCreateHospitalMutation, useUpdateHospitalMutation } from '@arogya/api/hospitals';
import { HOSPITAL_CREATED, HOSPITAL_UPDATED } from '@arogya/domain/hospitals/texts';
import { useVersioned } from '@arogya/features/versions/use-versioned';
import { useAct, useAttemptKey, type ApiFailure } from '@arogya/platform';
import type { FormInstance } from 'antd';
import { hospitalBody, hospitalValues, type HospitalValues } from './hospital-form-values';
import type { Hospital } from '@arogya/api/hospitals';

interface SaveHospital {
  readonly form: FormInstance<HospitalValues>;
  readonly hospital: Hospital | null;
  readonly onSaved: () => void;
}

/** Saves the hospital form: adds with one key per attempt, changes with the version that was read. */
export function useSaveHospital({ form, hospital, onSaved }: SaveHospital) {
  const [act, saving] = useAct();
  const [createHospital] = useCreateHospitalMutation();
  const [updateHospital] = useUpdateHospitalMutation();
  const { ifMatch, news, absorb } = useVersioned<Hospital, HospitalValues>(form, hospital, hospitalValues);
  const [key, renewKey] = useAttemptKey();

  const add = async (values: HospitalValues): Promise<ApiFailure | null> => {
    const done = await act(() => createHospital({ 'Idempotency-Key': key, createHospital: hospitalBody(values) }), {
      success: HOSPITAL_CREATED,
      failure: 'Failed to create hospital.',
      form,
    });
    if (!done.ok && done.failure.status === 0) return done.failure;
    renewKey();
    return done.ok ? null : done.failure;
  };
  const change = async ({ id }: Hospital, values: HospitalValues): Promise<ApiFailure | null> => {
    const done = await act(
      () => updateHospital({ id, ...(ifMatch ? { 'If-Match': ifMatch } : {}), updateHospital: hospitalBody(values) }),
      {
        success: HOSPITAL_UPDATED,
        failure: 'Failed to update hospital.',
        form,
      },
    );
    return done.ok ? null : done.failure;
  };
  const save = async (values: HospitalValues): Promise<void> => {
    const failure = hospital ? await change(hospital, values) : await add(values);
    if (failure) return void absorb(failure);
    if (!hospital) form.resetFields();
    onSaved();
  };
  return { save, saving, news };
}
