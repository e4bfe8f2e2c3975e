import './hours.css';
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { lengthOf, nextRange, rangeOf, rowFrom, type RangeRow } from './time-range-rows';

const MAX_ROWS = 12;

interface TimeRangesFieldProps {
  readonly id?: string;
  /** Whose hours they are; those of a working day by default. */
  readonly label?: string;
  /** 'HH:MM-HH:MM' each; an end that is not typed yet is empty. */
  readonly value?: readonly string[];
  readonly onChange?: (ranges: string[]) => void;
}

interface RowProps {
  readonly row: RangeRow;
  readonly number: number;
  readonly onChange: (row: RangeRow) => void;
  readonly onRemove: () => void;
}

function Row({ row, number, onChange, onRemove }: RowProps) {
  return (
    <li className="ad-range">
      <Input
        type="time"
        aria-label={`Hours ${number}, from`}
        value={row.from}
        onChange={(event) => onChange({ ...row, from: event.target.value })}
      />
      <span aria-hidden="true">to</span>
      <Input
        type="time"
        aria-label={`Hours ${number}, to`}
        value={row.to}
        onChange={(event) => onChange({ ...row, to: event.target.value })}
      />
      <span className="ad-range-length">{lengthOf(row)}</span>
      <Button type="text" icon={<DeleteOutlined />} aria-label={`Remove hours ${number}`} onClick={onRemove} />
    </li>
  );
}

/** The hours of a working day, one range a row. */
export function TimeRangesField({ id, label = 'Hours on a working day', value = [], onChange }: TimeRangesFieldProps) {
  const put = (index: number, row: RangeRow): void => onChange?.(value.map((range, at) => (at === index ? rangeOf(row) : range)));
  return (
    <div id={id} role="group" aria-label={label}>
      {value.length > 0 ? (
        <ul className="ad-ranges">
          {value.map((range, index) => (
            <Row
              key={index}
              row={rowFrom(range)}
              number={index + 1}
              onChange={(row) => put(index, row)}
              onRemove={() => onChange?.(value.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
      ) : null}
      <Button
        type="dashed"
        icon={<PlusOutlined />}
        disabled={value.length >= MAX_ROWS}
        onClick={() => onChange?.([...value, nextRange(value)])}
      >
        Add hours
      </Button>
    </div>
  );
}
