import type { Day } from '@arogya/domain/clock';
import { SHORT } from '@arogya/domain/calendars/rules';
import { stateName, type Holiday } from './holidays';
import { GAZETTED, MAY_MOVE, NATIONAL } from './texts';

/** A day of the list as it is offered: one line a day, also where it is two holidays. */
export interface ProposedDay {
  readonly day: Day;
  /** What patients will read. */
  readonly name: string;
  /** Who keeps it, and whether it may still move. */
  readonly about: string;
}

const ORDER = ['national', 'gazetted', 'state'] as const;

function aboutOf({ kind, states }: Holiday): string {
  if (kind === 'state') return states.map(stateName).join(', ');
  return kind === 'national' ? NATIONAL : GAZETTED;
}

/** The holidays from `today` on, by their day. */
export function proposedDays(holidays: readonly Holiday[], today: Day): ProposedDay[] {
  const byDay = new Map<Day, Holiday[]>();
  for (const one of holidays) if (one.day >= today) byDay.set(one.day, [...(byDay.get(one.day) ?? []), one]);
  return [...byDay.entries()].map(([day, all]) => {
    const sorted = [...all].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
    const moves = sorted.some(({ tentative }) => tentative);
    return {
      day,
      name: sorted
        .map(({ name }) => name)
        .join(', ')
        .slice(0, SHORT),
      about: [...new Set(sorted.map(aboutOf)), ...(moves ? [MAY_MOVE] : [])].join(' · '),
    };
  });
}
