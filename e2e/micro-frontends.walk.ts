import assert from 'node:assert/strict';
import { read, see } from './look';
import { startProduct, type Product } from './product';
import { walk, type Walker } from './walk';
import { buildAlone, WebRoot } from './web-root';

const NOTICE = 'Visits of today are confirmed by phone until noon.';

/** A product of the walk's own, on a copy of what is deployed. The shared one comes first: its start builds what is stale. */
async function onACopy(walker: Walker): Promise<{ web: WebRoot; product: Product }> {
  await walker.product();
  const web = new WebRoot();
  return { web, product: await startProduct({ env: { WEB_ROOT: web.path } }) };
}

walk(
  'with one micro-frontend switched off, the shell and the others work, and Retry brings it back',
  async (walker) => {
    const { web, product } = await onACopy(walker);
    web.switchOff('mfe-agent');

    const agent = await walker.open('/appointments', { as: 'agent', product });
    await see(agent.getByRole('heading', { name: 'Appointments' }), agent.getByText('mfe-agent does not answer'));
    await see(agent.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Appointments' }));
    await see(agent.getByRole('button', { name: 'Logout' }));
    const hospital = await walker.open('/hospital-dashboard', { as: 'hospital', product });
    await see(hospital.getByRole('heading', { name: "Today's Schedule" }), hospital.getByRole('table', { name: 'All Appointments' }));
    await hospital.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Appointments' }).click();
    await see(hospital.getByRole('heading', { name: 'Appointment Management' }));

    await agent.getByRole('button', { name: 'Retry' }).click();
    await see(agent.getByText('mfe-agent does not answer'));
    web.switchOn('mfe-agent');
    await agent.getByRole('button', { name: 'Retry' }).click();
    await see(agent.getByRole('heading', { name: 'Appointment Management' }), agent.getByRole('table', { name: 'All Appointments' }));
    await product.stop();
  },
  { minutes: 4 },
);

walk(
  'one micro-frontend rebuilt alone shows on reload, while no byte of the shell and of the others changes',
  async (walker) => {
    const { web, product } = await onACopy(walker);
    const before = web.fingerprintWithout('mfe-agent');
    const agent = await walker.open('/appointments', { as: 'agent', product });
    await see(agent.getByRole('heading', { name: 'Appointment Management' }));
    assert.equal(await agent.getByText(NOTICE).count(), 0);

    const built = await buildAlone('mfe-agent', {
      'src/nav.json': (nav) => nav.replace('"label": "Appointments"', '"label": "Visits"'),
      'src/mfe.tsx': (mfe) => mfe.replace('<AppointmentsPage />', `<><p>${NOTICE}</p><AppointmentsPage /></>`),
    });
    web.ship('mfe-agent', built);
    await agent.reload();
    await read(agent, NOTICE);
    await see(agent.getByRole('heading', { name: 'Appointment Management' }), agent.getByRole('table', { name: 'All Appointments' }));
    await see(agent.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Visits' }));
    assert.equal(web.fingerprintWithout('mfe-agent'), before, 'something else than mfe-agent has changed');
    await product.stop();
  },
  { minutes: 6 },
);
