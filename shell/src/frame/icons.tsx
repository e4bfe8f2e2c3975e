import {
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  BellOutlined,
  CalendarOutlined,
  CustomerServiceOutlined,
  FileTextOutlined,
  FunnelPlotOutlined,
  HeartOutlined,
  IdcardOutlined,
  LinkOutlined,
  MedicineBoxOutlined,
  MailOutlined,
  MinusOutlined,
  PhoneOutlined,
  RocketOutlined,
  SettingOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

/** The icons that a nav.json may name; one that is not here can be an SVG of its own. */
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
  texts: <FileTextOutlined />,
  releases: <RocketOutlined />,
  link: <LinkOutlined />,
  bell: <BellOutlined />,
};

/** As a mask of the text's colour: an image runs no script, whatever the file holds. */
const OwnIcon = ({ svg }: { svg: string }) => (
  <span className="ad-nav-own-icon" style={{ maskImage: `url("data:image/svg+xml,${encodeURIComponent(svg)}")` }} />
);

const iconOf = (icon: string): ReactNode => (icon.startsWith('<svg') ? <OwnIcon svg={icon} /> : (ICONS[icon] ?? <MinusOutlined />));

export const NavIcon = ({ icon }: { icon: string }) => (
  <span className="ad-nav-icon" aria-hidden="true">
    {iconOf(icon)}
  </span>
);
