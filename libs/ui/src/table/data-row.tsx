import type { KeyboardEvent, MouseEvent } from 'react';
import { CheckBox } from './check-box';
import { ROW_KEY, type RowChoice } from './choosing';
import type { DataTableProps } from './table-types';
import { useHot } from './use-hot';

interface DataRowProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rowName' | 'onOpen' | 'actions' | 'choosing'> {
  readonly row: Row;
  readonly id: string;
}

/** A click on a link, button or menu inside the row is not a click on the row. */
const isOwn = (event: MouseEvent<HTMLElement>): boolean =>
  event.target instanceof Element &&
  event.currentTarget.contains(event.target) &&
  !event.target.closest('a,button,input,label,[role=menu]');

function opening<Row>(row: Row, id: string, onOpen: ((row: Row) => void) | undefined, choosing: RowChoice | undefined) {
  if (!onOpen) return {};
  const press = (event: MouseEvent): void => (choosing && event.shiftKey ? choosing.onToggle(id, true) : onOpen(row));
  return {
    tabIndex: 0,
    className: 'ad-row-opens',
    onClick: (event: MouseEvent<HTMLElement>) => (isOwn(event) ? press(event) : undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
      event.key === 'Enter' && event.target === event.currentTarget ? onOpen(row) : undefined,
  };
}

/** Shift and a press would also mark the text between. */
const keepText = (event: MouseEvent): void => {
  if (event.shiftKey) event.preventDefault();
};

/** One row of a table: with its check box where rows are chosen, and its actions. */
export function DataRow<Row>({ row, id, columns, rowName, onOpen, actions, choosing }: DataRowProps<Row>) {
  const [hot, handlers] = useHot();
  const chosen = choosing?.has(id) ?? false;
  return (
    <tr
      {...{ [ROW_KEY]: id }}
      data-chosen={chosen || undefined}
      {...opening(row, id, onOpen, choosing)}
      {...(actions ? handlers : {})}
      {...(choosing ? { onMouseDown: keepText } : {})}
    >
      {choosing ? (
        <td className="ad-check">
          <CheckBox label={`Choose ${rowName?.(row) ?? ''}`} checked={chosen} onPress={(range) => choosing.onToggle(id, range)} />
        </td>
      ) : null}
      {columns.map((column) => (
        <td key={column.key} style={{ textAlign: column.align ?? 'left' }}>
          {column.render(row)}
        </td>
      ))}
      {actions ? <td className="ad-actions">{actions(row, hot)}</td> : null}
    </tr>
  );
}
