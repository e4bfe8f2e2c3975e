import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CHANGE_TYPES } from '@arogya/domain/changes/types';
import { freePort } from '@arogya/tools/postgres/server.mjs';
import type { RunningApi } from '@arogya/tools/start/api.mjs';
import { Dice } from './dice';
import type { Figure, Scale } from './figure';
import { Client } from './load';
import { real, type Real } from './real';
import { CHANGES, FaultyReceivers, HURRY, RECEIVERS, STATES } from './webhook-load';

const RECORDS = 200;
const VERSIONS = 10;
const KILL_EVERY_MS = 20_000;
/** The versions come one after another, so that some are always under way. */
const VERSION_EVERY_MS = 8_000;
const PATIENCE_MS = 900_000;

/** Receivers here; the server that the proofs share has another address, and calls nobody. */
const CALLS = { WEBHOOK_ALLOW: '127.0.0.0/8', PUBLIC_BASE_URL: 'http://webhooks.example' };

/** An integration with an endpoint at each of these addresses, made as an administrator makes them. */
async function endpointsAt(port: number, urls: readonly string[]): Promise<void> {
  const admin = await Client.as(port, 'admin');
  const post = async (path: string, body: object): Promise<{ id: string }> => {
    const { status, text } = await admin.call('POST', path, body);
    if (status !== 201) throw new Error(`${path} answered ${status}: ${text}`);
    return JSON.parse(text) as { id: string };
  };
  const about = { name: 'Proof', purpose: 'Proof', recipient: 'Nobody', hospitalId: null, networks: [] };
  const { id } = await post('integrations', { ...about, scopes: ['leads:read', 'webhooks:own'] });
  const types = CHANGE_TYPES.filter((type) => type.startsWith('lead.'));
  for (const url of urls) await post(`integrations/${id}/webhooks`, { url, types });
}

/** Kills one of two servers again and again while changes come, until everything has arrived. */
async function killedWhileSending(product: Real, urls: readonly string[]): Promise<{ kills: number; dead: number }> {
  const ports = [await freePort(0), await freePort(0)];
  const start = (n: number): Promise<RunningApi> => product.startAnother(ports[n] ?? 0, CALLS);
  const servers = [await start(0), await start(1)];
  let kills = 0;
  try {
    await endpointsAt(ports[0] ?? 0, urls);
    const [salt, began] = [randomUUID(), Date.now()];
    for (let version = 0, killed = began; ;) {
      const now = Date.now();
      if (version < VERSIONS && now >= began + version * VERSION_EVERY_MS) {
        version += 1;
        await product.query(CHANGES, [RECORDS, salt, version, version]);
      }
      if (now >= killed + KILL_EVERY_MS) {
        const n = (kills += 1) % 2;
        process.kill(servers[n]?.pid ?? 0, 'SIGKILL');
        await servers[n]?.ended;
        servers[n] = await start(n);
        killed = Date.now();
      }
      for (const hurry of HURRY) await product.query(hurry);
      const [state] = await product.query<{ all: number; left: number; dead: number }>(STATES);
      if (version === VERSIONS && state?.left === 0 && state.all === RECORDS * VERSIONS * urls.length) return { kills, dead: state.dead };
      if (now > began + PATIENCE_MS) throw new Error(`After ${PATIENCE_MS / 1000} s ${state?.left} are left of ${state?.all}`);
      await pause(500);
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** At least once, though servers die in the middle of a call. */
export async function killFigure({ seed }: Scale): Promise<Figure> {
  const receivers = await FaultyReceivers.start(new Dice(seed));
  const { kills, dead } = await killedWhileSending(await real(), receivers.urls);
  const { arrived, again, fell } = receivers.arrivals();
  await receivers.close();
  const meant = RECORDS * VERSIONS * RECEIVERS.length;
  return {
    name: 'the same with one of the servers killed (-9) every 20 s: missing, given up, out of order',
    found: `${meant / RECEIVERS.length} changes, ${kills} kills: ${meant - arrived}, ${dead}, ${fell}; ${again} taken twice`,
    met: arrived === meant && dead === 0 && fell === 0 && kills > 0,
    // Its controls are those of the figure before: without a lease and without an order two servers fail that are not even killed.
    controls: [],
  };
}
