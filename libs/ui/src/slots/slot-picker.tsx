import './slot-picker.css';
import { label12h } from '@arogya/domain/clock';
import { moveWithArrows } from '@arogya/light/roving';
import { nextFree, partsOf, tabStop, type Part, type Slot as LightSlot } from '@arogya/light/slots';
import { Tooltip } from 'antd';
import { Skeleton } from '../states/skeleton';

export type Start = LightSlot;

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
      data-stop
      onClick={() => (open ? onChange(start) : undefined)}
      onKeyDown={moveWithArrows}
    >
      {label12h(start.time)}
    </button>
  );
  return reason ? <Tooltip title={reason}>{button}</Tooltip> : button;
}

const PART_NAMES: Readonly<Record<Part, string>> = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' };

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
  if (hint) return <p className="ad-slots-hint">{hint}</p>;
  if (loading || !starts) return <Skeleton rows={2} label="Loading times" />;
  const soon = nextFree(starts, chips);
  const stop = tabStop(starts, value);
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
      <div role="radiogroup" aria-label={label} data-roving="round" tabIndex={-1}>
        {partsOf(starts).map((group) => (
          <div key={group.part} className="ad-slots-group">
            <span className="ad-slots-label">{PART_NAMES[group.part]}</span>
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
