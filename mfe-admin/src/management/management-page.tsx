import './management.css';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { LIST_KEYS } from '@arogya/features/keyboard/list-keys';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { PageHeader, useUrlState } from '@arogya/platform';
import { Panel } from '@arogya/ui/cards/panel';
import { Tabs } from 'antd';
import { CITIES_LIST } from './cities-list';
import { ManagementCounts, type Tab } from './management-counts';
import { ReferencePanel } from './reference-panel';
import { SERVICES_LIST } from './services-list';
import { SPECIALTIES_LIST } from './specialties-list';
import { STATES_LIST } from './states-list';

const TABS: readonly { readonly key: Tab; readonly label: string }[] = [
  { key: 'services', label: 'Services' },
  { key: 'specialties', label: 'Specialties' },
  { key: 'states', label: 'States' },
  { key: 'cities', label: 'Cities' },
];

function ReferenceList({ tab }: { tab: Tab }) {
  if (tab === 'specialties') return <ReferencePanel key={tab} list={SPECIALTIES_LIST} />;
  if (tab === 'states') return <ReferencePanel key={tab} list={STATES_LIST} />;
  if (tab === 'cities') return <ReferencePanel key={tab} list={CITIES_LIST} />;
  return <ReferencePanel key="services" list={SERVICES_LIST} />;
}

/** System Management (docs/spec/screens.md): tab, search, sort and page are kept in the address. */
export function ManagementPage() {
  const [view, setView] = useUrlState({ tab: 'services', q: '', deleted: '', sort: 'name', page: 1 });
  const tab = TABS.find(({ key }) => key === view.tab)?.key ?? 'services';
  const choose = (next: string): void => setView({ tab: next, q: '', deleted: '', sort: 'name', page: 1 }, { push: true });
  useShortcuts(LIST_KEYS);
  const items = TABS.map((one) => ({ ...one, children: one.key === tab ? <ReferenceList tab={tab} /> : null }));
  return (
    <>
      <PageHeader />
      <ManagementCounts tab={tab} onTab={choose} />
      <Panel flush>
        <Tabs className="ad-management-tabs" activeKey={tab} onChange={choose} items={items} destroyOnHidden />
      </Panel>
      <KeysHelp />
    </>
  );
}
