import { CheckOutlined, EditOutlined, PoweroffOutlined, RollbackOutlined } from '@ant-design/icons';
import {
  useChooseReleaseMutation,
  useReleasesQuery,
  useSwitchReleaseMutation,
  type LiveRelease,
  type Release,
  type Releases,
} from '@arogya/api/releases';
import { FROM_INSTALLATION } from '@arogya/domain/releases/choice';
import {
  CHOOSE_FAILED,
  CHOOSE_RELEASE,
  END_TRIAL,
  GIVE_TO_EVERYBODY,
  GO_BACK,
  IS_OFF,
  NO_MICRO_FRONTENDS,
  RELEASE_CHOSEN,
  RELEASES_FAILED,
  SWITCH_FAILED,
  SWITCH_OFF,
  SWITCH_ON,
  SWITCHED_ON,
} from '@arogya/domain/releases/texts';
import { rowsOf } from '@arogya/features/lists/use-rows';
import { useSubmit } from '@arogya/platform';
import { DataTable, type Column } from '@arogya/ui/table/data-table';
import { RowMenu } from '@arogya/ui/table/row-menu';
import { useMemo, useState } from 'react';
import { ChooseDialog } from './choose-dialog';
import { LeftOut, ReleaseId } from './release-id';
import { SwitchOffDialog, TakeBackDialog } from './take-back-dialog';
import { TrialCell } from './trial-cell';

/** Why a release of this micro-frontend is not served. */
const whyLeftOut = (releases: readonly Release[], { name }: LiveRelease, id: string | null): string | null =>
  releases.find((one) => one.name === name && one.id === id)?.leftOut ?? null;

const StableCell = ({ live: { stable, off }, leftOut }: { readonly live: LiveRelease; readonly leftOut: string | null }) => (
  <span className="ad-release-pair">
    <ReleaseId id={stable} />
    <LeftOut why={leftOut} />
    {off ? <span className="ad-release-off">{IS_OFF}</span> : null}
  </span>
);

const columnsWith = ({ trials, releases }: Pick<Releases, 'trials' | 'releases'>): readonly Column<LiveRelease>[] => [
  { key: 'name', title: 'Micro-frontend', card: 'title', width: 180, render: ({ name }) => name },
  {
    key: 'stable',
    title: 'For everybody',
    width: 220,
    render: (live) => <StableCell live={live} leftOut={whyLeftOut(releases, live, live.stable)} />,
  },
  {
    key: 'canary',
    title: 'On trial',
    width: 260,
    render: (live) => (
      <TrialCell live={live} trial={trials.find(({ name }) => name === live.name)} leftOut={whyLeftOut(releases, live, live.canary)} />
    ),
  },
];

interface LiveMenuProps {
  readonly live: LiveRelease;
  readonly onChoose: () => void;
  readonly onTakeBack: () => void;
  readonly onSwitchOff: () => void;
}

function LiveMenu({ live: { name, stable, canary, off }, onChoose, onTakeBack, onSwitchOff }: LiveMenuProps) {
  const [submit, busy] = useSubmit();
  const [choose] = useChooseReleaseMutation();
  const [switchRelease] = useSwitchReleaseMutation();
  const promote = (id: string): void =>
    void submit(() => choose({ mfe: name, chooseRelease: { id } }), { success: RELEASE_CHOSEN, failure: CHOOSE_FAILED });
  const switchOn = (): void =>
    void submit(() => switchRelease({ mfe: name, switchRelease: { off: false } }), { success: SWITCHED_ON, failure: SWITCH_FAILED });
  const isShipped = canary !== null || stable !== FROM_INSTALLATION;
  const items = [
    { key: 'choose', label: CHOOSE_RELEASE, icon: <EditOutlined />, onSelect: onChoose },
    ...(canary ? [{ key: 'promote', label: GIVE_TO_EVERYBODY, icon: <CheckOutlined />, onSelect: () => promote(canary) }] : []),
    ...(isShipped ? [{ key: 'back', label: canary ? END_TRIAL : GO_BACK, icon: <RollbackOutlined />, onSelect: onTakeBack }] : []),
    { key: 'switch', label: off ? SWITCH_ON : SWITCH_OFF, icon: <PoweroffOutlined />, onSelect: off ? switchOn : onSwitchOff },
  ];
  return <RowMenu label={`Actions for ${name}`} items={items} busy={busy} />;
}

type ReleaseAction = 'choose' | 'back' | 'off';

/** What everybody has of each micro-frontend, and what some try. */
export function LiveTab() {
  const query = useReleasesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<{ readonly kind: ReleaseAction; readonly live: LiveRelease } | null>(null);
  const close = (): void => setAsked(null);
  const ask = (kind: ReleaseAction, live: LiveRelease) => (): void => setAsked({ kind, live });
  const { data, ...rest } = query;
  const columns = useMemo(() => columnsWith(data ?? { trials: [], releases: [] }), [data]);
  const releases = (data?.releases ?? []).filter(({ name }) => name === asked?.live.name);
  return (
    <>
      <DataTable<LiveRelease>
        label="Live releases"
        columns={columns}
        {...rowsOf({ ...rest, data: data?.live }, RELEASES_FAILED)}
        rowKey={({ name }) => name}
        rowName={({ name }) => name}
        empty={{ text: NO_MICRO_FRONTENDS }}
        actions={(live) => (
          <LiveMenu live={live} onChoose={ask('choose', live)} onTakeBack={ask('back', live)} onSwitchOff={ask('off', live)} />
        )}
      />
      {asked?.kind === 'choose' ? <ChooseDialog live={asked.live} releases={releases} onClose={close} /> : null}
      {asked?.kind === 'back' ? <TakeBackDialog live={asked.live} onClose={close} /> : null}
      {asked?.kind === 'off' ? <SwitchOffDialog live={asked.live} onClose={close} /> : null}
    </>
  );
}
