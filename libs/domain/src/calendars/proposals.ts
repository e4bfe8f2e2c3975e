import { availability } from '@arogya/domain/appointments/availability';
import type { Calendar, Interval, TakenTime } from '@arogya/domain/appointments/calendar';
import { addDays, dayOf, MINUTE, type Day } from '@arogya/domain/clock';

/** What is done with an affected appointment: another time or doctor, cancelled with a message, or kept all the same. */
export type Decision =
  | { readonly act: 'move'; readonly at: string }
  | { readonly act: 'reassign'; readonly doctorId: string; readonly at: string }
  | { readonly act: 'cancel' }
  | { readonly act: 'keep' };

export const ACTS = ['move', 'reassign', 'cancel', 'keep'] as const satisfies readonly Decision['act'][];

/** Another place for an appointment. */
export type Proposal = Extract<Decision, { readonly at: string }>;

export interface AffectedInterval extends Interval {
  readonly id: string;
  readonly doctorId: string;
  /** The patient has been with this doctor before, or has asked for them twice: they stay with the doctor. */
  readonly keepsDoctor: boolean;
}

/** A doctor with whom affected appointments may find a place: their own, or a colleague of the specialty in the hospital. */
export interface Candidate {
  readonly doctorId: string;
  readonly specialty: string;
  /** As it is after the change. */
  readonly calendar: Calendar;
  readonly taken: readonly TakenTime[];
}

/** How many proposals an appointment gets, and how far they may lie from it. */
export const PROPOSALS = { most: 3, days: 14, minutes: 120 } as const;

/** What a person prefers who decides about a list: as it is proposed, or one of these for all. */
export const PREFERENCES = ['doctor', 'day'] as const;
export type Preference = (typeof PREFERENCES)[number];

/**
 * Other places for affected appointments, by their ids, the best first. The earliest appointment chooses first, and no place is
 * given twice as a first proposal. Whoever keeps their doctor gets the nearest free starts of the days from theirs on; the others stay
 * on their day, with the colleague who has the fewest appointments then, within two hours.
 */
export function proposalsFor(
  affected: readonly AffectedInterval[],
  candidates: readonly Candidate[],
  now: number,
  preference?: Preference,
): Map<string, Proposal[]> {
  const places = new Places(candidates, now);
  const found = new Map<string, Proposal[]>();
  for (const one of [...affected].sort((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1))) {
    const [own, others] = [() => places.withDoctor(one), () => places.onDay(one)];
    const keeps = preference ? preference === 'doctor' : one.keepsDoctor;
    const proposals = (keeps ? [...own(), ...others()] : [...others(), ...own()]).slice(0, PROPOSALS.most);
    const [first] = proposals;
    if (first) places.give(first, one);
    found.set(one.id, proposals);
  }
  return found;
}

/** The free starts of the candidates, less those that were given away. */
class Places {
  private readonly known: Map<string, Candidate & { taken: TakenTime[] }>;

  constructor(
    candidates: readonly Candidate[],
    private readonly now: number,
  ) {
    this.known = new Map(candidates.map((one) => [one.doctorId, { ...one, taken: [...one.taken] }]));
  }

  /** The nearest free starts with the same doctor, from the day of the appointment on. */
  withDoctor({ doctorId, from }: AffectedInterval): Proposal[] {
    const own = this.known.get(doctorId);
    if (!own) return [];
    const day = dayOf(from, own.calendar.zone);
    return nearest(this.freeOf(own, day, addDays(day, PROPOSALS.days)), from).map((at) => ({ act: 'move', at }));
  }

  /** Colleagues of the specialty on the same day within two hours, those with the fewest appointments first. */
  onDay({ doctorId, from }: AffectedInterval): Proposal[] {
    const own = this.known.get(doctorId);
    if (!own) return [];
    const colleagues = [...this.known.values()].filter((one) => one.doctorId !== doctorId && one.specialty === own.specialty);
    const day = dayOf(from, own.calendar.zone);
    const load = (one: Candidate): number => one.taken.filter((time) => dayOf(time.from, one.calendar.zone) === day).length;
    return colleagues
      .map((one) => ({ one, load: load(one) }))
      .sort((a, b) => a.load - b.load || (a.one.doctorId < b.one.doctorId ? -1 : 1))
      .flatMap(({ one }) => {
        const near = this.freeOf(one, day, day).filter((at) => Math.abs(Date.parse(at) - from) <= PROPOSALS.minutes * MINUTE);
        return nearest(near, from)
          .slice(0, 1)
          .map((at) => ({ act: 'reassign' as const, doctorId: one.doctorId, at }));
      });
  }

  give(place: Proposal, { doctorId }: AffectedInterval): void {
    const given = this.known.get(place.act === 'reassign' ? place.doctorId : doctorId);
    const from = Date.parse(place.at);
    given?.taken.push({ from, to: from + given.calendar.appointmentMinutes * MINUTE });
  }

  private freeOf({ calendar, taken }: Candidate, from: Day, to: Day): string[] {
    const days = availability(calendar, { audience: 'staff', now: this.now, from, to }, taken);
    return days.flatMap(({ starts }) => starts.filter(({ free }) => free).map(({ at }) => at));
  }
}

const nearest = (starts: readonly string[], to: number): string[] =>
  starts
    .map((at) => ({ at, distance: Math.abs(Date.parse(at) - to) }))
    .sort((a, b) => a.distance - b.distance || (a.at < b.at ? -1 : 1))
    .slice(0, PROPOSALS.most)
    .map(({ at }) => at);
