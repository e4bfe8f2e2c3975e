import {
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  BellOutlined,
  CalendarOutlined,
  CustomerServiceOutlined,
  FunnelPlotOutlined,
  HeartOutlined,
  IdcardOutlined,
  LinkOutlined,
  MedicineBoxOutlined,
  MailOutlined,
  MinusOutlined,
  PhoneOutlined,
  SettingOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

/** The icons that a nav.json may name. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  dashboard: <AppstoreOutlined />,
  doctors: <IdcardOutlined />,
  calendar: <CalendarOutlined />,
  leads: <FunnelPlotOutlined />,
  hospital: <MedicineBoxOutlined />,
  users: <TeamOutlined />,
  patients: <UserOutlined />,
  settings: <SettingOutlined />,
  phone: <PhoneOutlined />,
  headset: <CustomerServiceOutlined />,
  stethoscope: <HeartOutlined />,
  reports: <BarChartOutlined />,
  audit: <AuditOutlined />,
  outbox: <MailOutlined />,
  link: <LinkOutlined />,
  bell: <BellOutlined />,
};

export const NavIcon = ({ name }: { name: string }) => (
  <span className="ad-nav-icon" aria-hidden="true">
    {ICONS[name] ?? <MinusOutlined />}
  </span>
);
