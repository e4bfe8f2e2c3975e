import './users-page.css';
import { DeleteOutlined, EditOutlined, LogoutOutlined, PlusOutlined, SafetyOutlined } from '@ant-design/icons';
import type { StaffUser } from '@arogya/api/users';
import { SIGN_OUT_EVERYWHERE } from '@arogya/domain/auth/texts';
import { REMOVE_FACTOR } from '@arogya/domain/users/texts';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { LIST_KEYS } from '@arogya/features/keyboard/list-keys';
import { useAddByAddress } from '@arogya/features/reference/use-add-link';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { useRecordInList } from '@arogya/features/records/use-record-in-list';
import { PageHeader } from '@arogya/platform';
import { fullNameOf } from '@arogya/ui/look/formats';
import { RowMenu } from '@arogya/ui/table/row-menu';
import { Button } from 'antd';
import { useState } from 'react';
import { AccountAction, type AccountActionKind } from './account-action';
import { DeleteUser } from './delete-user';
import { DoubtfulNames } from './doubtful-names';
import { UserDrawer } from './user-drawer';
import { UserFormDialog } from './user-form-dialog';
import { UsersList } from './users-list';

interface FormState {
  readonly open: boolean;
  readonly user: StaffUser | null;
}

interface UserActionsProps {
  readonly user: StaffUser;
  readonly onEdit: () => void;
  readonly onAct: (kind: AccountActionKind) => void;
  readonly onDelete: () => void;
}

function UserActions({ user, onEdit, onAct, onDelete }: UserActionsProps) {
  const items = [
    { key: 'edit', label: 'Edit', icon: <EditOutlined />, onSelect: onEdit },
    { key: 'sessions', label: SIGN_OUT_EVERYWHERE, icon: <LogoutOutlined />, onSelect: () => onAct('sessions') },
    { key: 'factor', label: REMOVE_FACTOR, icon: <SafetyOutlined />, onSelect: () => onAct('factor') },
    { key: 'delete', label: 'Delete', icon: <DeleteOutlined />, danger: true, onSelect: onDelete },
  ];
  return <RowMenu label={`Actions for ${fullNameOf(user)}`} items={items} />;
}

/** User Management (docs/spec/screens.md). */
export function UsersPage() {
  const [openId, openRecord, close, neighbours] = useRecordInList('user');
  const [opened, setOpened] = useState<StaffUser>();
  const [form, setForm] = useState<FormState>({ open: false, user: null });
  const [toDelete, setToDelete] = useState<StaffUser | null>(null);
  const [asked, setAsked] = useState<{ kind: AccountActionKind; user: StaffUser } | null>(null);
  const add = (): void => setForm({ open: true, user: null });
  const edit = (user: StaffUser): void => setForm({ open: true, user });
  const act = (kind: AccountActionKind, user: StaffUser): void => setAsked({ kind, user });
  const open = (user: StaffUser): void => {
    setOpened(user);
    openRecord(user.id);
  };
  useAddByAddress(add);
  useShortcuts([{ key: 'n', label: 'Add User', run: add }, ...LIST_KEYS]);
  const addButton = (
    <Button type="primary" icon={<PlusOutlined />} onClick={add}>
      Add User
    </Button>
  );
  const actions = (user: StaffUser) => (
    <UserActions user={user} onEdit={() => edit(user)} onAct={(kind) => act(kind, user)} onDelete={() => setToDelete(user)} />
  );
  return (
    <>
      <PageHeader actions={addButton} />
      <DoubtfulNames />
      <UsersList onOpen={open} onAdd={add} actions={actions} />
      <UserDrawer
        id={openId}
        known={opened?.id === openId ? opened : undefined}
        neighbours={neighbours}
        onClose={close}
        onEdit={edit}
        onAct={act}
      />
      <UserFormDialog
        key={form.user ? `${form.user.id} ${form.user.version}` : 'new'}
        open={form.open}
        user={form.user}
        onClose={() => setForm((now) => ({ ...now, open: false }))}
      />
      {asked ? <AccountAction {...asked} onClose={() => setAsked(null)} /> : null}
      <DeleteUser user={toDelete} onClose={() => setToDelete(null)} />
      <KeysHelp />
    </>
  );
}
