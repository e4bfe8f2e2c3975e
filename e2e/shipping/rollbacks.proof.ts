import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@arogya/tools/postgres/server.mjs';
import { cookieOf, signIn } from '../sessions';
import { serverProof, type Figure } from '../trust/figure';
import { real } from '../trust/real';
import { askerAt } from './looks';
import { anotherBuild, idIn, Team } from './team';

const NAME = 'mfe-agent';
/** The musts of the design. */
const LIST_MS = 1_000;
const NOTICE_MS = 5_000;
/** Of one session; one more would end the oldest. */
const STREAMS = 10;

/** The stream of an open tab: when it last learnt that releases have changed. */
class Tab {
  noticedAt = 0;
  private readonly call;

  constructor(port: number, cookie: string) {
    this.call = request({ port, host: '127.0.0.1', path: '/api/events', headers: { cookie, host: `localhost:${port}` } }, (answer) => {
      answer.on('error', () => undefined);
      answer.on('data', (part: Buffer) => {
        if (part.toString().includes('"releases"')) this.noticedAt = performance.now();
      });
    });
    this.call.on('error', () => undefined);
    this.call.end();
  }

  close(): void {
    this.call.destroy();
  }
}

/** Waits until every server lists this id; answers when that was. */
async function listed(ports: readonly number[], cookie: string, id: string): Promise<number> {
  const shows = async (port: number): Promise<boolean> => {
    const { text } = await askerAt(`http://localhost:${port}`, cookie)('/mfe-manifest.json');
    const { remotes } = JSON.parse(text) as { remotes: { name: string; entry: string }[] };
    return idIn(remotes.find(({ name }) => name === NAME)?.entry ?? '') === id;
  };
  const patience = performance.now() + 30_000;
  while (!(await Promise.all(ports.map(shows))).every(Boolean)) {
    if (performance.now() > patience) return Infinity;
    await pause(10);
  }
  return performance.now();
}

interface Round {
  /** ms until every server lists what was live before, and until the last tab knew. */
  readonly list: number;
  readonly known: number;
}

async function takenBack(team: Team, ports: readonly number[], cookie: string, tabs: readonly Tab[], stamp: string): Promise<Round> {
  const { stable: before } = await team.live();
  await team.run('ship', '--built', anotherBuild(NAME, stamp));
  await listed(ports, cookie, (await team.live()).stable);
  await pause(1_500);
  const began = performance.now();
  const [at] = await Promise.all([listed(ports, cookie, before), team.takeBack()]);
  while (tabs.some(({ noticedAt }) => noticedAt < began) && performance.now() - began < NOTICE_MS) await pause(10);
  const known = tabs.map(({ noticedAt }) => (noticedAt < began ? Infinity : noticedAt - began));
  return { list: at - began, known: Math.max(...known) };
}

export default serverProof('A release is taken back', async ({ full }): Promise<Figure[]> => {
  const product = await real();
  const team = await Team.of(product, NAME);
  const [port, count, rounds] = [await freePort(0), full ? 50 : 10, full ? 10 : 1];
  const second = await product.startAnother(port, {});
  const ports = [product.port, port];
  const cookies: string[] = [];
  for (let session = 0; session < Math.ceil(count / STREAMS); session += 1) cookies.push(cookieOf(await signIn(product.origin, 'agent')));
  const tabs = Array.from({ length: count }, (_, tab) => new Tab(ports[tab % 2] ?? 0, cookies[Math.floor(tab / STREAMS)] ?? ''));
  // A tab that nobody has signed in to learns nothing.
  const stranger = new Tab(port, '');
  try {
    const results: Round[] = [];
    for (let round = 0; round < rounds; round += 1)
      results.push(await takenBack(team, ports, cookies[0] ?? '', tabs, `taken back ${round}`));
    const [list, known] = [Math.max(...results.map((one) => one.list)), Math.max(...results.map((one) => one.known))];
    return [
      {
        name: `${rounds} times, two servers, ${count} tabs`,
        found: `both list what was before after ${Math.round(list)} ms at most, the last tab knew after ${Math.round(known)} ms at most`,
        met: list < LIST_MS && known < NOTICE_MS,
        controls: [{ name: 'a tab of a stranger', found: stranger.noticedAt > 0 ? 'knew' : 'never knew', fails: stranger.noticedAt === 0 }],
      },
    ];
  } finally {
    for (const tab of [...tabs, stranger]) tab.close();
    await second.stop();
  }
});
