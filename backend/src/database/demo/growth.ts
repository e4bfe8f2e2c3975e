import { addDays, type Day } from '@arogya/domain/clock';
import { PERIOD_DAYS } from '@arogya/domain/stats/figures';
import { chanceOf } from './chance';
import type { DemoVisit } from './visits';

/** By so much the visits of the last period exceed those of the one before: what the first card of the dashboard says. */
const GROWTH = 1.12;

/** Leaves visits of past days out until the two periods stand in that ratio; too few of them are left as they are. */
export function withGrowth(visits: readonly DemoVisit[], today: Day): DemoVisit[] {
  const [middle, first] = [addDays(today, -PERIOD_DAYS), addDays(today, -2 * PERIOD_DAYS)];
  const recent = visits.filter(({ start: { day } }) => day > middle && day <= today);
  const earlier = visits.filter(({ start: { day } }) => day > first && day <= middle);
  if (earlier.length < PERIOD_DAYS) return [...visits];
  const wanted = Math.round(recent.length / GROWTH);
  const surplus =
    earlier.length > wanted
      ? some(earlier, earlier.length - wanted)
      : some(
          recent.filter(({ start: { day } }) => day < today),
          recent.length - Math.round(earlier.length * GROWTH),
        );
  return visits.filter((visit) => !surplus.has(visit));
}

const some = (visits: readonly DemoVisit[], count: number): Set<DemoVisit> =>
  new Set(chanceOf('growth').shuffled(visits).slice(0, Math.max(0, count)));
