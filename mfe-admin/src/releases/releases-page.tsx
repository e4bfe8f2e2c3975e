import './releases.css';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { PageHeader, useUrlState } from '@arogya/platform';
import { Panel } from '@arogya/ui/cards/panel';
import { Tabs } from 'antd';
import { KeysTab } from './keys-tab';
import { LiveTab } from './live-tab';
import { HistoryTab } from './history-tab';

const TABS = [
  { key: 'live', label: 'Live', children: <LiveTab /> },
  { key: 'history', label: 'History', children: <HistoryTab /> },
  { key: 'keys', label: 'Keys', children: <KeysTab /> },
];

/** What is live of each micro-frontend, who chose what, and the keys with which teams ship. */
export function ReleasesPage() {
  const [view, setView] = useUrlState({ tab: 'live' });
  const tab = TABS.find(({ key }) => key === view.tab)?.key ?? 'live';
  return (
    <>
      <PageHeader />
      <Panel flush>
        <Tabs
          className="ad-releases-tabs"
          activeKey={tab}
          onChange={(next) => setView({ tab: next }, { push: true })}
          items={TABS}
          destroyOnHidden
        />
      </Panel>
      <KeysHelp />
    </>
  );
}
