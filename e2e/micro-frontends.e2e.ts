import { expect, test } from './fixtures';
import { gone, read, see } from './look';
import { startProduct, type Product } from './product';
import { cookieOf, signIn, type DemoRole } from './sessions';
import { Shipping } from './shipping';
import { breakPages, buildAlone, WebRoot } from './web-root';

const NOTICE = 'Consultations of today are confirmed by phone until noon.';

/** A product of this file's own, on a copy of what is deployed. */
let [web, product, built] = [] as unknown as [WebRoot, Product, string];
/** The address at which somebody gets mfe-agent. */
async function entryFor(as: DemoRole): Promise<string | undefined> {
  const cookie = cookieOf(await signIn(product.origin, as));
  const answer = await fetch(`${product.origin}/mfe-manifest.json`, { headers: { cookie } });
  const { remotes } = (await answer.json()) as { remotes: { name: string; entry: string }[] };
  return remotes.find(({ name }) => name === 'mfe-agent')?.entry;
}

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  web = new WebRoot();
  product = await startProduct({ env: { WEB_ROOT: web.path } });
  built = await buildAlone('mfe-agent', {
    'src/nav.json': (nav) => nav.replace('"label": "Appointments"', '"label": "Consultations"'),
    'src/mfe.tsx': (mfe) => mfe.replace('<AppointmentsPage />', `<><p>${NOTICE}</p><AppointmentsPage /></>`),
  });
});
test.afterAll(() => product.stop());

test('with one micro-frontend switched off, the shell and the others work, and Retry brings it back', async ({ open }) => {
  web.switchOff('mfe-agent');

  const agent = await open('/appointments', { as: 'agent', product });
  await see(agent.getByRole('heading', { name: 'Appointments' }), agent.getByText('mfe-agent is not responding'));
  await see(agent.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Appointments' }));
  await see(agent.getByRole('button', { name: 'Logout' }));
  const hospital = await open('/hospital-dashboard', { as: 'hospital', product });
  await see(hospital.getByRole('heading', { name: "Today's Schedule" }), hospital.getByRole('table', { name: 'All Appointments' }));
  await hospital.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Appointments' }).click();
  await see(hospital.getByRole('heading', { name: 'Appointment Management' }));

  await agent.getByRole('button', { name: 'Retry' }).click();
  await see(agent.getByText('mfe-agent is not responding'));
  web.switchOn('mfe-agent');
  await agent.getByRole('button', { name: 'Retry' }).click();
  await see(agent.getByRole('heading', { name: 'Appointment Management' }), agent.getByRole('table', { name: 'All Appointments' }));
});

test('one micro-frontend is shipped alone: a role tries it, the others and open tabs go on, and a rollback takes it away', async ({
  open,
}) => {
  const before = web.fingerprint();
  const [agent, tab] = [await open('/appointments', { as: 'agent', product }), await open('/', { as: 'agent', product })];
  await see(agent.getByRole('heading', { name: 'Appointment Management' }), tab.getByRole('link', { name: 'Appointments' }));
  await expect(agent.getByText(NOTICE)).toHaveCount(0);

  const shipping = await Shipping.of(product.origin, 'mfe-agent');
  expect(shipping.run('ship', '--built', built, '--role', 'agent', '--why', 'A notice')).toMatch(
    /mfe-agent: 1\.0\.0-[0-9a-f]{10} is on trial with role agent; everybody else has installed\./u,
  );
  await read(tab, 'A new version is ready.');
  const link = /http\S+\?try=\S+/u.exec(shipping.run('ship', '--built', built, '--try'))?.[0] ?? '';
  const doctor = await open('/', { as: 'doctor', product });
  await doctor.goto(link);
  await doctor
    .getByRole('dialog', { name: /Try in This Browser/u })
    .getByRole('button', { name: 'Try in This Browser' })
    .click();
  await see(doctor.getByText(/^This browser tries mfe-agent 1\.0\.0-/u));
  await doctor.getByRole('button', { name: 'Leave', exact: true }).click();
  await gone(doctor.getByText(/^This browser tries/u));
  await agent.getByRole('button', { name: 'Reload' }).click();
  await read(agent, NOTICE);
  await see(agent.getByRole('heading', { name: 'Appointment Management' }), agent.getByRole('table', { name: 'All Appointments' }));
  const main = agent.getByRole('navigation', { name: 'Main' });
  await see(main.getByRole('link', { name: 'Consultations' }));

  await tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Appointments' }).click();
  await see(tab.getByRole('table', { name: 'All Appointments' }));
  await expect(tab.getByText(NOTICE)).toHaveCount(0);
  expect(await entryFor('admin'), 'for another role').toMatch(/^\/mfe\/mfe-agent\/remoteEntry\./u);
  expect(await entryFor('agent')).toMatch(/^\/mfe\/mfe-agent\/1\.0\.0-/u);

  expect(shipping.run('releases')).toContain('by e2e: A notice');
  expect(shipping.run('ship', '--promote')).toMatch(/^mfe-agent: everybody has 1\.0\.0-[0-9a-f]{10}\.$/mu);
  await agent.reload();
  await read(agent, NOTICE);
  expect(shipping.run('rollback')).toContain('mfe-agent: everybody has installed.');
  await agent.reload();
  await see(main.getByRole('link', { name: 'Appointments' }));
  await expect(agent.getByText(NOTICE)).toHaveCount(0);
  expect(web.fingerprint() === before, 'what the installation brought has not changed').toBe(true);
});

interface Trials {
  readonly trials: readonly { readonly sessions: number; readonly failed: number }[];
}

test('a tab reports by itself that the pages of a release fail, and says so when it is taken back', async ({ open }) => {
  const shipping = await Shipping.of(product.origin, 'mfe-agent');
  shipping.run('ship', '--built', breakPages(built), '--role', 'agent', '--why', 'Broken on purpose');
  const trialNow = () => (JSON.parse(shipping.run('releases', '--json')) as Trials).trials[0];
  const agent = await open('/appointments', { as: 'agent', product });
  await read(agent, 'This page has stopped working');
  await expect.poll(trialNow, 'after a few seconds').toMatchObject({ sessions: 1, failed: 1 });
  shipping.run('ship', '--promote');
  shipping.run('rollback');
  await read(agent, 'This page had a fault, which was taken back.');
  await agent.getByRole('button', { name: 'Reload' }).click();
  await see(agent.getByRole('table', { name: 'All Appointments' }));
});
