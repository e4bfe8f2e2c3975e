import type { Notification } from '@arogya/api/notifications';
import { ACCOUNT_NOTICES, noticeLine, type AccountNotice } from '@arogya/domain/auth/notices';
import { labelOfDay } from '@arogya/domain/clock';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { NOTIFICATION, titleOf, type NotificationKind } from '@arogya/domain/notifications/kinds';
import { floodOf, keyEndOf } from '@arogya/domain/notifications/texts';
import { withdrawnLine } from '@arogya/domain/releases/trial';
import { webhookOffOf } from '@arogya/domain/webhooks/texts';
import { Link, useSession } from '@arogya/platform';
import { formatDateTime } from '@arogya/ui/look/formats';
import { TimeOf } from './time-of';
import { CalendarOutlined, CloseCircleOutlined, MailOutlined, PhoneOutlined, SafetyOutlined, WarningOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

const ICONS: Record<NotificationKind, { icon: ReactNode; tone: string }> = {
  appointment_booked: { icon: <CalendarOutlined />, tone: 'success' },
  appointment_cancelled: { icon: <CloseCircleOutlined />, tone: 'error' },
  appointment_moved: { icon: <CalendarOutlined />, tone: 'warning' },
  enquiry_received: { icon: <MailOutlined />, tone: 'info' },
  booking_flood: { icon: <WarningOutlined />, tone: 'warning' },
  release_withdrawn: { icon: <WarningOutlined />, tone: 'error' },
  key_ends: { icon: <WarningOutlined />, tone: 'warning' },
  webhook_off: { icon: <WarningOutlined />, tone: 'warning' },
  lead_assigned: { icon: <PhoneOutlined />, tone: 'warning' },
  new_browser: { icon: <SafetyOutlined />, tone: 'warning' },
  password_changed: { icon: <SafetyOutlined />, tone: 'warning' },
  second_factor_on: { icon: <SafetyOutlined />, tone: 'info' },
  second_factor_off: { icon: <SafetyOutlined />, tone: 'warning' },
  role_changed: { icon: <SafetyOutlined />, tone: 'info' },
};

const KindIcon = ({ kind }: { kind: NotificationKind }) => (
  <span className="ad-news-icon" data-tone={ICONS[kind].tone} aria-hidden="true">
    {ICONS[kind].icon}
  </span>
);

const words = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const isAccountNotice = (kind: NotificationKind): kind is AccountNotice => (ACCOUNT_NOTICES as readonly string[]).includes(kind);

/** The person concerned, and for an appointment when and with whom. */
function aboutOf({ kind, detail }: Notification): string {
  if (kind === 'release_withdrawn') return withdrawnLine(detail);
  if (kind === 'key_ends') return keyEndOf(detail, labelOfDay(String(detail['day'])));
  if (kind === 'webhook_off') return webhookOffOf(detail);
  if (isAccountNotice(kind)) return noticeLine(kind, detail);
  if (kind === 'booking_flood') return floodOf(detail, labelOfDay(String(detail['day'])));
  const [name, doctor, at] = [words(detail['name']), words(detail['doctor']), words(detail['at'])];
  const appointment = at ? formatDateTime(at, words(detail['zone'])) : null;
  return [name, doctor ? `with ${doctorName(doctor)}` : null, appointment ? `on ${appointment}` : null].filter(Boolean).join(' ');
}

interface NotificationLineProps {
  readonly notification: Notification;
  /** The link was clicked. */
  readonly onFollow: (notification: Notification) => void;
}

/** One notification: a link to its record. */
export function NotificationLine({ notification, onFollow }: NotificationLineProps) {
  const { role } = useSession();
  const { kind, entityId, at, readAt } = notification;
  const look = NOTIFICATION[kind];
  return (
    <li className="ad-news" data-unread={readAt === null || undefined}>
      <Link to={look.path(entityId, role, notification.detail)} onClick={() => onFollow(notification)}>
        <KindIcon kind={kind} />
        <span className="ad-news-text">
          <span className="ad-news-title">
            {titleOf(kind, notification.detail)}
            {readAt === null ? <span className="ad-for-screen-readers">, unread</span> : null}
          </span>
          <span>{aboutOf(notification)}</span>
          <TimeOf at={Date.parse(at)} />
        </span>
      </Link>
    </li>
  );
}
