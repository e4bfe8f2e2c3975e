import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '@arogya/tools/build/build.mjs';
import { ROOT } from '../product';
import { Balancer, type Front } from '../trust/balancer';
import { bookings, Calls, reads, type Kind } from '../trust/calls';
import { proof, type Control, type Figure } from '../trust/figure';
import { Client, openHospital, type OpenHospital } from '../trust/load';
import { hasNginx, Nginx } from '../trust/nginx';
import type { CallAnswer } from '../trust/send';
import { Installation } from './installation';
import { BEFORE, buildBefore } from './version-before';

const PACE = { lanes: 12, breathMs: 25 };
/** How long both versions serve side by side. */
const BESIDE_MS = 3000;
const MOST_KILLS = 4;
/** Starts for the bookings of one round. */
const STARTS = 10_000;

const jsonOf = <T>({ text }: CallAnswer): T => JSON.parse(text) as T;

/** Reads and writes of an agent through the proxy, and what was answered of them. */
class Traffic {
  /** Of the bookings that were answered 201. */
  readonly booked: string[] = [];
  /** Which version the servers that answered are, since it was emptied. */
  readonly versions = new Set<string>();
  private from = 0;

  constructor(
    private readonly agent: Client,
    private readonly hospital: OpenHospital,
  ) {}

  async during(act: () => Promise<void>): Promise<Calls> {
    const calls = new Calls(this.kinds((this.from += STARTS)), PACE);
    await pause(500);
    await act();
    await pause(500);
    await calls.end();
    return calls;
  }

  private kinds(from: number): Kind[] {
    const books = bookings(this.agent, this.hospital, from, (got) => this.booked.push(jsonOf<{ id: string }>(got).id));
    const patient = (n: number) => ({ name: `Patient ${from + n}`, phone: `+91 9${String(100_000_000 + from + n)}` });
    return [
      books,
      reads(this.agent, 'doctors'),
      { name: 'patient', send: (n) => this.agent.call('POST', 'patients', patient(n)) },
      reads(this.agent, 'appointments?pageSize=20'),
      books,
      reads(this.agent, 'version', (got) => this.versions.add(jsonOf<{ version: string }>(got).version)),
    ];
  }
}

interface Stage {
  readonly before: string;
  readonly installation: Installation;
  readonly front: Front;
  readonly traffic: Traffic;
}

const said = (calls: Calls): string => `${calls.failed.length} of ${calls.count} calls failed`;

/** One server after the other becomes the version in `root`; answers the versions that were seen while there were two. */
async function roll({ installation, traffic }: Stage, root: string): Promise<readonly string[]> {
  const [one, other] = installation.ports;
  await installation.replace(one, root);
  traffic.versions.clear();
  await pause(BESIDE_MS);
  const beside = [...traffic.versions].sort();
  await installation.replace(other, root);
  return beside;
}

/** The same with a server that is killed in place of being asked to stop; a fall at the right moment loses nothing, so until something is lost. */
async function killed({ installation, traffic, before }: Stage): Promise<Control> {
  const [one] = installation.ports;
  for (let round = 1; ; round += 1) {
    await installation.replace(one, before);
    const calls = await traffic.during(async () => {
      await installation.kill(one);
      await installation.start(one, ROOT);
    });
    if (calls.failed.length === 0 && round < MOST_KILLS) continue;
    return { name: 'the old server killed in place of drained', found: said(calls), fails: calls.failed.length > 0 };
  }
}

/** docs/deploy/upgrade.md, step by step. */
async function upgrade(stage: Stage): Promise<Figure> {
  const { installation, traffic } = stage;
  let beside: readonly string[] = [];
  const calls = await traffic.during(async () => {
    await installation.backup();
    await installation.migrate(ROOT);
    beside = await roll(stage, ROOT);
  });
  const started = installation.startLines().slice(2);
  const now = await installation.query<{ version: string }>('select version from server_instances');
  const areNew =
    [...started, ...now].every(({ version }) => version !== BEFORE.version) && now.length === 2 && started.at(-1)?.servers === 2;
  return {
    name: `two servers of the version before (${BEFORE.version}) become this one, behind ${hasNginx() ? 'nginx' : 'a proxy as nginx is'}`,
    found: `${said(calls)}, ${Math.round(calls.perSecond)} a second; versions that answered between the two restarts: ${beside.join(' and ')}`,
    met: calls.failed.length === 0 && calls.answered > 500 && beside.length === 2 && areNew,
    wrong: [...new Set(calls.failed), ...(areNew ? [] : [`Started: ${JSON.stringify(started)}, in the table: ${JSON.stringify(now)}`])],
    controls: [await killed(stage)],
  };
}

async function wayBack(stage: Stage): Promise<Figure> {
  let beside: readonly string[] = [];
  const calls = await stage.traffic.during(async () => void (beside = await roll(stage, stage.before)));
  const isBack = stage.installation.startLines().at(-1)?.version === BEFORE.version;
  return {
    name: 'and back again, on the tables of the newer version',
    found: said(calls),
    met: calls.failed.length === 0 && beside.length === 2 && isBack,
    wrong: [...new Set(calls.failed)],
    controls: [],
  };
}

const countOf = async (installation: Installation, ids: readonly string[]): Promise<number> => {
  const [row] = await installation.query<{ lost: string }>(
    'select count(*) as lost from unnest($1::uuid[]) as answered (id) where not exists (select from appointments a where a.id = answered.id)',
    [ids],
  );
  return Number(row?.lost);
};

const verified = (installation: Installation): Promise<string | null> => installation.verifyAudit().catch(() => null);

async function dataWhole({ installation, traffic: { booked } }: Stage): Promise<Figure> {
  const [lost, audit] = [await countOf(installation, booked), await verified(installation)];
  await installation.asSuperuser(`set session_replication_role = replica;
    delete from appointments where id = '${booked[0] ?? ''}';
    update audit_log set username = 'somebody' where id = (select max(id) from audit_log)`);
  const [gone, changed] = [await countOf(installation, booked), await verified(installation)];
  return {
    name: 'what was answered is there afterwards',
    found: `${lost} of ${booked.length} bookings are missing; ${audit ?? 'the audit log is not as it was written'}`,
    met: lost === 0 && booked.length > 100 && audit !== null,
    controls: [
      { name: 'a booking taken out of its table', found: `${gone} missing`, fails: gone === 1 },
      { name: 'a changed row of the audit log', found: changed ?? 'found', fails: changed === null },
    ],
  };
}

async function figuresOn(installation: Installation, before: string): Promise<Figure[]> {
  await installation.migrate(before);
  for (const port of installation.ports) await installation.start(port, before);
  const front = hasNginx() ? await Nginx.start(installation.ports) : await Balancer.start(installation.ports, 'asks the next');
  try {
    await Promise.all(installation.ports.map((port) => front.has(port)));
    const hospital = await openHospital({ port: front.port, query: (text, params) => installation.query(text, params) });
    const stage: Stage = { before, installation, front, traffic: new Traffic(hospital.agent, hospital) };
    return [await upgrade(stage), await wayBack(stage), await dataWhole(stage)];
  } finally {
    front.stop();
  }
}

export default proof('A rolling deploy, from the version before', async ({ full }): Promise<Figure[]> => {
  if (!full) return [];
  await ensureBuilt();
  const before = await buildBefore();
  const installation = await Installation.begin();
  try {
    return await figuresOn(installation, before);
  } finally {
    await installation.stop();
  }
});
