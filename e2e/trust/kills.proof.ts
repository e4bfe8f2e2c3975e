import { setTimeout as pause } from 'node:timers/promises';
import { Dice } from './dice';
import { serverProof, type Control, type Figure, type Scale } from './figure';
import { acknowledged, Load, openHospital, type OpenHospital } from './load';
import { Naive } from './naive';
import { real, type Real } from './real';

/** Said of a quiet machine; `npm test` runs on any, and wants that it serves again. */
const servingMs = ({ full }: Pick<Scale, 'full'>): number => (full ? 10_000 : Infinity);

/** Appointments that the hasty server has acknowledged when it is killed. */
const HASTY = 50;

interface Fall {
  readonly kill: () => Promise<void> | void;
  readonly recover: () => Promise<void>;
}

interface Outcome {
  readonly acknowledged: number;
  readonly repeated: number;
  readonly lost: number;
  readonly doubled: number;
  readonly odd: readonly string[];
  /** ms from each kill to the next booking that was acknowledged. */
  readonly serving: readonly number[];
}

let from = 0;

/** Lets the load run over `times` falls, then looks for every booking that was acknowledged. */
async function fallUnderLoad(product: Real, hospital: OpenHospital, { kill, recover }: Fall, times: number, dice: Dice): Promise<Outcome> {
  const load = new Load(hospital, from).begin();
  const serving: number[] = [];
  try {
    for (let round = 0; round < times; round += 1) {
      await product.whileItServes(load.more(10));
      await pause(dice.below(200));
      const killed = performance.now();
      await kill();
      await recover();
      serving.push((await product.whileItServes(load.firstAfter(killed))) - killed);
    }
    await product.whileItServes(load.end());
  } catch (error) {
    load.abandon();
    throw error;
  }
  from += load.acknowledged.length + load.refused + 1000;
  const ids = load.acknowledged.map(({ id }) => id);
  return { acknowledged: ids.length, repeated: load.repeated, odd: load.odd, serving, ...(await countOf(product, hospital, ids)) };
}

async function countOf(product: Real, { doctors }: OpenHospital, ids: readonly string[]): Promise<{ lost: number; doubled: number }> {
  const [lost] = await product.query<{ lost: string }>(
    'select count(*) as lost from unnest($1::uuid[]) as answered (id) left join appointments a on a.id = answered.id where a.id is null',
    [ids],
  );
  const [doubled] = await product.query<{ doubled: string }>(
    `select count(*) as doubled from appointments a join appointments b on a.doctor_id = b.doctor_id and a.id < b.id
       and tstzrange(a.start_at, a.end_at) && tstzrange(b.start_at, b.end_at)
     where a.doctor_id = any ($1) and a.archived_at is null and b.archived_at is null`,
    [doctors],
  );
  const [twice] = await product.query<{ twice: string }>(
    `select count(*) - count(distinct id) as twice from unnest($1::uuid[]) as answered (id)`,
    [ids],
  );
  return { lost: Number(lost?.lost), doubled: Number(doubled?.doubled) + Number(twice?.twice) };
}

const figureOf = (name: string, outcome: Outcome, mostMs: number, controls: readonly Control[]): Figure => {
  const slowest = Math.max(...outcome.serving);
  const { acknowledged, repeated, lost, doubled, odd } = outcome;
  return {
    name,
    found: `${acknowledged} acknowledged (${repeated} asked again), ${lost} lost, ${doubled} doubled, serving again after ${Math.round(slowest)} ms at most`,
    met: lost === 0 && doubled === 0 && odd.length === 0 && slowest < mostMs && acknowledged > 0,
    wrong: [...new Set(odd)],
    controls,
  };
};

/** PostgreSQL that tells a commit before it is on disk: killed until something is lost, ten times at most. */
async function looseDatabase(product: Real, hospital: OpenHospital, dice: Dice): Promise<Control> {
  const loose = ['synchronous_commit=off', 'wal_writer_delay=10000', 'wal_writer_flush_after=0'];
  await product.stopDatabase();
  await product.startDatabase(loose);
  let acknowledged = 0;
  let lost = 0;
  for (let round = 0; round < 10 && lost === 0; round += 1) {
    const fall: Fall = { kill: () => product.killDatabase(), recover: () => product.startDatabase(loose) };
    const outcome = await fallUnderLoad(product, hospital, fall, 1, dice);
    acknowledged += outcome.acknowledged;
    lost += outcome.lost;
  }
  await product.stopDatabase();
  await product.startDatabase();
  return { name: 'synchronous_commit switched off', found: `${lost} of ${acknowledged} acknowledged were lost`, fails: lost > 0 };
}

/** A server that answers before it has written. */
async function hastyServer(product: Real): Promise<Control> {
  const naive = await Naive.start(product.databaseUrl);
  const ids: string[] = [];
  let stop = false;
  const lane = async (): Promise<void> => {
    while (!stop) {
      const got = await naive.call('POST');
      if (got.status === 201) ids.push((JSON.parse(got.text) as { id: string }).id);
    }
  };
  const lanes = Array.from({ length: 4 }, lane);
  await acknowledged(() => ids.length >= HASTY);
  await naive.kill();
  stop = true;
  await Promise.all(lanes);
  const [row] = await product.query<{ lost: string }>(
    'select count(*) as lost from unnest($1::uuid[]) as answered (id) where id not in (select id from naive_appointments)',
    [ids],
  );
  const lost = Number(row?.lost);
  return { name: 'a server that answers before it commits', found: `${lost} of ${ids.length} acknowledged were lost`, fails: lost > 0 };
}

export default serverProof('kill -9 under booking load', async ({ full, seed }): Promise<Figure[]> => {
  const product = await real();
  const hospital = await openHospital(product);
  const dice = new Dice(seed);
  const times = full ? 50 : 3;
  const server = await fallUnderLoad(
    product,
    hospital,
    { kill: () => product.killServer(), recover: () => product.startServer() },
    times,
    dice,
  );
  const pid = product.pid;
  const fall: Fall = { kill: () => product.killDatabase(), recover: () => product.startDatabase() };
  const database = await fallUnderLoad(product, hospital, fall, times, dice);
  const survived = product.pid === pid ? '' : ' (the server was restarted)';
  return [
    figureOf(`${times} × the server`, server, servingMs({ full }), [await hastyServer(product)]),
    figureOf(`${times} × PostgreSQL, all its processes at once${survived}`, database, servingMs({ full }), [
      await looseDatabase(product, hospital, dice),
    ]),
  ];
});
