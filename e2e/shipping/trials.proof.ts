import { setTimeout as pause } from 'node:timers/promises';
import { serverProof, type Figure } from '../trust/figure';
import { Client } from '../trust/load';
import { real } from '../trust/real';
import { anotherBuild, Team } from './team';

const NAME = 'mfe-agent';
/** The must of the design, and twice how often servers compare, for who watches one that is as good. */
const WITHIN_MS = 60_000;
const WATCHED_MS = 22_000;

interface Trial {
  readonly withdrawn: boolean;
  readonly ms: number;
  readonly others: number;
}

/** What is live of the other micro-frontends. */
const othersNow = async (team: Team): Promise<string[]> =>
  (await team.now()).live.filter(({ name }) => name !== NAME).map(({ name, stable, canary }) => `${name} ${stable} ${canary ?? ''}`);

/** Puts a release on trial with agents, lets every nth session of theirs fail, and waits until it is taken back or not. */
async function tryOut(team: Team, sessions: readonly Client[], stamp: string, everyNth: number): Promise<Trial> {
  const before = await othersNow(team);
  await team.run('ship', '--built', anotherBuild(NAME, stamp), '--role', 'agent');
  const { canary } = await team.live();
  const report = (kind: string) => ({ name: NAME, id: canary, kind });
  const began = performance.now();
  for (const [number, session] of sessions.entries()) {
    const reports = everyNth > 0 && number % everyNth === 0 ? [report('opened'), report('load')] : [report('opened')];
    await session.call('POST', 'releases/reports', { reports });
  }
  const patience = everyNth > 0 ? WITHIN_MS : WATCHED_MS;
  let withdrawn = false;
  while (!withdrawn && performance.now() - began < patience) {
    await pause(500);
    withdrawn = (await team.live()).canary === null;
  }
  const after = await othersNow(team);
  return { withdrawn, ms: performance.now() - began, others: before.filter((one) => !after.includes(one)).length };
}

export default serverProof('A release on trial that fails', async ({ full }): Promise<Figure[]> => {
  const product = await real();
  const team = await Team.of(product, NAME);
  const [count, goodOnes] = full ? [100, 20] : [24, 1];
  const sessions: Client[] = [];
  for (let session = 0; session < count; session += 1) sessions.push(await Client.as(product.port, 'agent'));
  const bad = await tryOut(team, sessions, 'bad', 5);
  let takenBack = 0;
  for (let round = 0; round < goodOnes; round += 1) if ((await tryOut(team, sessions, `good ${round}`, 0)).withdrawn) takenBack += 1;
  await team.run('rollback');
  return [
    {
      name: `one session in five fails, of ${count}`,
      found: `${bad.withdrawn ? 'taken back' : 'still on trial'} after ${(bad.ms / 1000).toFixed(1)} s; ${bad.others} other micro-frontends touched`,
      met: bad.withdrawn && bad.ms < WITHIN_MS && bad.others === 0,
      controls: [{ name: `${goodOnes} that are as good as what is live`, found: `${takenBack} taken back`, fails: takenBack === 0 }],
    },
  ];
});
