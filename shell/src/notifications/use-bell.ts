import { notificationsApi, useUnreadNotificationsQuery } from '@arogya/api/notifications';
import { can } from '@arogya/domain/access';
import { failureOf, useLive, useSession, type Store } from '@arogya/platform';
import { useDispatch } from 'react-redux';

const { unreadNotifications } = notificationsApi.endpoints;

/**
 * Keeps the count and the open screens up to date while somebody is signed in. It begins before the frame is rendered, so that the
 * count is there with the bell. The app runs it once.
 */
export function useLiveShell(changed: (topics: readonly string[]) => void): void {
  const { user, role } = useSession();
  const dispatch = useDispatch<Store['dispatch']>();
  useLive(can(role, 'notifications:read') && !user?.mustChangePassword && user?.secondFactor !== 'needed', {
    changed,
    unread: (unread) => void dispatch(notificationsApi.util.upsertQueryData('unreadNotifications', undefined, { unread })),
    lost: async () => {
      const { error } = await dispatch(unreadNotifications.initiate(undefined, { forceRefetch: true, subscribe: false }));
      return !error || failureOf(error).status !== 401;
    },
  });
}

/** How many notifications are unread: the server says it when the stream opens, and whenever it changes. Nothing is asked before. */
export function useUnread(): number {
  const { data } = unreadNotifications.useQueryState();
  useUnreadNotificationsQuery(undefined, { skip: data === undefined });
  return data?.unread ?? 0;
}
