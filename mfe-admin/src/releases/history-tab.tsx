import { useReleasesQuery, type ReleaseMove } from '@arogya/api/releases';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { NO_MOVES, NO_MOVES_HINT, RELEASES_FAILED } from '@arogya/domain/releases/texts';
import { rowsOf } from '@arogya/features/lists/use-rows';
import { formatDateTime } from '@arogya/ui/look/formats';
import { DataTable, type Column } from '@arogya/ui/table/data-table';
import { ReleaseId } from './release-id';

const KINDS = {
  live: 'For everybody',
  rollback: 'Taken back',
  withdrawn: 'Taken back by itself',
  canary: 'On trial',
  off: 'Switched off',
  on: 'Switched on',
} as const;

const kindText = ({ kind, percent }: ReleaseMove): string => (percent ? `${KINDS[kind]}, ${percent} of 100 users` : KINDS[kind]);

const COLUMNS: readonly Column<ReleaseMove>[] = [
  { key: 'at', title: 'When', width: 200, render: ({ at }) => <time dateTime={at}>{formatDateTime(at, DEFAULT_ZONE)}</time> },
  { key: 'name', title: 'Micro-frontend', width: 140, card: 'title', render: ({ name }) => name },
  { key: 'kind', title: 'What', width: 180, render: kindText },
  {
    key: 'to',
    title: 'From and to',
    width: 170,
    render: ({ from, to }) => (
      <span className="ad-release-pair">
        <ReleaseId id={from} />
        <ReleaseId id={to} />
      </span>
    ),
  },
  { key: 'by', title: 'By', width: 140, render: ({ by }) => by },
  { key: 'why', title: 'Why', width: 200, render: ({ why }) => why ?? '–' },
];

/** Who chose what, newest first. */
export function HistoryTab() {
  const { data, ...query } = useReleasesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <DataTable<ReleaseMove>
      label="History of releases"
      columns={COLUMNS}
      {...rowsOf({ ...query, data: data?.moves }, RELEASES_FAILED)}
      rowKey={({ number }) => String(number)}
      empty={{ text: NO_MOVES, hint: NO_MOVES_HINT }}
    />
  );
}
