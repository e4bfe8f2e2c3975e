import { calendars, doctorId, knownId } from './calls.mjs';
import { doctorsOf } from './data/clinic.mjs';
import { micro, rounded } from './figures.mjs';
import { interleaved, ofStep, ratio, summary } from './rounds.mjs';
import { dayAfter } from './starts.mjs';

/** Two hospitals with as many doctors and the same appointments ahead; the calendars of one hold parts of days and hours. */
const HOSPITALS = { parts: 1, plain: 2 };
/** What they may cost besides. */
const MOST = 1.05;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const DAY = ['09:00-12:00', '12:00-17:45'];
const EVENING = { fromTime: '18:00', toTime: '18:30' };
const LATE = { fromTime: '18:30', toTime: '19:00' };

/** Hours by weekday and by date, leave of evenings and of each first and third Saturday: none of it at a time that the bench books. */
const changesOf = (doctor) => [
  { kind: 'hours', doctorId: doctor, hours: Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, DAY])) },
  ...[2, 4, 6].map((day) => ({ kind: 'dayHours', doctorId: doctor, day: dayAfter(day), ranges: DAY })),
  ...[1, 8, 15].map((day) => ({ kind: 'leave', doctorId: doctor, from: dayAfter(day), to: dayAfter(day + 4), ...EVENING })),
  { kind: 'leave', doctorId: doctor, from: dayAfter(1), to: dayAfter(360), weekdays: ['Saturday'], weeks: [1, 3], ...LATE },
];

const closuresOf = (hospital) => ({
  kind: 'closure',
  hospitalId: knownId('hospital', hospital),
  closures: [1, 3, 5, 7].map((day) => ({ day: dayAfter(day), name: 'Bench', fromTime: '19:00', toTime: '20:00' })),
});

const given = new WeakSet();

async function giveParts(side) {
  if (given.has(side)) return;
  given.add(side);
  const admin = side.as('admin', 0);
  for (const doctor of doctorsOf(HOSPITALS.parts)) for (const change of changesOf(doctorId(doctor))) await calendars.make(admin, change);
  await calendars.make(admin, closuresOf(HOSPITALS.parts));
}

/**
 * The same steps at both hospitals, in rounds beside each other; `stepsFor(side, hospital, doctors)` answers them. A row for each
 * step: what it costs where calendars have parts, against where they have none.
 */
export async function besidePlain({ options, sides: { product } }, stepsFor) {
  await giveParts(product);
  const works = Object.fromEntries(
    Object.entries(HOSPITALS).map(([key, hospital]) => [key, { side: product, steps: stepsFor(product, hospital, doctorsOf(hospital)) }]),
  );
  const found = await interleaved(works, options);
  return works.parts.steps.map(({ name }, n) => {
    const [parts, plain] = [ofStep(found.parts, n), ofStep(found.plain, n)];
    const { median, low, high } = ratio(parts, plain);
    return {
      name: `${name}: calendars with parts and hours, against plain ones`,
      figure: `${rounded(median)} ×`,
      spread: `${rounded(low)}-${rounded(high)}`,
      value: median,
      must: MOST,
      notes: [`with ${micro(summary(parts))}; plain ${micro(summary(plain))}`],
    };
  });
}
