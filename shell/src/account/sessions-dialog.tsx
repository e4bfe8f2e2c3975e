import './second-factor.css';
import { useEndOwnSessionMutation, useListSessionsQuery, type OwnSession } from '@arogya/api/auth';
import {
  END_SESSION,
  END_SESSION_FAILED,
  OTHER_NETWORK,
  SAME_NETWORK,
  SESSION_ENDED,
  SESSIONS,
  SESSIONS_FAILED,
  THIS_ONE,
} from '@arogya/domain/auth/texts';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { sentenceOf, useSubmit } from '@arogya/platform';
import { formatDateTime } from '@arogya/ui/look/formats';
import { ErrorState } from '@arogya/ui/states/error-state';
import { Skeleton } from '@arogya/ui/states/skeleton';
import { Button, Modal, Tag } from 'antd';

function SessionLine({ session, onEnded }: { session: OwnSession; onEnded: () => void }) {
  const [submit, busy] = useSubmit();
  const [endOwnSession] = useEndOwnSessionMutation();
  const { id, browser, sameNetwork, openedAt, seenAt, current } = session;
  const end = async (): Promise<void> => {
    const done = await submit(() => endOwnSession({ id }), { success: SESSION_ENDED, failure: END_SESSION_FAILED });
    if (done.ok) onEnded();
  };
  return (
    <li>
      <div>
        <strong>
          {browser} {current ? <Tag>{THIS_ONE}</Tag> : null}
        </strong>
        <span>
          {sameNetwork ? SAME_NETWORK : OTHER_NETWORK}, since {formatDateTime(openedAt, DEFAULT_ZONE)}, last used{' '}
          {formatDateTime(seenAt, DEFAULT_ZONE)}
        </span>
      </div>
      {current ? null : (
        <Button
          size="small"
          loading={busy}
          aria-label={`${END_SESSION}: ${browser}, since ${formatDateTime(openedAt, DEFAULT_ZONE)}`}
          onClick={() => void end()}
        >
          {END_SESSION}
        </Button>
      )}
    </li>
  );
}

/** Where one is signed in. There is always one: this browser. */
export function SessionsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data, error, refetch } = useListSessionsQuery(undefined, { skip: !open, refetchOnMountOrArgChange: true });
  return (
    <Modal open={open} title={SESSIONS} footer={null} onCancel={onClose} width={520} destroyOnHidden>
      {error ? <ErrorState title={SESSIONS_FAILED} text={sentenceOf(error, SESSIONS_FAILED)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton /> : null}
      <ul className="ad-sessions" aria-label={SESSIONS}>
        {(error ? [] : (data ?? [])).map((session) => (
          <SessionLine key={session.id} session={session} onEnded={() => void refetch()} />
        ))}
      </ul>
    </Modal>
  );
}
