import { useEndSessionsOfUserMutation, useRemoveSecondFactorMutation, type StaffUser } from '@arogya/api/users';
import { SIGN_OUT_EVERYWHERE } from '@arogya/domain/auth/texts';
import {
  END_SESSIONS_FAILED,
  END_SESSIONS_TEXT,
  REMOVE_FACTOR,
  REMOVE_FACTOR_FAILED,
  REMOVE_FACTOR_TEXT,
  removedFactor,
  signedOut,
} from '@arogya/domain/users/texts';
import { useSubmit } from '@arogya/platform';
import { ConfirmDelete } from '@arogya/ui/feedback/confirm-delete';
import { Consequences } from '@arogya/ui/feedback/consequences';

/** What an administrator does for an account whose owner has lost a browser or a phone. */
export type AccountActionKind = 'sessions' | 'factor';

const WORDS = {
  sessions: { title: SIGN_OUT_EVERYWHERE, text: END_SESSIONS_TEXT, success: signedOut, failure: END_SESSIONS_FAILED },
  factor: { title: REMOVE_FACTOR, text: REMOVE_FACTOR_TEXT, success: removedFactor, failure: REMOVE_FACTOR_FAILED },
} as const;

interface AccountActionProps {
  readonly kind: AccountActionKind;
  readonly user: StaffUser;
  readonly onClose: () => void;
}

/** Asks before it is done. */
export function AccountAction({ kind, user: { id, username }, onClose }: AccountActionProps) {
  const [submit, busy] = useSubmit();
  const [endSessions] = useEndSessionsOfUserMutation();
  const [removeFactor] = useRemoveSecondFactorMutation();
  const { title, text, success, failure } = WORDS[kind];
  const act = async (): Promise<void> => {
    const start = () => (kind === 'sessions' ? endSessions({ id }) : removeFactor({ id }));
    const done = await submit(start, { success: success(username), failure });
    if (done.ok) onClose();
  };
  return (
    <ConfirmDelete
      open
      title={title}
      text={<strong>{username}</strong>}
      confirmLabel={title}
      busy={busy}
      onConfirm={() => void act()}
      onCancel={onClose}
    >
      <Consequences lines={[text]} />
    </ConfirmDelete>
  );
}
