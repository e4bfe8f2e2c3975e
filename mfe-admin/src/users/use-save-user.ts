import { useCreateUserMutation, useUpdateUserMutation, type StaffUser } from '@arogya/api/users';
import { CREATE_USER_FAILED, UPDATE_USER_FAILED, USER_CREATED, USER_UPDATED } from '@arogya/domain/users/texts';
import { useVersioned } from '@arogya/features/versions/use-versioned';
import { useAct, useAttemptKey, type ApiFailure } from '@arogya/platform';
import type { FormInstance } from 'antd';
import { createBody, updateBody, userValues, type UserValues } from './user-form-values';

interface SaveUser {
  readonly form: FormInstance<UserValues>;
  readonly user: StaffUser | null;
  readonly onSaved: () => void;
}

/** Saves the user form: adds with one key per attempt, changes with the version that was read. */
export function useSaveUser({ form, user, onSaved }: SaveUser) {
  const [act, saving] = useAct();
  const [createUser] = useCreateUserMutation();
  const [updateUser] = useUpdateUserMutation();
  const { ifMatch, news, absorb } = useVersioned<StaffUser, UserValues>(form, user, userValues);
  const [key, renewKey] = useAttemptKey();

  const add = async (values: UserValues): Promise<ApiFailure | null> => {
    const body = createBody(values);
    const texts = { success: USER_CREATED, failure: CREATE_USER_FAILED, form };
    const done = await act(() => createUser({ 'Idempotency-Key': key, createUser: body }), texts);
    if (!done.ok && done.failure.status === 0) return done.failure;
    renewKey();
    return done.ok ? null : done.failure;
  };
  const change = async ({ id }: StaffUser, values: UserValues): Promise<ApiFailure | null> => {
    const body = updateBody(values);
    const texts = { success: USER_UPDATED, failure: UPDATE_USER_FAILED, form };
    const done = await act(() => updateUser({ id, ...(ifMatch ? { 'If-Match': ifMatch } : {}), updateUser: body }), texts);
    return done.ok ? null : done.failure;
  };
  const save = async (values: UserValues): Promise<void> => {
    const failure = user ? await change(user, values) : await add(values);
    if (failure) return void absorb(failure);
    if (!user) form.resetFields();
    onSaved();
  };
  return { save, saving, news };
}
