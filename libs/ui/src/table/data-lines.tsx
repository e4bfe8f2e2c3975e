import './data-lines.css';
import { PhoneOutlined } from '@ant-design/icons';
import { CheckBox } from './check-box';
import { ROW_KEY } from './choosing';
import { dialDigits, formatPhone } from '../look/formats';
import type { Column, DataTableProps } from './table-types';
import { useGrowing } from './use-growing';

/** What stands below them would jump if these did not fill a phone. */
const FIRST_LINES = 12;

const Call = ({ phone }: { phone: string }) => (
  <a className="ad-line-call" href={`tel:+${dialDigits(phone)}`} aria-label={`Call ${formatPhone(phone)}`}>
    <PhoneOutlined />
  </a>
);

const cell = <Row,>({ brief, render }: Column<Row>, row: Row) => (brief ?? render)(row);

type LineProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowName' | 'onOpen' | 'actions' | 'phoneOf' | 'choosing'>;

/** What a tap on the row does: opens the record, or chooses it. It lies under everything that can be pressed by itself. */
function Target<Row>({ row, id, rowName, onOpen, choosing }: LineProps<Row> & { readonly row: Row; readonly id: string }) {
  const name = rowName?.(row) ?? '';
  if (choosing?.byTap)
    return (
      <span className="ad-line-check">
        <CheckBox label={`Choose ${name}`} checked={choosing.has(id)} onPress={(range) => choosing.onToggle(id, range)} />
      </span>
    );
  return <button type="button" className="ad-line-open" aria-label={`View details of ${name}`} onClick={() => onOpen?.(row)} />;
}

function LineText<Row>({ row, columns }: { readonly row: Row } & Pick<DataTableProps<Row>, 'columns'>) {
  const title = columns.find(({ card }) => card === 'title') ?? columns[0];
  const lead = columns.find(({ card }) => card === 'lead');
  const others = columns.filter((column) => column !== title && column !== lead && column.card !== 'hidden');
  const rest = [...others.filter(({ card }) => card === 'first'), ...others.filter(({ card }) => card !== 'first')];
  return (
    <div className="ad-line-text">
      <div className="ad-line-first">
        {lead ? <span className="ad-line-lead">{cell(lead, row)}</span> : null}
        <span className="ad-line-title">{title ? cell(title, row) : null}</span>
      </div>
      <div className="ad-line-second">
        {rest.map((column) => (
          <span key={column.key}>{cell(column, row)}</span>
        ))}
      </div>
    </div>
  );
}

/**
 * The rows that open, for a phone: two lines each, so that eight are in sight. The first has the column marked 'lead' and the
 * title, the second the others; the whole row opens the record, which says the rest.
 */
export function DataLines<Row>({ label, rows = [], rowKey, ...line }: DataTableProps<Row>) {
  const { columns, actions, phoneOf, choosing } = line;
  const shown = useGrowing(rows, FIRST_LINES);
  return (
    <ul className="ad-cards ad-lines" aria-label={label}>
      {shown.map((row) => {
        const [id, phone] = [rowKey(row), phoneOf?.(row)];
        return (
          <li key={id} className="ad-line" {...{ [ROW_KEY]: id }} data-chosen={choosing?.has(id) || undefined}>
            <Target row={row} id={id} {...line} />
            <LineText row={row} columns={columns} />
            {phone && !choosing?.byTap ? <Call phone={phone} /> : null}
            {actions && !choosing?.byTap ? actions(row, false) : null}
          </li>
        );
      })}
    </ul>
  );
}
