import './chips.css';
import { formatNumber } from '../look/formats';

interface ChipsProps<Key extends string> {
  /** Accessible name of the group, e.g. 'Days'. */
  readonly label: string;
  readonly chips: readonly { readonly key: Key; readonly label: string; readonly count?: number | undefined }[];
  /** The chosen one; another value chooses none. */
  readonly value: string;
  readonly onChoose: (key: Key) => void;
}

/** One choice of a few, in one line that moves sideways on a phone. */
export function Chips<Key extends string>({ label, chips, value, onChoose }: ChipsProps<Key>) {
  return (
    <div role="group" aria-label={label} className="ad-chips">
      {chips.map(({ key, label: name, count }) => (
        <button key={key} type="button" className="ad-filter-chip" aria-pressed={key === value} onClick={() => onChoose(key)}>
          {name}
          {count === undefined ? null : <strong>{formatNumber(count)}</strong>}
        </button>
      ))}
    </div>
  );
}
