import { freePort, signalTo } from '@arogya/tools/postgres/server.mjs';
import type { RunningApi } from '@arogya/tools/start/api.mjs';
import { Balancer, type Front } from './balancer';
import { bookings, Calls, reads } from './calls';
import { serverProof, type Figure, type Scale } from './figure';
import { openHospital, Client, type OpenHospital } from './load';
import { hasNginx, Nginx } from './nginx';
import { real, type Real } from './real';
import { restartedAlone } from './restarted-alone';

interface Times {
  readonly lookMs: number;
  readonly drainSeconds: number;
  /** Between the answer of a call and the next one. */
  readonly breathMs: number;
}

/** A drain lasts three looks of the balancer; on whatever machine `npm test` runs, so many that one of them is in time. */
const timesOf = ({ full }: Pick<Scale, 'full'>): Times =>
  full ? { lookMs: 1000, drainSeconds: 3, breathMs: 30 } : { lookMs: 1000, drainSeconds: 30, breathMs: 100 };
const LANES = 6;
/** Starts for the bookings of one round. */
const STARTS = 10_000;
const MOST_FALLS = 10;
let from = 400_000;

/** Two servers behind a balancer, each with so many seconds of draining when it is stopped. */
class Pair {
  private readonly apis = new Map<number, RunningApi>();

  constructor(
    private readonly product: Real,
    readonly ports: readonly number[],
  ) {}

  async start(port: number, drainSeconds: number): Promise<void> {
    this.apis.set(port, await this.product.startAnother(port, { DRAIN_SECONDS: String(drainSeconds) }));
  }

  /** As an upgrade does: asks one to stop, for as long as that takes, starts its successor, and waits until it is ready and known to be. */
  async restart(port: number, nextDrain: number, balancer: Front): Promise<void> {
    const api = this.apis.get(port);
    if (api) signalTo(api.pid, 'SIGTERM');
    await api?.ended;
    await this.start(port, nextDrain);
    await balancer.has(port);
  }

  /** As a careless one does: kills it. */
  async replace(port: number, nextDrain: number, balancer: Front): Promise<void> {
    const api = this.apis.get(port);
    if (api) process.kill(api.pid, 'SIGKILL');
    await api?.ended;
    await this.restart(port, nextDrain, balancer);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.apis.values()].map((api) => api.stop()));
  }
}

/** What becomes of the calls that are under way while `act` is done. */
async function callsDuring(act: () => Promise<void>, { hospital, balancer, breathMs }: Street): Promise<Calls> {
  const agent = await Client.as(balancer.port, 'agent');
  const read = reads(agent, 'doctors');
  const calls = new Calls([bookings(agent, hospital, (from += STARTS)), read, read], { lanes: LANES, breathMs });
  await calls.more(LANES);
  await act();
  await calls.end();
  return calls;
}

/** A fall at the right moment, just before a look, loses nothing: until something is lost. */
async function untilLost(fall: () => Promise<void>, street: Street): Promise<Calls> {
  for (let round = 1; ; round += 1) {
    const calls = await callsDuring(fall, street);
    if (calls.failed.length > 0 || round === MOST_FALLS) return calls;
  }
}

interface Street {
  readonly hospital: OpenHospital;
  readonly balancer: Front;
  readonly breathMs: number;
}

interface Trial {
  readonly name: string;
  readonly front: (ports: readonly number[]) => Promise<Front>;
  readonly times: Times;
  /** What must lose calls behind such a balancer. */
  readonly control: { readonly name: string; readonly fall: (pair: Pair, port: number, balancer: Front) => Promise<void> };
}

async function figureOf(
  product: Real,
  hospital: OpenHospital,
  { name, front, times: { drainSeconds, breathMs }, control }: Trial,
): Promise<Figure> {
  const pair = new Pair(product, [await freePort(0), await freePort(0)]);
  const [one = 0, other = 0] = pair.ports;
  const balancer = await front(pair.ports);
  const street: Street = { hospital, balancer, breathMs };
  try {
    for (const port of pair.ports) await pair.start(port, drainSeconds);
    await Promise.all(pair.ports.map((port) => balancer.has(port)));
    const drained = await callsDuring(async () => {
      await pair.restart(one, 0, balancer);
      await pair.restart(other, 0, balancer);
    }, street);
    const lost = await untilLost(() => control.fall(pair, one, balancer), street);
    return {
      name: `two servers restarted in turn, a drain of ${drainSeconds} s, ${name}`,
      found: drained.said,
      met: drained.failed.length === 0 && drained.answered > 100,
      wrong: [...new Set(drained.failed)],
      controls: [{ name: control.name, found: lost.said, fails: lost.failed.length > 0 }],
    };
  } finally {
    balancer.stop();
    await pair.stop();
  }
}

export default serverProof('An upgrade, one server after the other', async ({ full }): Promise<Figure[]> => {
  const product = await real();
  const hospital = await openHospital(product);
  const times = timesOf({ full });
  const { lookMs } = times;
  const looking: Trial = {
    name: `a balancer that looks every ${lookMs} ms and repeats nothing`,
    front: (ports) => Balancer.start(ports, { lookMs }),
    times,
    control: { name: 'one of them without a drain', fall: (pair, port, balancer) => pair.restart(port, 0, balancer) },
  };
  const asking: Trial = {
    name: 'a proxy that looks at nothing and asks the next server when a port is closed, as deploy/nginx/nginx.conf does',
    front: (ports) => Balancer.start(ports, 'asks the next'),
    times,
    control: { name: 'one of them killed', fall: (pair, port, balancer) => pair.replace(port, 0, balancer) },
  };
  const figures: Figure[] = [];
  const behindNginx: Trial = { ...asking, name: 'nginx with deploy/nginx/nginx.conf', front: (ports) => Nginx.start(ports) };
  const all = hasNginx() ? [looking, asking, behindNginx] : [looking, asking];
  for (const trial of full ? all : [looking]) figures.push(await figureOf(product, hospital, trial));
  return full ? [...figures, ...(await restartedAlone(product))] : figures;
});
