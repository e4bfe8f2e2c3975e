import { expect, test } from './fixtures';
import { read, see } from './look';
import { startProduct, type Product } from './product';
import { buildAlone, WebRoot } from './web-root';

const NOTICE = 'Visits of today are confirmed by phone until noon.';

/** A product of this file's own, on a copy of what is deployed. */
let [web, product] = [] as unknown as [WebRoot, Product];
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  web = new WebRoot();
  product = await startProduct({ env: { WEB_ROOT: web.path } });
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

test('one micro-frontend rebuilt alone shows on reload, while no byte of the shell and of the others changes', async ({ open }) => {
  const before = web.fingerprintWithout('mfe-agent');
  const agent = await open('/appointments', { as: 'agent', product });
  await see(agent.getByRole('heading', { name: 'Appointment Management' }));
  await expect(agent.getByText(NOTICE)).toHaveCount(0);

  const built = await buildAlone('mfe-agent', {
    'src/nav.json': (nav) => nav.replace('"label": "Appointments"', '"label": "Visits"'),
    'src/mfe.tsx': (mfe) => mfe.replace('<AppointmentsPage />', `<><p>${NOTICE}</p><AppointmentsPage /></>`),
  });
  web.ship('mfe-agent', built);
  await agent.reload();
  await read(agent, NOTICE);
  await see(agent.getByRole('heading', { name: 'Appointment Management' }), agent.getByRole('table', { name: 'All Appointments' }));
  await see(agent.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Visits' }));
  expect(web.fingerprintWithout('mfe-agent') === before, 'only mfe-agent has changed').toBe(true);
});
