import './data-lines.css';
import { PhoneOutlined, WhatsAppOutlined } from '@ant-design/icons';
import { CheckBox } from './check-box';
import { ROW_KEY } from './choosing';
import { phoneLinks, phoneText } from '@arogya/domain/phones/phone';
import { useState } from 'react';
import type { Column, DataTableProps } from './table-types';
import { useGrowing } from './use-growing';

/** What stands below them would jump if these did not fill a phone. */
const FIRST_LINES = 12;

function ContactLinks({ phone }: { readonly phone: string }) {
  const [said, { call, whatsApp }] = [phoneText(phone), phoneLinks(phone)];
  return (
    <>
      {call ? (
        <a className="ad-line-contact" href={call} aria-label={`Call ${said}`}>
          <PhoneOutlined />
        </a>
      ) : null}
      {whatsApp ? (
        <a className="ad-line-contact" href={whatsApp} target="_blank" rel="noopener noreferrer" aria-label={`WhatsApp ${said}`}>
          <WhatsAppOutlined />
        </a>
      ) : null}
    </>
  );
}

const cell = <Row,>({ brief, render }: Column<Row>, row: Row) => (brief ?? render)(row);

type LineProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowName' | 'onOpen' | 'actions' | 'phoneOf' | 'choosing'>;

interface TargetProps<Row> extends Pick<LineProps<Row>, 'rowName' | 'onOpen' | 'choosing'> {
  readonly row: Row;
  readonly id: string;
  readonly unfolded: boolean;
  readonly onUnfold: () => void;
}

/** What a tap on the row does: opens the record, unfolds the row, or chooses it. It lies under everything that can be pressed by itself. */
function Target<Row>({ row, id, rowName, onOpen, choosing, unfolded, onUnfold }: TargetProps<Row>) {
  const name = rowName?.(row);
  if (choosing?.byTap)
    return (
      <span className="ad-line-check">
        <CheckBox label={`Choose ${name ?? ''}`} checked={choosing.has(id)} onPress={(range) => choosing.onToggle(id, range)} />
      </span>
    );
  const press = onOpen ? { onClick: () => onOpen(row) } : { onClick: onUnfold, 'aria-expanded': unfolded };
  return <button type="button" className="ad-line-open" aria-label={name ? `View details of ${name}` : 'View details'} {...press} />;
}

const titleOf = <Row,>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ card }) => card === 'title') ?? columns[0];

function LineText<Row>({ row, columns }: { readonly row: Row } & Pick<DataTableProps<Row>, 'columns'>) {
  const title = titleOf(columns);
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

/** All of a row, for one that nothing opens. */
function Facts<Row>({ row, columns }: { readonly row: Row } & Pick<DataTableProps<Row>, 'columns'>) {
  const title = titleOf(columns);
  return (
    <dl className="ad-line-facts">
      {columns
        .filter((column) => column !== title)
        .map((column) => (
          <div key={column.key}>
            <dt>{column.title}</dt>
            <dd>{column.render(row)}</dd>
          </div>
        ))}
    </dl>
  );
}

function Line<Row>({ row, id, ...line }: LineProps<Row> & { readonly row: Row; readonly id: string }) {
  const { columns, actions, phoneOf, onOpen, choosing } = line;
  const [unfolded, setUnfolded] = useState(false);
  const phone = phoneOf?.(row);
  return (
    <li className="ad-line" {...{ [ROW_KEY]: id }} data-chosen={choosing?.has(id) || undefined}>
      <Target row={row} id={id} {...line} unfolded={unfolded} onUnfold={() => setUnfolded(!unfolded)} />
      <LineText row={row} columns={columns} />
      {phone && !choosing?.byTap ? <ContactLinks phone={phone} /> : null}
      {actions && !choosing?.byTap ? actions(row, false) : null}
      {unfolded && !onOpen ? <Facts row={row} columns={columns} /> : null}
    </li>
  );
}

/**
 * The rows for a phone: two lines each, so that eight are in sight. The first has the column marked 'lead' and the title, the
 * second the others. A tap opens the record, which says the rest; where there is none it unfolds the row.
 */
export function DataLines<Row>({ label, rows = [], rowKey, columns, rowName, onOpen, actions, phoneOf, choosing }: DataTableProps<Row>) {
  const shown = useGrowing(rows, FIRST_LINES);
  const line = {
    columns,
    choosing,
    ...(rowName && { rowName }),
    ...(onOpen && { onOpen }),
    ...(actions && { actions }),
    ...(phoneOf && { phoneOf }),
  };
  return (
    <ul className="ad-lines" aria-label={label}>
      {shown.map((row) => (
        <Line key={rowKey(row)} id={rowKey(row)} row={row} {...line} />
      ))}
    </ul>
  );
}
