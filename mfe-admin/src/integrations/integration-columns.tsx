import type { Integration } from '@arogya/api/integrations';
import { ALL_HOSPITALS } from '@arogya/domain/integrations/texts';
import { TAGS } from '@arogya/domain/palette';
import type { Column } from '@arogya/ui/table/data-table';
import { StatusTag } from '@arogya/ui/table/status-tag';
import { KeyMoment, keyState } from '../keys/key-facts';

const ON = { label: 'On', ...TAGS.done };
const OFF = { label: 'Off', ...TAGS.over };

export const OnTag = ({ on }: { on: boolean }) => <StatusTag look={on ? ON : OFF} />;

export const hospitalText = ({ hospital }: Integration): string => hospital?.name ?? ALL_HOSPITALS;

/** How many of its keys are good. */
export const goodKeys = ({ keys }: Integration): number => keys.filter((key) => keyState(key) === 'Good').length;

/** When one of its keys was last used. */
const lastUsed = ({ keys }: Integration): string | null =>
  keys.flatMap(({ usedAt }) => usedAt ?? []).sort((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null;

export const INTEGRATION_COLUMNS: readonly Column<Integration>[] = [
  { key: 'name', title: 'Name', sort: true, width: 200, card: 'title', render: ({ name }) => name },
  { key: 'hospital', title: 'Hospital', width: 200, render: hospitalText },
  { key: 'scopes', title: 'Scopes', width: 280, card: 'hidden', render: ({ scopes }) => scopes.join(', ') },
  {
    key: 'usedAt',
    title: 'Last used',
    width: 190,
    brief: (integration) => (
      <span>
        Last used: <KeyMoment at={lastUsed(integration)} />
      </span>
    ),
    render: (integration) => <KeyMoment at={lastUsed(integration)} />,
  },
  { key: 'keys', title: 'Keys', width: 70, align: 'right', card: 'hidden', render: goodKeys },
  { key: 'isActive', title: 'State', width: 80, card: 'first', render: ({ isActive }) => <OnTag on={isActive} /> },
];
