import './dashboard.css';
import { LockOutlined } from '@ant-design/icons';
import { can } from '@arogya/domain/access';
import { ENQUIRIES_RESTRICTED } from '@arogya/domain/enquiries/texts';
import { DASHBOARD_OVERVIEW, ENQUIRIES_TAB } from '@arogya/domain/stats/texts';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { LIST_KEYS } from '@arogya/features/keyboard/list-keys';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { PageHeader, useSession, useUrlState } from '@arogya/platform';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { Panel } from '@arogya/ui/cards/panel';
import { Button, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { Overview } from './overview';

const [OVERVIEW, ENQUIRIES] = ['overview', 'enquiries'];
/** The tab in the address, and what each tab keeps there: dropped when another one is opened. */
const VIEW = { tab: OVERVIEW, q: '', status: '', sort: '-createdAt', page: 1, enquiry: '', appointment: '', book: '' };

const Restricted = ({ onLeave }: { onLeave: () => void }) => (
  <Panel>
    <EmptyState text={ENQUIRIES_RESTRICTED} icon={<LockOutlined />} action={<Button onClick={onLeave}>{DASHBOARD_OVERVIEW}</Button>} />
  </Panel>
);

interface DashboardPageProps {
  /** The admin's second tab; only in the admin's micro-frontend. */
  readonly enquiries?: ReactNode;
  /** The first steps of a new installation, above the figures; the admin's as well. */
  readonly setup?: ReactNode;
}

/** Main dashboard (docs/spec/screens.md): admin and agent. */
export function DashboardPage({ enquiries = null, setup = null }: DashboardPageProps) {
  const { role } = useSession();
  const [view, setView] = useUrlState(VIEW);
  const manages = can(role, 'enquiries:manage') && enquiries !== null;
  const tab = view.tab === ENQUIRIES ? ENQUIRIES : OVERVIEW;
  const choose = (next: string): void => setView({ ...VIEW, tab: next }, { push: true });
  useShortcuts(LIST_KEYS);
  const items = [
    { key: OVERVIEW, label: DASHBOARD_OVERVIEW, children: tab === OVERVIEW ? <Overview setup={setup} /> : null },
    ...(manages ? [{ key: ENQUIRIES, label: ENQUIRIES_TAB, children: tab === ENQUIRIES ? enquiries : null }] : []),
  ];
  return (
    <>
      <PageHeader />
      <div className="ad-dashboard">
        <Tabs activeKey={tab} onChange={choose} items={items} destroyOnHidden />
        {tab === ENQUIRIES && !manages ? <Restricted onLeave={() => choose(OVERVIEW)} /> : null}
      </div>
      <KeysHelp />
    </>
  );
}
