import { staff } from '../calls.mjs';
import { asSuperuser } from '../data/fill.mjs';
import { median, rounded } from '../figures.mjs';
import { inLanes } from '../rounds.mjs';
import { startAt } from '../starts.mjs';

const STARTS = 50;
const ATTEMPTS_EACH = 20;
const IN_FLIGHT = 20;
/** An attempt waits for those before it at the same doctor; one that waits for this many usual ones has stalled. */
const STALLED = 15;
const LENGTHS = [15, 30, 45];
const PER_DAY = 34;

const DEADLOCKS = 'select deadlocks::int from pg_stat_database where datname = current_database()';
const DOUBLED = `
select count(*)::int as doubled from appointments a join appointments b on b.doctor_id = a.doctor_id and b.id > a.id
  and b.start_at < a.end_at and a.start_at < b.end_at
where a.doctor_id = any ($1) and a.start_at > now() + interval '245 days' and b.start_at > now() + interval '245 days'
  and a.status in ('pending', 'confirmed', 'completed') and b.status in ('pending', 'confirmed', 'completed')`;
const NEW_DOCTOR = `
insert into doctors (full_name, specialty, phone, hospital_id, city, working_days, time_slots, consultation_minutes)
select 'Dr. Race', specialty, phone, hospital_id, city, working_days, time_slots, $1 from doctors where full_name like 'Dr. %' order by full_name limit 1
returning id`;
const NEW_LENGTH = 'update doctors set consultation_minutes = $2 where id = $1';

/** Twenty people want each of fifty starts, twenty of them at a time; again and again, and with appointments of different lengths. */
export default {
  name: 'race for starts',
  sides: ['product'],
  run: (bench) => asSuperuser(bench.sides.product.database, (client) => races(bench, client)),
};

async function races(bench, client) {
  const side = bench.sides.product;
  const seen = { booked: 0, refused: 0, errors: [], times: [], doctors: [] };
  const deadlocksBefore = (await client.query(DEADLOCKS)).rows[0].deadlocks;
  const repetitions = bench.options.races;
  for (let n = 0; n < repetitions; n += 1) await sameStarts(side, client, seen);
  const equal = { ...seen };
  for (let n = 0; n < repetitions; n += 1) await mixedLengths(side, client, seen);
  const deadlocks = (await client.query(DEADLOCKS)).rows[0].deadlocks - deadlocksBefore;
  const { doubled } = (await client.query(DOUBLED, [seen.doctors])).rows[0];
  const [usual, slowest] = [median(seen.times), Math.max(...seen.times)];
  const what = `race, ${repetitions} × ${STARTS * ATTEMPTS_EACH} attempts`;
  return [
    { name: `${what}: booked`, figure: equal.booked, value: equal.booked, must: repetitions * STARTS, kind: 'exactly' },
    {
      name: 'race, with mixed lengths: doubled',
      figure: doubled,
      value: doubled,
      must: 0,
      notes: [`${seen.booked - equal.booked} booked of mixed lengths`],
    },
    { name: 'race: deadlocks', figure: deadlocks, value: deadlocks, must: 0 },
    {
      name: 'race: answers other than 201 and 409',
      figure: seen.errors.length,
      value: seen.errors.length,
      must: 0,
      notes: seen.errors.slice(0, 3),
    },
    {
      name: 'race: slowest attempt',
      figure: `${rounded(slowest / usual)} × the usual`,
      value: slowest / usual,
      must: STALLED,
      notes: [`usual ${rounded(usual)} ms, slowest ${rounded(slowest)} ms`],
    },
  ];
}

async function newDoctor(client, minutes, seen) {
  const { id } = (await client.query(NEW_DOCTOR, [minutes])).rows[0];
  seen.doctors.push(id);
  return id;
}

async function attempt(side, requested, n, seen) {
  const { status, text, ms } = await staff.tryToBook(side.agent(n), requested, side.patient());
  seen.times.push(ms);
  if (status === 201) seen.booked += 1;
  else if (status === 409) seen.refused += 1;
  else seen.errors.push(`${status} ${text.slice(0, 200)}`);
}

const startOf = (n) => startAt(250 + Math.floor(n / PER_DAY), n % PER_DAY);

async function sameStarts(side, client, seen) {
  const doctor = await newDoctor(client, 15, seen);
  const act = (n) => attempt(side, { doctor, at: startOf(Math.floor(n / ATTEMPTS_EACH)) }, n, seen);
  await inLanes(STARTS * ATTEMPTS_EACH, act, IN_FLIGHT);
}

/** The doctor's length changes while people book, so that neighbouring starts overlap in every way. */
async function mixedLengths(side, client, seen) {
  const doctor = await newDoctor(client, LENGTHS[0], seen);
  const act = async (n) => {
    if (n % 50 === 0) await client.query(NEW_LENGTH, [doctor, LENGTHS[(n / 50) % LENGTHS.length]]);
    await attempt(side, { doctor, at: startOf((n * 7) % STARTS) }, n, seen);
  };
  await inLanes(STARTS * ATTEMPTS_EACH, act, IN_FLIGHT);
}
