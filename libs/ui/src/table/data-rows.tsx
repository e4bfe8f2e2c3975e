import './data-rows.css';
import type { KeyboardEvent, MouseEvent } from 'react';
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
  const style = { textAlign: column.align ?? 'left', width: column.width } as const;
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

/** A click on a link, button or menu inside the row is not a click on the row. */
const isOwn = (event: MouseEvent<HTMLElement>): boolean =>
  event.target instanceof Element &&
  event.currentTarget.contains(event.target) &&
  !event.target.closest('a,button,input,label,[role=menu]');

function opening<Row>(row: Row, onOpen: ((row: Row) => void) | undefined) {
  if (!onOpen) return {};
  return {
    tabIndex: 0,
    className: 'ad-row-opens',
    onClick: (event: MouseEvent<HTMLElement>) => (isOwn(event) ? onOpen(row) : undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
      event.key === 'Enter' && event.target === event.currentTarget ? onOpen(row) : undefined,
  };
}

/** The rows as a table. It is plain HTML: antd's table would be 37 kB more of script on every screen (docs/adr/0020-first-load.md). */
export function DataRows<Row>({ label, columns, rows = [], rowKey, sort, onSort, onOpen, actions }: DataTableProps<Row>) {
  const sorting = { ...(sort === undefined ? {} : { sort }), ...(onSort ? { onSort } : {}) };
  const frame = useFits();
  return (
    <div ref={frame} className="ad-rows">
      <table aria-label={label}>
        <thead>
          <tr>
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
            <tr key={rowKey(row)} {...opening(row, onOpen)}>
              {columns.map((column) => (
                <td key={column.key} style={{ textAlign: column.align ?? 'left' }}>
                  {column.render(row)}
                </td>
              ))}
              {actions ? <td className="ad-actions">{actions(row)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
