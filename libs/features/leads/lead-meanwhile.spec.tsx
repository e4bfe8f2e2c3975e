import { fakeApi, get, problem, put } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, within } from '@testing-library/react';
import { LeadsPage } from './leads-page';
import { makeLead } from './testing/make-lead';

const server = fakeApi([
  get('/leads/stats', { total: 1, new: 1, assigned: 0, contacted: 0, appointment_booked: 0, converted: 0, lost: 0 }),
  get('/leads', [makeLead()], { total: 1 }),
]);
const draw = () => renderPage(<LeadsPage />, { path: '/leads' });
const menuOf = async (user: ReturnType<typeof draw>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Meera Nair' }));
  return screen.findByRole('menu');
};

it('a lead that somebody else has changed meanwhile is not overwritten: it is said what it is now', async () => {
  const current = makeLead({ status: 'converted', version: 2 });
  const { user } = draw();
  const menu = await menuOf(user);
  server.use(
    problem('put', '/leads/:id', 409, 'Someone else has changed this record.', { extra: { current } }),
    get('/leads', [current], { total: 1 }),
  );
  await user.click(within(menu).getByText('Mark Contacted'));
  expect(await screen.findByText('Marked converted meanwhile by somebody else, so nothing was changed.')).toBeInTheDocument();
  await screen.findByRole('button', { name: 'Status of Meera Nair: Converted' });
  server.use(put('/leads/:id', makeLead({ status: 'contacted', version: 3 })));
  await user.click(within(await menuOf(user)).getByText('Mark Contacted'));
  expect(await screen.findByText('Lead status updated successfully.')).toBeInTheDocument();
  expect(server.callsTo('PUT').map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
});
