import { addDays, type Day } from '@arogya/domain/clock';
import { PERIOD_DAYS } from '@arogya/domain/stats/figures';
import { chanceOf } from './chance';
import type { DemoAppointment } from './demo-appointment';

/** By how much the appointments of the last period exceed those of the one before: the first card of the dashboard shows it. */
const GROWTH = 1.12;

/** Drops past appointments until the two periods have that ratio; if there are too few, they stay as they are. */
export function withGrowth(appointments: readonly DemoAppointment[], today: Day): DemoAppointment[] {
  const [middle, first] = [addDays(today, -PERIOD_DAYS), addDays(today, -2 * PERIOD_DAYS)];
  const recent = appointments.filter(({ start: { day } }) => day > middle && day <= today);
  const earlier = appointments.filter(({ start: { day } }) => day > first && day <= middle);
  if (earlier.length < PERIOD_DAYS) return [...appointments];
  const wanted = Math.round(recent.length / GROWTH);
  const surplus =
    earlier.length > wanted
      ? some(earlier, earlier.length - wanted)
      : some(
          recent.filter(({ start: { day } }) => day < today),
          recent.length - Math.round(earlier.length * GROWTH),
        );
  return appointments.filter((appointment) => !surplus.has(appointment));
}

const some = (appointments: readonly DemoAppointment[], count: number): Set<DemoAppointment> =>
  new Set(chanceOf('growth').shuffled(appointments).slice(0, Math.max(0, count)));
