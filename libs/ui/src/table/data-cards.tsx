import './cards.css';
import { Button } from 'antd';
import { useGrowing } from './use-growing';
import type { DataTableProps } from './table-types';

/** The rows as cards, for a phone: the column marked 'title' heads the card. */
export function DataCards<Row>({ label, columns, rows = [], rowKey, rowName, onOpen, actions }: DataTableProps<Row>) {
  const title = columns.find((column) => column.card === 'title') ?? columns[0];
  const shown = useGrowing(rows);
  const lines = columns.filter((column) => column !== title && column.card !== 'hidden');
  return (
    <ul className="ad-cards" aria-label={label}>
      {shown.map((row) => (
        <li key={rowKey(row)} className="ad-card">
          <div className="ad-card-head">
            <div className="ad-card-title">{title?.render(row)}</div>
            {actions ? actions(row) : null}
          </div>
          <dl>
            {lines.map((column) => (
              <div key={column.key}>
                <dt>{column.title}</dt>
                <dd>{column.render(row)}</dd>
              </div>
            ))}
          </dl>
          {onOpen ? (
            <Button block onClick={() => onOpen(row)} aria-label={rowName ? `View details of ${rowName(row)}` : undefined}>
              View details
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
