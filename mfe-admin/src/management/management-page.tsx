import './management.css';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { LIST_KEYS } from '@arogya/features/keyboard/list-keys';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { PageHeader, useUrlState } from '@arogya/platform';
import { Panel } from '@arogya/ui/panel';
import { Tabs } from 'antd';
import { CITIES_ROOM } from './cities-room';
import { ManagementCounts, type Tab } from './management-counts';
import { RoomPanel } from './room-panel';
import { SERVICES_ROOM } from './services-room';
import { SPECIALTIES_ROOM } from './specialties-room';
import { STATES_ROOM } from './states-room';

const TABS: readonly { readonly key: Tab; readonly label: string }[] = [
  { key: 'services', label: 'Services' },
  { key: 'specialties', label: 'Specialties' },
  { key: 'states', label: 'States' },
  { key: 'cities', label: 'Cities' },
];

function Room({ tab }: { tab: Tab }) {
  if (tab === 'specialties') return <RoomPanel key={tab} room={SPECIALTIES_ROOM} />;
  if (tab === 'states') return <RoomPanel key={tab} room={STATES_ROOM} />;
  if (tab === 'cities') return <RoomPanel key={tab} room={CITIES_ROOM} />;
  return <RoomPanel key="services" room={SERVICES_ROOM} />;
}

/** System Management (specification, section 2): the tab, its search, order and page stand in the address. */
export function ManagementPage() {
  const [view, setView] = useUrlState({ tab: 'services', q: '', deleted: '', sort: 'name', page: 1 });
  const tab = TABS.find(({ key }) => key === view.tab)?.key ?? 'services';
  const choose = (next: string): void => setView({ tab: next, q: '', deleted: '', sort: 'name', page: 1 }, { push: true });
  useShortcuts(LIST_KEYS);
  const items = TABS.map((one) => ({ ...one, children: one.key === tab ? <Room tab={tab} /> : null }));
  return (
    <>
      <PageHeader title="System Management" subtitle="What forms offer to choose from" />
      <ManagementCounts tab={tab} onTab={choose} />
      <Panel flush>
        <Tabs className="ad-management-tabs" activeKey={tab} onChange={choose} items={items} destroyOnHidden />
      </Panel>
      <KeysHelp />
    </>
  );
}
