import './slot-picker.css';
import { label12h } from '@arogya/domain/clock';
import { Tooltip } from 'antd';
import { useRef, type KeyboardEvent } from 'react';
import { Skeleton } from '../states/skeleton';
import { nextFree, slotGroups, type Start } from './slot-groups';

export type { Start } from './slot-groups';

interface SlotPickerProps {
  readonly label: string;
  readonly starts: readonly Start[] | undefined;
  /** `at` of the chosen start. */
  readonly value: string | null | undefined;
  readonly onChange: (start: Start) => void;
  /** Shown instead of the slots: 'Please select a doctor first' and the like. */
  readonly hint?: string | undefined;
  readonly loading?: boolean;
  /** The sentence of a reason code, shown on a start that is not free. */
  readonly reasonOf?: (code: string) => string;
  /** Codes of reasons with which a start can be chosen all the same; it is marked. */
  readonly takeable?: readonly string[];
  /** How many of the next free starts are offered as chips at the top; 0 for none. */
  readonly chips?: number;
}

interface SlotProps {
  readonly start: Start;
  readonly chosen: boolean;
  readonly tabStop: boolean;
  readonly onChange: (start: Start) => void;
  readonly reasonOf: (code: string) => string;
  readonly takeable: readonly string[];
}

/** A start that is not free can be reached by keyboard, so that its reason can be read. Only the marked ones can be chosen. */
function Slot({ start, chosen, tabStop, onChange, reasonOf, takeable }: SlotProps) {
  const taking = !start.free && takeable.includes(start.reason ?? '');
  const open = start.free || taking;
  const reason = start.free ? undefined : reasonOf(start.reason ?? 'taken');
  const button = (
    <button
      type="button"
      role="radio"
      aria-checked={chosen}
      aria-disabled={!open}
      data-taking={taking || undefined}
      tabIndex={tabStop ? 0 : -1}
      className="ad-slot"
      data-at={start.at}
      aria-label={reason ? `${label12h(start.time)}, ${reason}` : label12h(start.time)}
      onClick={() => (open ? onChange(start) : undefined)}
    >
      {label12h(start.time)}
    </button>
  );
  return reason ? <Tooltip title={reason}>{button}</Tooltip> : button;
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>, box: HTMLDivElement | null): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!by || !box) return;
  event.preventDefault();
  const all = [...box.querySelectorAll<HTMLButtonElement>('[role=radio]')];
  const index = all.findIndex((button) => button === document.activeElement);
  all[(index + by + all.length) % all.length]?.focus();
}

const plain = (code: string): string => code.replaceAll(/[_-]/gu, ' ').replace(/^./u, (letter) => letter.toUpperCase());

const NONE: readonly string[] = [];

/** The starts of a day in groups, the next free ones first. Arrow keys move, Enter or Space chooses. */
export function SlotPicker({
  label,
  starts,
  value,
  onChange,
  hint,
  loading = false,
  reasonOf = plain,
  takeable = NONE,
  chips = 5,
}: SlotPickerProps) {
  const box = useRef<HTMLDivElement>(null);
  if (hint) return <p className="ad-slots-hint">{hint}</p>;
  if (loading || !starts) return <Skeleton rows={2} label="Loading times" />;
  const soon = nextFree(starts, chips);
  const stop = starts.find((start) => start.at === value) ?? starts.find((start) => start.free) ?? starts[0];
  return (
    <div className="ad-slots">
      {soon.length > 0 ? (
        <div className="ad-slots-soon">
          <span>Next free</span>
          {soon.map((start) => (
            <button key={start.at} type="button" className="ad-chip" aria-pressed={start.at === value} onClick={() => onChange(start)}>
              {label12h(start.time)}
            </button>
          ))}
        </div>
      ) : null}
      <div role="radiogroup" aria-label={label} ref={box} onKeyDown={(event) => moveFocus(event, box.current)} tabIndex={-1}>
        {slotGroups(starts).map((group) => (
          <div key={group.label} className="ad-slots-group">
            <span className="ad-slots-label">{group.label}</span>
            <div className="ad-slots-grid">
              {group.starts.map((start) => (
                <Slot
                  key={start.at}
                  start={start}
                  chosen={start.at === value}
                  tabStop={start === stop}
                  onChange={onChange}
                  reasonOf={reasonOf}
                  takeable={takeable}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
