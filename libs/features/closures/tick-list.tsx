import type { Day } from '@arogya/domain/clock';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { dayText } from '@arogya/features/calendars/outcomes';

export interface TickLine {
  readonly key: string;
  readonly day: Day;
  readonly name: string;
  /** Beneath the name. */
  readonly about: ReactNode;
  /** Closed already. */
  readonly known?: boolean;
}

interface TickListProps {
  readonly label: string;
  readonly lines: readonly TickLine[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (keys: ReadonlySet<string>) => void;
}

export function withTick(ticked: ReadonlySet<string>, keys: readonly string[], on: boolean): Set<string> {
  const next = new Set(ticked);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Days to tick, one line each. */
export function TickList({ label, lines, ticked, onTick }: TickListProps) {
  return (
    <ul className="ad-ticks" aria-label={label}>
      {lines.map(({ key, day, name, about, known = false }) => (
        <li key={key}>
          <Checkbox checked={ticked.has(key)} disabled={known} onChange={({ target }) => onTick(withTick(ticked, [key], target.checked))}>
            <span className="ad-tick">
              <time dateTime={day}>{dayText(day)}</time>
              <span>
                {name}
                {about ? <small>{about}</small> : null}
              </span>
            </span>
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
