import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@arogya/tools/postgres/server.mjs';
import { cookieOf, signIn } from '../sessions';
import { serverProof, type Figure } from '../trust/figure';
import { real, type Real } from '../trust/real';
import { askerAt, look, type Ask, type BrowserLook } from './looks';
import { anotherBuild, Team } from './team';

const NAME = 'mfe-agent';
const LOOK_MS = 40;

/** Somebody who looks without a pause at what is live. */
class Watcher {
  readonly looks: BrowserLook[] = [];
  private readonly known = new Set<string>();
  private stopped = false;
  private readonly done: Promise<void>;

  constructor(private readonly ask: Ask) {
    this.done = this.run();
  }

  async end(): Promise<readonly BrowserLook[]> {
    this.stopped = true;
    await this.done;
    return this.looks;
  }

  /** Comes back when one more has ended. */
  async next(): Promise<void> {
    for (const before = this.looks.length; this.looks.length === before;) await pause(LOOK_MS);
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      this.looks.push(await look(this.ask, NAME, this.known));
      await pause(LOOK_MS);
    }
  }
}

/** Begins to ship and is killed after so many ms; whether it came to its end before. */
async function killedAfter(team: Team, built: string, ms: number): Promise<boolean> {
  const child = team.start('ship', '--built', built);
  const ended = new Promise<boolean>((done) => child.once('close', (code) => done(code === 0)));
  await Promise.race([pause(ms), ended]);
  child.kill('SIGKILL');
  return ended;
}

async function killed(product: Real, count: number): Promise<Figure> {
  const team = await Team.of(product, NAME);
  const cookie = cookieOf(await signIn(product.origin, 'agent'));
  const began = performance.now();
  await team.run('ship', '--built', anotherBuild(NAME, 'first'));
  const whole = performance.now() - began;
  const ask = askerAt(product.origin, cookie);
  const watcher = new Watcher(ask);
  let [tried, finished] = [0, 0];
  // The machine may be faster by now than it was when `whole` was measured: then sooner and sooner, until one does not come to its end.
  for (; tried < count || finished === tried; tried += 1) {
    const share = tried < count ? 0.3 + (0.7 * tried) / count : 0.5 ** tried;
    if (await killedAfter(team, anotherBuild(NAME, `killed ${tried}`), whole * share)) finished += 1;
    await watcher.next();
  }
  await team.run('ship', '--built', anotherBuild(NAME, 'last'));
  const looks = await watcher.end();
  const { stable: last } = await team.live();
  const wrong = looks.flatMap((one) => one.wrong);
  const shows = (await look(ask, NAME)).id === last;
  const halfShipped = await look(withoutOne(ask), NAME);
  return {
    name: `${tried} who ship are killed, ${tried - finished} of them before their end`,
    found: `${wrong.length} of ${looks.length} looks found something that was not whole; who ships next comes to the end`,
    met: wrong.length === 0 && looks.length > tried && shows,
    wrong: shows ? wrong : [...wrong, 'the last release is not live'],
    controls: [
      {
        name: 'the same look at a release of which one file is missing',
        found: `${halfShipped.wrong.length} files missed`,
        fails: halfShipped.wrong.length > 0,
      },
    ],
  };
}

/** The last file of a release does not come. */
const withoutOne = (ask: Ask): Ask => {
  return async (path) => (/common\.[0-9a-f]+\.js$|__federation_expose/u.test(path) ? { status: 404, text: '' } : ask(path));
};

/** A server whose disk takes nothing goes on with what the installation brought, and refuses nothing. */
async function withoutDisk(product: Real): Promise<Figure> {
  const port = await freePort(0);
  const api = await product.startAnother(port, { TMPDIR: '/proc' });
  try {
    const cookie = cookieOf(await signIn(product.origin, 'agent'));
    const here = await look(askerAt(product.origin, cookie), NAME);
    const there = await look(askerAt(`http://localhost:${port}`, cookie), NAME);
    return {
      name: 'a server whose disk takes no file',
      found: `it serves ${there.id === 'installed' ? 'what was installed' : there.id}, ${there.wrong.length} answers that were no success`,
      met: there.wrong.length === 0 && there.id === 'installed',
      wrong: there.wrong,
      controls: [
        {
          name: 'the other server, whose disk does',
          found: here.id === 'installed' ? 'the same' : 'a release',
          fails: here.id !== 'installed',
        },
      ],
    };
  } finally {
    await api.stop();
  }
}

export default serverProof('Whoever ships may be killed at any moment', async ({ full }): Promise<Figure[]> => {
  const product = await real();
  return [await killed(product, full ? 50 : 3), await withoutDisk(product)];
});
