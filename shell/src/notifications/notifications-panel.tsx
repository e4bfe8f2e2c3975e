import './notifications.css';
import type { Notification } from '@arogya/api/notifications';
import { MARK_ALL_READ, NOTIFICATIONS } from '@arogya/domain/notifications/texts';
import { OfflineBanner } from '@arogya/ui/states/offline-banner';
import { useNarrow } from '@arogya/ui/look/use-media';
import { Button, Drawer } from 'antd';
import { EarlierMessages } from './earlier-messages';
import { NotificationList } from './notification-list';
import { useMarkRead, useNotifications } from './use-notifications';

interface NotificationsPanelProps {
  readonly open: boolean;
  readonly unread: number;
  readonly onClose: () => void;
}

/** The notifications, newest first, and below them the toasts of this window. The bell gets the focus back when it closes. */
export function NotificationsPanel({ open, unread, onClose }: NotificationsPanelProps) {
  const list = useNotifications(open, unread);
  const mark = useMarkRead();
  const narrow = useNarrow();
  const follow = (notification: Notification): void => {
    mark.one(notification);
    onClose();
  };
  const markAll = (
    <Button type="link" size="small" aria-disabled={unread === 0} loading={mark.busy} onClick={() => (unread > 0 ? mark.all() : undefined)}>
      {MARK_ALL_READ}
    </Button>
  );
  return (
    <Drawer
      open={open}
      title={NOTIFICATIONS}
      extra={markAll}
      size={narrow ? '100%' : 420}
      focusable={{ focusTriggerAfterClose: false }}
      onClose={onClose}
      destroyOnHidden
    >
      <div className="ad-news-panel">
        <OfflineBanner />
        <NotificationList {...list} onFollow={follow} />
        <EarlierMessages />
      </div>
    </Drawer>
  );
}
