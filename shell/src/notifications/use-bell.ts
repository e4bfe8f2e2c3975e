import { notificationsApi, useUnreadNotificationsQuery } from '@arogya/api/notifications';
import { can } from '@arogya/domain/access';
import { failureOf, useLive, useSession, type Store } from '@arogya/platform';
import { useDispatch } from 'react-redux';

const { unreadNotifications } = notificationsApi.endpoints;

/** Keeps the count and the open screens up to date while somebody is signed in, from when the frame is there. The app runs it once. */
export function useLiveShell(framed: boolean, changed: (topics: readonly string[]) => void): void {
  const { user, role } = useSession();
  const dispatch = useDispatch<Store['dispatch']>();
  useLive(framed && can(role, 'notifications:read') && !user?.mustChangePassword && user?.secondFactor !== 'needed', {
    changed,
    unread: (unread) => void dispatch(notificationsApi.util.upsertQueryData('unreadNotifications', undefined, { unread })),
    lost: async () => {
      const { error } = await dispatch(unreadNotifications.initiate(undefined, { forceRefetch: true, subscribe: false }));
      return !error || failureOf(error).status !== 401;
    },
  });
}

/** How many notifications are unread: fetched once, then pushed by the server. */
export function useUnread(): number {
  const { data } = useUnreadNotificationsQuery();
  return data?.unread ?? 0;
}
