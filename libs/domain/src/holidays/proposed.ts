import type { Day } from '@arogya/domain/clock';
import { SHORT } from '@arogya/domain/calendars/rules';
import { stateName, type Holiday } from './holidays';
import { andMore, GAZETTED, MAY_MOVE, NATIONAL } from './texts';

/** A day of the list as it is offered: one line a day, also where it is two holidays. */
export interface ProposedDay {
  readonly day: Day;
  /** What patients will read. */
  readonly name: string;
  /** Who keeps it, and whether it may still move. */
  readonly about: string;
}

const ORDER = ['national', 'gazetted', 'state'] as const;

function aboutOf({ kind, states }: Holiday, stateCode: string | null): string {
  if (kind === 'state')
    return states
      .filter((one) => !stateCode || isState(one, stateCode))
      .map(stateName)
      .join(', ');
  return kind === 'national' ? NATIONAL : GAZETTED;
}

/** 'IN-MH' of the files is 'MH' of the list of states, where somebody may also have written the whole code. */
const isState = (code: string, stateCode: string): boolean => code === `IN-${stateCode.trim().toUpperCase().replace(/^IN-/u, '')}`;

/** The holidays that a hospital in this state keeps; where its state is not known, those of all. */
export const keptIn = (holidays: readonly Holiday[], stateCode: string | null): Holiday[] =>
  holidays.filter(({ kind, states }) => kind !== 'state' || !stateCode || states.some((one) => isState(one, stateCode)));

/** Whether the files have days that this state keeps beside those of all of India. */
export const hasDaysOf = (holidays: readonly Holiday[], stateCode: string): boolean =>
  holidays.some(({ states }) => states.some((one) => isState(one, stateCode)));

/** Names that patients read, as many as fit; what is left out is counted. */
function namesOf(names: readonly string[]): string {
  const all = names.join(', ');
  if (all.length <= SHORT) return all;
  for (let count = names.length - 1; count > 0; count -= 1) {
    const some = `${names.slice(0, count).join(', ')} ${andMore(names.length - count)}`;
    if (some.length <= SHORT) return some;
  }
  return (names[0] ?? '').slice(0, SHORT);
}

/** The holidays from `today` on that a hospital in this state keeps, by their day; without a state those of all. */
export function proposedDays(holidays: readonly Holiday[], today: Day, stateCode: string | null = null): ProposedDay[] {
  const byDay = new Map<Day, Holiday[]>();
  for (const one of keptIn(holidays, stateCode)) if (one.day >= today) byDay.set(one.day, [...(byDay.get(one.day) ?? []), one]);
  return [...byDay.entries()].map(([day, all]) => {
    const sorted = [...all].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
    const moves = sorted.some(({ tentative }) => tentative);
    const about = sorted.map((one) => aboutOf(one, stateCode));
    return { day, name: namesOf(sorted.map(({ name }) => name)), about: [...new Set(about), ...(moves ? [MAY_MOVE] : [])].join(' · ') };
  });
}
