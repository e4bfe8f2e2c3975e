import { useDeleteUserMutation, type StaffUser } from '@arogya/api/users';
import { DELETE_USER_FAILED, USER_DELETED } from '@arogya/domain/users/texts';
import { useSubmit } from '@arogya/platform';
import { ConfirmDelete } from '@arogya/ui/feedback/confirm-delete';
import { Consequences } from '@arogya/ui/feedback/consequences';
import { fullNameOf } from '@arogya/ui/look/formats';

const linesOf = ({ role, doctorId }: StaffUser): (string | null)[] => [
  'Anyone signed in with this account is signed out at once.',
  role === 'doctor' && doctorId ? "The doctor's profile stays, without an account." : null,
];

/** Asks before an account is deleted. The server refuses to delete the last administrator or one's own account. */
export function DeleteUser({ user, onClose }: { user: StaffUser | null; onClose: () => void }) {
  const [submit, busy] = useSubmit();
  const [deleteUser] = useDeleteUserMutation();
  if (!user) return null;
  const { id, username } = user;
  const remove = async (): Promise<void> => {
    const done = await submit(() => deleteUser({ id }), { success: USER_DELETED, failure: DELETE_USER_FAILED });
    if (done.ok) onClose();
  };
  const text = (
    <>
      Are you sure you want to delete the account <strong>{username}</strong> of {fullNameOf(user)}?
    </>
  );
  return (
    <ConfirmDelete open title="Delete user" text={text} busy={busy} onConfirm={() => void remove()} onCancel={onClose}>
      <Consequences lines={linesOf(user)} />
    </ConfirmDelete>
  );
}
