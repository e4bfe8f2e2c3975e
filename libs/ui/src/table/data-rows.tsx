import './data-rows.css';
import type { CSSProperties } from 'react';
import { CheckBox } from './check-box';
import { DataRow } from './data-row';
import { useFits } from './use-fits';
import { nextSort, sortOrder } from './table-state';
import type { Column, DataTableProps } from './table-types';

const fieldOf = <Row,>(column: Column<Row>): string | null => {
  if (!column.sort) return null;
  return typeof column.sort === 'string' ? column.sort : column.key;
};

const ARIA_SORT = { ascend: 'ascending', descend: 'descending' } as const;

type Sorting = Pick<DataTableProps<unknown>, 'sort' | 'onSort'>;

function Head<Row>({ column, sort, onSort }: { readonly column: Column<Row> } & Sorting) {
  const field = fieldOf(column);
  const style = { textAlign: column.align ?? 'left', ...(column.width ? { '--ad-column': `${column.width}px` } : {}) } as CSSProperties;
  if (!field || !onSort)
    return (
      <th scope="col" style={style}>
        {column.title}
      </th>
    );
  const order = sortOrder(field, sort);
  const ask = (): void => onSort(nextSort(field, sort));
  return (
    <th scope="col" style={style} aria-sort={order ? ARIA_SORT[order] : 'none'} className="ad-sorts">
      <button type="button" onClick={ask}>
        {column.title}
        <span className="ad-sort-mark" aria-hidden="true" />
      </button>
    </th>
  );
}

/** The check box for all rows on the screen. */
function ChooseAll<Row>({ rows = [], rowKey, choosing }: Pick<DataTableProps<Row>, 'rows' | 'rowKey' | 'choosing'>) {
  if (!choosing) return null;
  const chosen = rows.filter((row) => choosing.has(rowKey(row))).length;
  const all = chosen === rows.length;
  return (
    <td className="ad-check">
      <CheckBox label="Choose all rows on the screen" checked={all} mixed={chosen > 0 && !all} onPress={choosing.onAll} />
    </td>
  );
}

/** The rows as a table. It is plain HTML: antd's table would be 37 kB more of script on every screen (docs/adr/0020-first-load.md). */
export function DataRows<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows = [], rowKey, rowName, sort, onSort, onOpen, actions, choosing, tall } = props;
  const sorting = { ...(sort === undefined ? {} : { sort }), ...(onSort ? { onSort } : {}) };
  const frame = useFits();
  const parts = { columns, choosing, ...(rowName ? { rowName } : {}), ...(onOpen ? { onOpen } : {}), ...(actions ? { actions } : {}) };
  return (
    <div ref={frame} className="ad-rows" data-tall={tall || undefined}>
      <table aria-label={label}>
        <thead>
          <tr>
            <ChooseAll rows={rows} rowKey={rowKey} choosing={choosing} />
            {columns.map((column) => (
              <Head key={column.key} column={column} {...sorting} />
            ))}
            {actions ? (
              <th scope="col" className="ad-actions">
                Actions
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DataRow key={rowKey(row)} id={rowKey(row)} row={row} {...parts} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
