import type { StaffUser } from '@arogya/api/users';
import { StaleNewsAlert } from '@arogya/features/versions/stale-news-alert';
import { FormFoot } from '@arogya/ui/form/form-foot';
import { LONG_FORM } from '@arogya/ui/form/form-section';
import { RuleForm } from '@arogya/ui/form/rule-form';
import { Form, Modal } from 'antd';
import { useMemo } from 'react';
import { useSaveUser } from './use-save-user';
import { UserFields } from './user-fields';
import { NEW_USER, userValues, type UserValues } from './user-form-values';

const FORM = 'user';

interface UserFormDialogProps {
  readonly open: boolean;
  /** null: a new user. */
  readonly user: StaffUser | null;
  readonly onClose: () => void;
}

/** Add or edit a staff account. It stays mounted, so that a draft survives closing; give it a `key` per record and version. */
export function UserFormDialog({ open, user, onClose }: UserFormDialogProps) {
  const [form] = Form.useForm<UserValues>();
  const initial = useMemo(() => (user ? userValues(user) : NEW_USER), [user]);
  const { save, saving, news } = useSaveUser({ form, user, onSaved: onClose });
  const kept = user?.hospitalId ? { value: user.hospitalId, label: user.hospitalName ?? 'Current hospital' } : null;
  const footer = <FormFoot form={FORM} submit={user ? 'Save User' : 'Add User'} busy={saving} onCancel={onClose} />;
  return (
    <Modal open={open} title={user ? 'Edit User' : 'Add User'} footer={footer} onCancel={onClose} {...LONG_FORM}>
      <StaleNewsAlert news={news} />
      <RuleForm<UserValues> form={form} id={FORM} initialValues={initial} busy={saving} onSubmit={save}>
        <UserFields user={user} keptHospital={kept} />
      </RuleForm>
    </Modal>
  );
}
