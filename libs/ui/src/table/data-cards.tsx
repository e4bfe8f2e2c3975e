import './cards.css';
import { useGrowing } from './use-growing';
import type { DataTableProps } from './table-types';

/** Rows that nothing opens, for a phone: a card says all of each, under the column marked 'title'. */
export function DataCards<Row>({ label, columns, rows = [], rowKey, actions }: DataTableProps<Row>) {
  const title = columns.find((column) => column.card === 'title') ?? columns[0];
  const shown = useGrowing(rows);
  const lines = columns.filter((column) => column !== title && column.card !== 'hidden');
  return (
    <ul className="ad-cards" aria-label={label}>
      {shown.map((row) => (
        <li key={rowKey(row)} className="ad-card">
          <div className="ad-card-head">
            <div className="ad-card-title">{title?.render(row)}</div>
            {actions ? actions(row, false) : null}
          </div>
          <dl>
            {lines.map((column) => (
              <div key={column.key}>
                <dt>{column.title}</dt>
                <dd>{column.render(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
