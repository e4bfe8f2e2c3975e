import type { HospitalClosure } from '@arogya/api/calendars';
import type { ClosureSource } from '@arogya/domain/calendars/change';
import type { TypedClosure } from '@arogya/domain/calendars/rules';
import type { Day } from '@arogya/domain/clock';
import type { ImportLine } from '@arogya/domain/holidays/import';
import { holidaysOf } from '@arogya/domain/holidays/holidays';
import { proposedDays } from '@arogya/domain/holidays/proposed';

/** The hospital's clock, and the days on which it is closed already. */
export interface HospitalDays {
  readonly zone: string;
  readonly today: Day;
  readonly closed: readonly HospitalClosure[];
  /** The code of its state, whose holidays it is offered; null: not known. */
  readonly stateCode: string | null;
}

/** The fields of one typed day. */
export interface CloseValues {
  /** '' while none is entered. */
  readonly day: Day;
  readonly name: string;
  readonly part: 'day' | 'part';
  readonly fromTime: string;
  readonly toTime: string;
}

export const NEW_CLOSURE: CloseValues = { day: '', name: '', part: 'day', fromTime: '', toTime: '' };

export interface ChosenClosures {
  readonly closures: TypedClosure[];
  readonly source: ClosureSource;
}

const DAY_BEGINS = '00:00';
const DAY_ENDS = '24:00';

/** A typed day; without the one time a part begins or ends with the day. */
export function typedClosure({ day, name, part, fromTime, toTime }: CloseValues): TypedClosure {
  const said = name.trim() ? { name: name.trim() } : {};
  if (part === 'day') return { day, ...said };
  return { day, ...said, fromTime: fromTime || (toTime ? DAY_BEGINS : null), toTime: toTime || (fromTime ? DAY_ENDS : null) };
}

/** This year and the next, in which days can be proposed. */
export const yearsFrom = (today: Day): number[] => [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1];

/** The ticked days of the lists. */
export const tickedHolidays = (ticked: ReadonlySet<string>, { today, stateCode }: HospitalDays): TypedClosure[] =>
  yearsFrom(today)
    .flatMap((year) => proposedDays(holidaysOf(year)?.holidays ?? [], today, stateCode))
    .filter(({ day }) => ticked.has(day))
    .map(({ day, name }) => ({ day, name }));

/** The ticked lines of a file. */
export const tickedLines = (ticked: ReadonlySet<string>, lines: readonly ImportLine[]): TypedClosure[] =>
  lines.filter(({ key, state }) => state === 'new' && ticked.has(key)).flatMap(({ closure }) => closure ?? []);
