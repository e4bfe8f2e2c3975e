import './management.css';
import { formatNumber } from '@arogya/ui/look/formats';
import type { Column } from '@arogya/ui/table/data-table';
import { ActiveTag } from '@arogya/ui/table/status-tag';
import type { Entry } from './reference-list';

/** The name on the left, with `detail` as its second line. */
export const nameColumn = <Row extends Entry>(title: string, detail?: (row: Row) => string | null): Column<Row> => ({
  key: 'name',
  title,
  sort: true,
  card: 'title',
  width: 280,
  render: (row) => (
    <span className="ad-entry">
      <span className="ad-entry-name">{row.name}</span>
      {detail?.(row) ? <span className="ad-entry-detail">{detail(row)}</span> : null}
    </span>
  ),
});

/** How many records use the entry, and whether it is active. */
export const commonColumns = <Row extends Entry>(): readonly Column<Row>[] => [
  { key: 'uses', title: 'Used by', width: 120, render: ({ uses }) => (uses === 1 ? '1 record' : `${formatNumber(uses)} records`) },
  { key: 'isActive', title: 'Status', card: 'first', width: 110, render: ({ isActive }) => <ActiveTag active={isActive} /> },
];
