import { setTimeout as pause } from 'node:timers/promises';
import { cookieOf, signIn } from '../sessions';
import { serverProof, type Figure } from '../trust/figure';
import { real } from '../trust/real';
import { askerAt, look, type BrowserLook } from './looks';
import { anotherBuild, Team } from './team';

const NAME = 'mfe-agent';
const LOOK_MS = 250;
/** Many times what a busy machine takes. */
const PATIENCE_MS = 600_000;

export default serverProof('Pages without a database', async ({ full }): Promise<Figure[]> => {
  const product = await real();
  const team = await Team.of(product, NAME);
  await team.run('ship', '--built', anotherBuild(NAME, 'before the outage'));
  const { stable } = await team.live();
  const ask = askerAt(product.origin, cookieOf(await signIn(product.origin, 'agent')));
  const [seconds, pid] = [full ? 60 : 3, product.pid];
  await product.stopDatabase();
  const looks: BrowserLook[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    looks.push(await look(ask, NAME));
    await pause(LOOK_MS);
  }
  const page = await ask('/appointments');
  const call = await ask('/api/doctors');
  await product.startDatabase();
  const patience = performance.now() + PATIENCE_MS;
  while ((await ask('/api/doctors')).status !== 200 && performance.now() < patience) await pause(100);
  const well = (await ask('/api/doctors')).status === 200 && product.pid === pid;
  const wrong = looks.flatMap((one) => [...one.wrong, ...(one.id === stable ? [] : [`it was ${one.id}`])]);
  return [
    {
      name: `a database that is stopped for ${seconds} s`,
      found: `${looks.length} looks at the release that is live, ${wrong.length} files missed or other releases; the document of a page answers ${page.status}; ${well ? 'all well again without a restart' : 'not well again'}`,
      met: wrong.length === 0 && looks.length > 0 && page.status === 200 && well,
      wrong: [...new Set(wrong)],
      controls: [{ name: 'a call that needs the database', found: `answers ${call.status}`, fails: call.status === 503 }],
    },
  ];
});
