import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { dayOf, MINUTE, minutesOf, timeOf, weekdayOf, type Weekday } from '@arogya/domain/clock';
import type { TimeRange } from '@arogya/domain/doctors/time-ranges';
import { availability, nearestFree, whyNot, type Start } from './availability';
import { ZONES, someCase, type Case } from '../testing/generated-calendars';

const CALENDARS = { numRuns: 600, seed: 20251121 };
const startsOf = (one: Case) => availability(one.calendar, one, one.taken).flatMap(({ starts }) => starts);
const freeOf = (one: Case) => startsOf(one).filter(({ free }) => free);
const overlaps = (one: Case, at: number): boolean =>
  one.taken.some(({ from, to }) => from < at + one.calendar.appointmentMinutes * MINUTE && at < to);

/** `wrong` answers what is wrong with a case, as text; jest's own expect is too slow for a million starts. */
const onAll = (wrong: (one: Case, pick: number) => string | null): void =>
  fc.assert(
    fc.property(someCase, fc.nat(), (one, pick) => {
      const problem = wrong(one, pick);
      if (problem) throw new Error(problem);
    }),
    CALENDARS,
  );

/** The first of `starts` that breaks a rule, and which. */
const firstBreach = (starts: readonly Start[], rules: Record<string, (start: Start) => boolean>): string | null => {
  for (const start of starts) {
    const broken = Object.keys(rules).find((name) => !rules[name]?.(start));
    if (broken) return `${JSON.stringify(start)}: ${broken}`;
  }
  return null;
};

describe('on 1,200 generated calendars', () => {
  it('every free start can be booked, and no start that is not free can be, for the reason given', () => {
    const seen = { free: 0, refused: 0 };
    onAll((one) => {
      for (const start of startsOf(one)) seen[start.free ? 'free' : 'refused'] += 1;
      return firstBreach(startsOf(one), {
        'has the same answer alone': ({ at, reason }) => whyNot(one.calendar, Date.parse(at), one, one.taken) === (reason ?? null),
        'is free or has a reason': ({ free, reason }) => free === (reason === undefined),
      });
    });
    expect(seen.free).toBeGreaterThan(5000);
    expect(seen.refused).toBeGreaterThan(5000);
  });

  it('a free start keeps every promise', () => {
    onAll((one) => {
      const { zone, workingDays, leave, closures, timeRanges, hours, dayHours, appointmentMinutes } = one.calendar;
      const today = dayOf(one.now, zone);
      const dayAt = ({ at }: Start): string => dayOf(Date.parse(at), zone);
      const minutesAt = ({ at }: Start): number => minutesOf(Date.parse(at), zone);
      // The same rules again, written as they are said, apart from the product's own functions.
      const weekdayAt = (start: Start): Weekday => weekdayOf(dayAt(start));
      const usual = (start: Start): readonly TimeRange[] => (workingDays.includes(weekdayAt(start)) ? timeRanges : []);
      const hoursAt = (start: Start): readonly TimeRange[] => dayHours[dayAt(start)]?.ranges ?? hours[weekdayAt(start)] ?? usual(start);
      const spares = (start: Start, part: TimeRange | undefined): boolean =>
        part !== undefined && (minutesAt(start) + appointmentMinutes <= part.from || part.to <= minutesAt(start));
      const weekOf = (start: Start): number => Math.floor((Number(dayAt(start).slice(8)) - 1) / 7) + 1;
      return firstBreach(freeOf(one), {
        'shows its own time': (start) => start.time === timeOf(minutesAt(start)) && start.at.startsWith(`${dayAt(start)}T${start.time}`),
        'lies ahead': ({ at }) => Date.parse(at) > one.now,
        'is from tomorrow for the public': (start) => one.audience === 'staff' || dayAt(start) > today,
        'is in no closed time, unless the doctor works despite it': (start) =>
          (dayHours[dayAt(start)]?.despiteClosure ?? false) ||
          closures.every(({ day, part }) => day !== dayAt(start) || spares(start, part)),
        'is in no time of leave': (start) =>
          leave.every(
            ({ from, to, part, weekdays, weeks }) =>
              dayAt(start) < from ||
              dayAt(start) > to ||
              (weekdays && !weekdays.includes(weekdayAt(start))) ||
              (weeks && !weeks.includes(weekOf(start))) ||
              spares(start, part),
          ),
        'is inside the hours': (start) =>
          hoursAt(start).some(({ from, to }) => from <= minutesAt(start) && minutesAt(start) + appointmentMinutes <= to),
        'is on nobody': ({ at }) => !overlaps(one, Date.parse(at)),
      });
    });
  });

  it('a booking makes its own start not free, and changes no start that it does not touch', () => {
    onAll((one, pick) => {
      const free = freeOf(one);
      const chosen = free[pick % Math.max(1, free.length)];
      if (!chosen) return null;
      const length = one.calendar.appointmentMinutes * MINUTE;
      const booked = { from: Date.parse(chosen.at), to: Date.parse(chosen.at) + length };
      const then: Case = { ...one, taken: [...one.taken, booked] };
      if (whyNot(then.calendar, booked.from, then, then.taken) !== 'taken') return 'it can be booked twice';
      const after = new Map(startsOf(then).map((start) => [start.at, start]));
      return firstBreach(startsOf(one), {
        'is taken with the booking': ({ at }) => at !== chosen.at || after.get(at)?.reason === 'taken',
        'is as it was': (start) =>
          Math.abs(Date.parse(start.at) - booked.from) < length || JSON.stringify(after.get(start.at)) === JSON.stringify(start),
      });
    });
  });

  it('a minute that is not offered cannot be booked', () => {
    onAll((one, pick) => {
      const at = Date.parse(`${one.from}T00:00:00Z`) + (pick % 1440) * MINUTE + (pick % 7);
      const day = dayOf(at, one.calendar.zone);
      const offered = startsOf({ ...one, from: day, to: day }).some((start) => Date.parse(start.at) === at);
      return offered || whyNot(one.calendar, at, one, one.taken) ? null : `${new Date(at).toISOString()} can be booked`;
    });
  });

  it('the nearest free starts are free, and none is nearer', () => {
    onAll((one) => {
      const wanted = Date.parse(`${one.from}T06:00:00Z`);
      const distance = (at: string): number => Math.abs(Date.parse(at) - wanted);
      const nearest = nearestFree(one.calendar, wanted, one, one.taken);
      if (nearest.some((at) => whyNot(one.calendar, Date.parse(at), one, one.taken))) return 'one of them is not free';
      const farthest = nearest.length < 3 ? Infinity : Math.max(...nearest.map(distance));
      return firstBreach(freeOf(one), { 'is not nearer': ({ at }) => distance(at) >= farthest || nearest.includes(at) });
    });
  });

  it('are generated for several zones, with and without changes of clocks', () => {
    const seen = new Set(fc.sample(someCase, { numRuns: 300, seed: 1 }).map(({ calendar }) => calendar.zone));
    expect(seen).toEqual(new Set(ZONES));
  });
});

describe("the machine's own time zone", () => {
  const root = join(import.meta.dirname, '../../../..');
  const digestIn = (zone: string): string => {
    const script = `
      import { createHash } from 'node:crypto';
      import fc from 'fast-check';
      import { availability, nearestFree, whyNot } from './libs/domain/src/appointments/availability.ts';
      import { someCase } from './libs/domain/src/testing/generated-calendars.ts';
      const hash = createHash('sha256');
      for (const one of fc.sample(someCase, { numRuns: 300, seed: 7 })) {
        const wanted = one.now + 86400000;
        hash.update(JSON.stringify([one, availability(one.calendar, one, one.taken),
          nearestFree(one.calendar, wanted, one, one.taken), whyNot(one.calendar, wanted, one, one.taken)]));
      }
      console.log(new Date(0).getTimezoneOffset(), hash.digest('hex'));`;
    const flags = ['--import', './tools/start/typescript.mjs', '--input-type=module', '--eval', script];
    const run = spawnSync(process.execPath, flags, { cwd: root, env: { ...process.env, NODE_OPTIONS: '', TZ: zone }, encoding: 'utf8' });
    if (run.status !== 0) throw new Error(run.stderr);
    return run.stdout.trim();
  };

  it('changes nothing on 300 calendars', () => {
    const zones = ['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Auckland'];
    const answers = zones.map((zone) => digestIn(zone).split(' '));
    expect(new Set(answers.map(([offset]) => offset)).size).toBe(4);
    expect(new Set(answers.map(([, digest]) => digest)).size).toBe(1);
  });
});
