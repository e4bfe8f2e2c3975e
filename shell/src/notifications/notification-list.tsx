import type { Notification } from '@arogya/api/notifications';
import { NO_NOTIFICATIONS, NO_NOTIFICATIONS_HINT, NOTIFICATIONS, SHOW_OLDER } from '@arogya/domain/notifications/texts';
import { BellOutlined } from '@ant-design/icons';
import { Skeleton } from '@arogya/ui/states/skeleton';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { ErrorState, StaleNotice } from '@arogya/ui/states/error-state';
import { Button } from 'antd';
import { NotificationLine } from './notification-line';
import type { useNotifications } from './use-notifications';

interface NotificationListProps extends ReturnType<typeof useNotifications> {
  readonly onFollow: (notification: Notification) => void;
}

/** The notifications in their five states. */
export function NotificationList({ rows, failure, fetching, retry, showOlder, onFollow }: NotificationListProps) {
  if (!rows) return failure ? <ErrorState text={failure} onRetry={retry} retrying={fetching} /> : <Skeleton rows={5} />;
  if (rows.length === 0 && !failure) return <EmptyState text={NO_NOTIFICATIONS} hint={NO_NOTIFICATIONS_HINT} icon={<BellOutlined />} />;
  return (
    <>
      {failure ? <StaleNotice text={failure} onRetry={retry} retrying={fetching} /> : null}
      <ul className="ad-news-list" aria-label={NOTIFICATIONS} aria-busy={fetching}>
        {rows.map((row) => (
          <NotificationLine key={row.id} notification={row} onFollow={onFollow} />
        ))}
      </ul>
      {showOlder ? (
        <Button type="text" block className="ad-news-older" onClick={showOlder} loading={fetching}>
          {SHOW_OLDER}
        </Button>
      ) : null}
    </>
  );
}
