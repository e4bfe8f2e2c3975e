import { BookingVisitors } from '@arogya/backend/public-booking/booking-visitors.service';
import { NOW, standAt, type Clinic } from '@arogya/backend/testing/clinic';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { Refusal } from '@arogya/domain/refusal';
import { application } from './application';
import { Dice } from './dice';
import { median, proof, type Figure } from './figure';
import { instead } from './instead';
import { cleared, effectOf, orderOf, seenOf, STEPS, twoClinics, type Side } from './pairs';

const KNOWN = '+91 98888 00001';
/** The median of a call with the patient's phone may lie so far from that with another one. */
const RATIO = 0.1;
/** Calls of one kind from which a median is computed. */
const ENOUGH = 200;

type Bookedfor = BookingVisitors['bookedFor'];
type Ratios = Map<string, number[]>;
interface OracleFinding {
  readonly different: string[];
  readonly calls: number;
  readonly ratios: Ratios;
}

let caller = 0;
/** Each pair comes from networks of its own. */
const address = (): string => `127.${20 + ((caller >> 16) & 63)}.${(caller >> 8) & 255}.${(caller += 1) & 255 || 1}`;

async function pairs(app: TestApp, clinics: readonly [Clinic, Clinic], count: number, dice: Dice): Promise<OracleFinding> {
  const found: OracleFinding = { different: [], calls: 0, ratios: new Map() };
  let calls = 0;
  for (let n = 0; n < count; n += 1) {
    const [first, second] = dice.shuffled(clinics) as [Clinic, Clinic];
    const unknown = `+91 97777 ${10_000 + (n % 90_000)}`;
    const side = (clinic: Clinic, phone: string): Side => ({
      clinic,
      phone,
      who: app.visitor(address()),
      handle: null,
      hold: null,
      person: null,
      link: null,
    });
    const [known, other] = [side(first, KNOWN), side(second, unknown)];
    const order = orderOf(dice);
    calls += 2 * order.length;
    found.different.push(...(await compare(app, order, known, other, dice, found.ratios)));
    await cleared(app, [known, other]);
  }
  return { ...found, calls };
}

/** The same order of calls by both, in turn, and then what both have left behind. */
async function compare(app: TestApp, order: readonly string[], known: Side, other: Side, dice: Dice, ratios: Ratios): Promise<string[]> {
  const different: string[] = [];
  for (const [turn, name] of order.entries()) {
    const seen = new Map<Side, string>();
    const took = new Map<Side, number>();
    for (const side of dice.shuffled([known, other])) {
      const began = performance.now();
      const answer = await STEPS[name]?.(side, turn);
      took.set(side, performance.now() - began);
      seen.set(side, answer ? seenOf(answer, side) : '');
    }
    const ratio = (took.get(known) ?? NaN) / (took.get(other) ?? NaN);
    ratios.set(name, [...(ratios.get(name) ?? []), ratio]);
    if (seen.get(known) !== seen.get(other)) {
      different.push(`${name} after ${order.slice(0, turn).join(', ')}: ${seen.get(known)} against ${seen.get(other)}`);
    }
  }
  const [left, right] = [await effectOf(app, known), await effectOf(app, other)];
  if (left !== right) different.push(`${order.join(', ')} left ${left} against ${right}`);
  return different;
}

/** The calls whose medians lie more than a tenth apart. */
const slower = (ratios: Ratios): string[] =>
  [...ratios]
    .filter(([, all]) => all.length >= ENOUGH && Math.abs(median(all) - 1) > RATIO)
    .map(([name, all]) => `${name}: ${((median(all) - 1) * 100).toFixed(1)} % apart at the median of ${all.length}`);

/** The old order of checks: before anything else, whether this phone has an appointment already. */
const asking =
  (app: TestApp) =>
  (before: Bookedfor): Bookedfor =>
    async function bookedFor(this: BookingVisitors, body, visitor) {
      const key = body.patient?.phone.replaceAll(' ', '');
      const row = await app.sql.one('select from appointments a join patients p on p.id = a.patient_id where p.phone_key = $1 limit 1', [
        key,
      ]);
      if (row) throw new Refusal('oneADay');
      return before.call(this, body, visitor);
    };

export default proof('What a stranger could find out about a phone', async ({ full, seed }): Promise<Figure[]> => {
  const app = await application({ env: { RATE_LIMIT_SCALE: '1', OUTBOX: '1' } });
  standAt(app, NOW);
  const dice = new Dice(seed);
  const clinics = await twoClinics(app, KNOWN);
  const count = full ? 2000 : 60;
  const { different, calls, ratios } = await pairs(app, clinics, count, dice);
  const control = await instead(BookingVisitors, 'bookedFor', asking(app), () => pairs(app, clinics, 30, dice));
  const late = full ? slower(ratios) : [];
  return [
    {
      name: `${count} pairs of a patient's phone and another one, every public call in every order`,
      found: `${different.length} of ${calls} answers and effects differ${full ? `, ${late.length} kinds of call take another time` : ''}`,
      met: different.length === 0 && late.length === 0,
      wrong: [...late, ...different],
      controls: [
        {
          name: 'a booking that first asks what the phone has',
          found: `${control.different.length} differ`,
          fails: control.different.length > 0,
        },
      ],
    },
  ];
});
