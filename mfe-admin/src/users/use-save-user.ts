import { useCreateUserMutation, useUpdateUserMutation, type StaffUser } from '@arogya/api/users';
import { CREATE_USER_FAILED, UPDATE_USER_FAILED, USER_CREATED, USER_UPDATED } from '@arogya/domain/users/texts';
import { useSaveRecord } from '@arogya/features/versions/use-save-record';
import type { FormInstance } from 'antd';
import { createBody, updateBody, userValues, type UserValues } from './user-form-values';

interface SaveUser {
  readonly form: FormInstance<UserValues>;
  readonly user: StaffUser | null;
  readonly onSaved: () => void;
}

export function useSaveUser({ form, user, onSaved }: SaveUser) {
  const [createUser] = useCreateUserMutation();
  const [updateUser] = useUpdateUserMutation();
  return useSaveRecord<StaffUser, UserValues>({
    form,
    record: user,
    valuesOf: userValues,
    create: (values, key) => createUser({ 'Idempotency-Key': key, createUser: createBody(values) }),
    change: (id, values, match) => updateUser({ id, ...match, updateUser: updateBody(values) }),
    success: user ? USER_UPDATED : USER_CREATED,
    failure: user ? UPDATE_USER_FAILED : CREATE_USER_FAILED,
    onSaved,
  });
}
