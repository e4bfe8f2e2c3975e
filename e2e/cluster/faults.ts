import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../trust/send';
import type { Machines } from './machines';
import { until } from './machines';
import type { Node } from './node';

/** Something that happens to the machines; comes back when nothing more is to be done but to wait. */
export interface Fault {
  readonly name: string;
  readonly happen: (machines: Machines) => Promise<void>;
}

const HELD_MS = 2_000;

/** Another node leads than this one. */
const replaced = (machines: Machines, { name }: Node): Promise<void> =>
  until('another leader', async () =>
    (await machines.members()).some((one) => one.role === 'leader' && one.name !== name && one.state === 'running'),
  );

async function killLeader(machines: Machines): Promise<void> {
  const leader = await machines.leader();
  leader.signal('SIGKILL');
  await replaced(machines, leader);
  leader.start();
}

/** It goes on at the worst moment: when the other one has just taken over, and it does not know of it yet. */
async function freezeLeader(machines: Machines): Promise<void> {
  const leader = await machines.leader();
  leader.signal('SIGSTOP');
  await replaced(machines, leader);
  leader.signal('SIGCONT');
}

async function killStandby(machines: Machines): Promise<void> {
  const standby = await machines.standby();
  standby.signal('SIGKILL');
  await pause(HELD_MS);
  standby.start();
}

export async function switchOver(machines: Machines): Promise<void> {
  const [leader, standby] = [await machines.leader(), await machines.standby()];
  const said = await leader.tell('POST', 'switchover', { leader: leader.name, candidate: standby.name });
  if (!said.startsWith('200')) throw new Error(`Patroni: ${said}`);
}

async function killServerAndLeader(machines: Machines): Promise<void> {
  const leader = await machines.leader();
  const killed = machines.killServer();
  leader.signal('SIGKILL');
  await replaced(machines, leader);
  leader.start();
  await machines.startServer(killed);
}

/** Pages come from the servers' own disks; calls are refused. */
async function killBothNodes(machines: Machines): Promise<void> {
  for (const node of machines.nodes) node.signal('SIGKILL');
  await pause(HELD_MS);
  const headers = [['host', `localhost:${machines.port}`] as const];
  const statusOf = async (target: string): Promise<number> =>
    (await send(machines.port, { method: 'GET', target, headers, body: null })).status;
  const statuses = [await statusOf('/login'), await statusOf('/api/health/ready')];
  if (String(statuses) !== '200,503') throw new Error(`Without a database a page and the health answered ${statuses.join(' and ')}`);
  for (const node of machines.nodes) node.start();
  await machines.settled();
}

export const FAULTS: readonly Fault[] = [
  { name: 'leader killed, and back', happen: killLeader },
  { name: 'leader frozen, and back', happen: freezeLeader },
  { name: 'standby killed', happen: killStandby },
  { name: 'HAProxy restarted', happen: (machines) => Promise.resolve(machines.restartHaproxy()) },
  { name: 'planned switchover', happen: switchOver },
  { name: 'leader and a server killed', happen: killServerAndLeader },
  { name: 'both nodes killed, and back', happen: killBothNodes },
];

/** What the leader wrote in its last two seconds never reaches the standby: then its machine and its disk are gone. */
export const LOST_DISK: Fault = {
  name: 'leader killed with its disk',
  happen: async (machines) => {
    const leader = await machines.leader();
    leader.holdSending();
    await pause(HELD_MS);
    leader.signal('SIGKILL');
    leader.loseDisk();
    await replaced(machines, leader);
    leader.start();
  },
};
