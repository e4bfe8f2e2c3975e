import './data-lines.css';
import { PhoneOutlined } from '@ant-design/icons';
import { dialDigits, formatPhone } from '../look/formats';
import type { Column, DataTableProps } from './table-types';
import { useGrowing } from './use-growing';

const Call = ({ phone }: { phone: string }) => (
  <a className="ad-line-call" href={`tel:+${dialDigits(phone)}`} aria-label={`Call ${formatPhone(phone)}`}>
    <PhoneOutlined />
  </a>
);

const cell = <Row,>({ brief, render }: Column<Row>, row: Row) => (brief ?? render)(row);

/**
 * The rows that open, for a phone: two lines each, so that eight are in sight. The first has the column marked 'lead' and the
 * title, the second the others; the whole row opens the record, which says the rest.
 */
export function DataLines<Row>({ label, columns, rows = [], rowKey, rowName, onOpen, actions, phoneOf }: DataTableProps<Row>) {
  const shown = useGrowing(rows);
  const title = columns.find(({ card }) => card === 'title') ?? columns[0];
  const lead = columns.find(({ card }) => card === 'lead');
  const others = columns.filter((column) => column !== title && column !== lead && column.card !== 'hidden');
  const rest = [...others.filter(({ card }) => card === 'first'), ...others.filter(({ card }) => card !== 'first')];
  return (
    <ul className="ad-cards ad-lines" aria-label={label}>
      {shown.map((row) => {
        const phone = phoneOf?.(row);
        return (
          <li key={rowKey(row)} className="ad-line">
            <div className="ad-line-text">
              <div className="ad-line-first">
                {lead ? <span className="ad-line-lead">{cell(lead, row)}</span> : null}
                <span className="ad-line-title">{title ? cell(title, row) : null}</span>
                <button
                  type="button"
                  className="ad-line-open"
                  aria-label={`View details of ${rowName?.(row) ?? ''}`}
                  onClick={() => onOpen?.(row)}
                />
              </div>
              <div className="ad-line-second">
                {rest.map((column) => (
                  <span key={column.key}>{cell(column, row)}</span>
                ))}
              </div>
            </div>
            {phone ? <Call phone={phone} /> : null}
            {actions ? actions(row) : null}
          </li>
        );
      })}
    </ul>
  );
}
