import { CalendarOutlined, CloseCircleOutlined, MailOutlined, PhoneOutlined, WarningOutlined } from '@ant-design/icons';
import type { NotificationKind } from '@arogya/domain/notifications/kinds';
import type { ReactNode } from 'react';

const ICONS: Record<NotificationKind, { icon: ReactNode; tone: string }> = {
  visit_booked: { icon: <CalendarOutlined />, tone: 'success' },
  visit_cancelled: { icon: <CloseCircleOutlined />, tone: 'error' },
  enquiry_received: { icon: <MailOutlined />, tone: 'info' },
  booking_flood: { icon: <WarningOutlined />, tone: 'warning' },
  lead_assigned: { icon: <PhoneOutlined />, tone: 'warning' },
};

export const KindIcon = ({ kind }: { kind: NotificationKind }) => (
  <span className="ad-news-icon" data-tone={ICONS[kind].tone} aria-hidden="true">
    {ICONS[kind].icon}
  </span>
);
